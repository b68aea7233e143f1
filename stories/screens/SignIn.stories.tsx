import { expect, fn, screen, within } from 'storybook/test';
import { productName } from '#domain/product.ts';
import {
  emptySignInForms,
  type SignInFormState,
  type SignInMode,
  signInFormReducer,
} from '#domain/signInForm.ts';
import { SignInDialog } from '#screens/signIn/SignInDialog.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Sign in',
  component: SignInDialog,
  parameters: { pictures: ['desktop', 'phone'] },
  args: {
    open: true,
    onChange: fn(),
    onToggle: fn(),
    onSwitch: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
});

const typed: SignInFormState = {
  ...emptySignInForms.signin,
  values: { email: 'ines.duarte@mail.example', password: 'a green kettle sings' },
};

function submitted(mode: SignInMode): SignInFormState {
  return signInFormReducer(emptySignInForms[mode], { type: 'submitted' });
}

export const SignIn = meta.story({
  name: 'Sign in',
  args: { form: emptySignInForms.signin },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Create an account' }));
    await expect(args.onSwitch).toHaveBeenCalledWith('register');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const SignInPasswordShown = meta.story({
  name: 'Sign in, password shown',
  parameters: { pictures: ['desktop'] },
  args: { form: { ...typed, shown: ['password'] } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await expect(dialog.getByLabelText('Password')).toHaveAttribute('type', 'text');
    const toggle = dialog.getByRole('button', { name: 'Show password', pressed: true });
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenCalledWith('password');
  },
});

export const SignInMissing = meta.story({
  name: 'Sign in, fields missing',
  args: { form: submitted('signin') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter your email address');
  },
});

export const Register = meta.story({
  name: 'Register',
  parameters: { pictures: ['desktop', 'phone', 'smallPhone'] },
  args: { form: emptySignInForms.register },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }));
    await expect(dialog.getByLabelText('Date of birth')).toBeRequired();
    await expect(dialog.getByText(`Already have an account?`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
});

export const RegisterPasswordsShown = meta.story({
  name: 'Register, both passwords shown',
  parameters: { pictures: ['desktop'] },
  args: {
    form: {
      ...emptySignInForms.register,
      values: {
        email: 'ines.duarte.da.silva.e.vasconcelos@very-long-company-name.example',
        confirmEmail: 'ines.duarte.da.silva.e.vasconcelos@very-long-company-name.example',
        password: `my ${productName} password`,
        confirmPassword: `my ${productName} password`,
        dateOfBirth: '2004-05-17',
      },
      shown: ['password', 'confirmPassword'],
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }));
    await expect(dialog.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
});

export const RegisterMissing = meta.story({
  name: 'Register, fields missing',
  args: { form: submitted('register') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }));
    await expect(dialog.getByText('Please enter your email address again')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});

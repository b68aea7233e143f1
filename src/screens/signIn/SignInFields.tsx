import { TextInput } from '#components/TextInput.tsx';
import { emailMaxLength } from '#domain/email.ts';
import {
  missingSignInText,
  type PasswordField,
  type SignInField,
  type SignInFormState,
} from '#domain/signInForm.ts';
import { PasswordInput } from './PasswordInput.tsx';

type SignInFieldsProps = {
  form: SignInFormState;
  onChange: (field: SignInField, value: string) => void;
  onToggle: (field: PasswordField) => void;
};

const emailInput = { maxLength: emailMaxLength, inputMode: 'email', spellCheck: false } as const;

/** The fields of the form's mode (§3), as password managers expect them. */
export function SignInFields({ form, onChange, onToggle }: SignInFieldsProps) {
  const missing: readonly SignInField[] = form.missing;
  const shown: readonly SignInField[] = form.shown;
  const text = (name: SignInField, value: string, label: string) => ({
    name,
    value,
    label,
    required: true,
    onChange: (changed: string) => onChange(name, changed),
    error: missing.includes(name) ? missingSignInText(form.mode, name) : undefined,
  });
  const password = (name: PasswordField, value: string, label: string) => ({
    ...text(name, value, label),
    shown: shown.includes(name),
    onToggle: () => onToggle(name),
  });

  if (form.mode === 'signin') {
    const { values } = form;
    return (
      <>
        <TextInput
          {...text('email', values.email, 'Email')}
          type="email"
          autoComplete="username"
          htmlInput={emailInput}
        />
        <PasswordInput
          {...password('password', values.password, 'Password')}
          toggleLabel="Show password"
          autoComplete="current-password"
        />
      </>
    );
  }
  const { values } = form;
  return (
    <>
      <TextInput
        {...text('email', values.email, 'Email')}
        type="email"
        autoComplete="email"
        htmlInput={emailInput}
      />
      <TextInput
        {...text('confirmEmail', values.confirmEmail, 'Confirm email')}
        type="email"
        autoComplete="email"
        htmlInput={emailInput}
      />
      <PasswordInput
        {...password('password', values.password, 'Password')}
        toggleLabel="Show password"
        autoComplete="new-password"
      />
      <PasswordInput
        {...password('confirmPassword', values.confirmPassword, 'Confirm password')}
        toggleLabel="Show confirmed password"
        autoComplete="new-password"
      />
      <TextInput
        {...text('dateOfBirth', values.dateOfBirth, 'Date of birth')}
        type="date"
        autoComplete="bday"
      />
    </>
  );
}

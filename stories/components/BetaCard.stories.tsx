import { expect, fn } from 'storybook/test';
import type { BetaFormState } from '#domain/betaForm.ts';
import { BetaCard } from '#screens/landing/BetaCard.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Beta card',
  component: BetaCard,
  args: { onChange: fn(), onSubmit: fn(), onReach: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
});

const email = 'imani.whitlock@example.com';

export const Idle = meta.story({
  name: 'Empty',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: { form: { status: 'idle', email: '' } },
});

export const Submitting = meta.story({
  name: 'Joining',
  args: { form: { status: 'submitting', email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Joining...' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  },
});

export const Registered = meta.story({
  name: 'Registered',
  args: { form: { status: 'registered', email: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "Successfully registered! We'll notify you when the beta launches.",
    );
  },
});

export const Invalid = meta.story({
  name: 'Not an email address',
  args: { form: { status: 'invalid', email: 'imani.whitlock' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  },
});

export const Duplicate = meta.story({
  name: 'Already registered',
  args: { form: { status: 'duplicate', email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This email is already registered for the beta!',
    );
  },
});

export const Failed = meta.story({
  name: 'Something went wrong',
  args: { form: { status: 'failed', email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  },
});

// A status without a story is a type error.
void ({
  idle: Idle,
  submitting: Submitting,
  registered: Registered,
  invalid: Invalid,
  duplicate: Duplicate,
  failed: Failed,
} satisfies Record<BetaFormState['status'], unknown>);

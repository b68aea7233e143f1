import { expect, fn } from 'storybook/test';
import type { ContactFormState } from '#domain/contactForm.ts';
import { generalFailureText } from '#domain/formTexts.ts';
import { ContactSection } from '#screens/landing/ContactSection.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Contact section',
  component: ContactSection,
  parameters: { fullBleed: true },
  args: { onChange: fn(), onSubmit: fn(), onReach: fn() },
});

const filled = {
  email: 'tomas.lindqvist@example.com',
  message: 'We run a career week at our college in March. Could one of you come and speak?',
  submission: 1,
};

export const Idle = meta.story({
  name: 'Empty',
  parameters: { pictures: ['desktop', 'phone'] },
  args: { form: { status: 'idle', email: '', message: '', submission: 0 } },
});

export const Sending = meta.story({
  name: 'Sending',
  args: { form: { ...filled, status: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Your email' })).toBeDisabled();
  },
});

export const Success = meta.story({
  name: 'Received',
  args: { form: { status: 'success', email: '', message: '', submission: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "Thank you for reaching out! We'll get back to you soon.",
    );
  },
});

export const ServerError = meta.story({
  name: 'The server says why not',
  args: {
    form: {
      ...filled,
      status: 'error',
      text: 'We are doing maintenance. Please come back in an hour.',
    },
  },
});

export const GeneralError = meta.story({
  name: 'Something went wrong',
  args: { form: { ...filled, status: 'error', text: generalFailureText } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(generalFailureText);
  },
});

export const LongMessage = meta.story({
  name: 'A long message scrolls in its field',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    form: { ...filled, status: 'idle', message: `${filled.message}\n\n`.repeat(20).trim() },
  },
});

// A status without a story is a type error.
void ({
  idle: Idle,
  sending: Sending,
  success: Success,
  error: ServerError,
} satisfies Record<ContactFormState['status'], unknown>);

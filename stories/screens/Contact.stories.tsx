import { expect, fn } from 'storybook/test';
import { contactDetails } from '#demo/contactDetails.ts';
import {
  type ContactPageFormAction,
  contactPageFields,
  contactPageFormReducer,
  initialContactPageForm,
} from '#domain/contactPageForm.ts';
import { ContactScreen } from '#screens/contact/ContactScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { publicFrame, wholePage } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: wholePage,
  decorators: [publicFrame('/contact')],
  args: { details: contactDetails, onChange: fn(), onSubmit: fn(), onRestart: fn() },
});

function formAfter(...actions: readonly ContactPageFormAction[]) {
  return actions.reduce(contactPageFormReducer, initialContactPageForm);
}

const filledIn = contactPageFields.map(
  (field) => ({ type: 'changed', field, value: `A ${field}` }) as const,
);

export const Empty = meta.story({
  name: 'Empty form',
  parameters: { pictures: ['desktop', 'tablet', 'phone'] },
  args: { form: initialContactPageForm },
});

export const FieldErrors = meta.story({
  name: 'Fields missing',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    form: formAfter(
      { type: 'changed', field: 'name', value: 'Ines Duarte' },
      { type: 'submitted' },
    ),
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter your email address');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid();
  },
});

export const ThankYou = meta.story({
  name: 'Thank you',
  args: { form: formAfter(...filledIn, { type: 'submitted' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', {
        name: "Thank You! We've received your message and will get back to you soon.",
      }),
    ).toHaveFocus();
    const again = canvas.getByRole('button', { name: 'Write another message' });
    await userEvent.click(again);
    await expect(args.onRestart).toHaveBeenCalled();
    again.blur();
  },
});

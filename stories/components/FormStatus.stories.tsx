import { expect } from 'storybook/test';
import { FormStatus } from '#components/FormStatus.tsx';
import { generalFailureText } from '#domain/formTexts.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Form status', component: FormStatus });

export const Nothing = meta.story({
  name: 'Nothing to say yet',
  parameters: { pictures: [] },
  args: { message: null },
  play: async ({ canvas }) => {
    // There before its text, so that the text is announced.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Success = meta.story({
  name: 'Success',
  args: {
    message: {
      tone: 'success',
      text: "Successfully registered! We'll notify you when the beta launches.",
    },
  },
});

export const Failure = meta.story({
  name: 'Error',
  args: { message: { tone: 'error', text: generalFailureText } },
});

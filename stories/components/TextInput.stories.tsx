import { expect, fn } from 'storybook/test';
import { TextInput } from '#components/TextInput.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Text input',
  component: TextInput,
  args: { label: 'City', name: 'city', value: 'Rotterdam', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Plain = meta.story({ name: 'Plain' });

export const WithHint = meta.story({
  name: 'With a hint',
  args: { hint: 'Where you would like to work.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Where you would like to work.',
    );
  },
});

export const WithError = meta.story({
  name: 'With an error and a hint',
  args: { value: '', error: 'Please name a city', hint: 'Where you would like to work.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'City' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Please name a city Where you would like to work.',
    );
  },
});

export const Disabled = meta.story({ name: 'Disabled', args: { disabled: true } });

export const Multiline = meta.story({
  name: 'Several lines',
  args: {
    label: 'About you',
    name: 'about',
    multiline: true,
    minRows: 4,
    value: 'I repair bicycles on weekdays and teach my nephew to code on Saturdays.',
  },
});

import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from '#components/SearchField.tsx';
import preview from '../../.storybook/preview.tsx';

/** Keeps the text, as a page would. */
function Controlled({ value, onChange, ...rest }: ComponentProps<typeof SearchField>) {
  const [text, setText] = useState(value);
  return (
    <SearchField
      {...rest}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Search field',
  component: SearchField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Search skills', value: '', onChange: fn() },
});

export const Empty = meta.story({ args: { placeholder: 'A skill or a career' } });

export const Filled = meta.story({
  args: { value: 'data' },
  parameters: { pictures: ['desktop', 'phone'] },
});

export const HiddenLabel = meta.story({
  name: 'Label for screen readers only',
  args: { hideLabel: true, placeholder: 'A skill or a career' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search skills' })).toBeVisible();
    await expect(canvas.getByRole('search', { name: 'Search skills' })).toBeVisible();
  },
});

export const Clearing = meta.story({
  name: 'Cleared by its button',
  parameters: { pictures: [] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search skills' });
    await userEvent.type(field, 'sql');
    await expect(args.onChange).toHaveBeenLastCalledWith('sql');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});

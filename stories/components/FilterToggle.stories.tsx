import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FilterToggle } from '#components/FilterToggle.tsx';
import preview from '../../.storybook/preview.tsx';

/** Keeps the choice, as a page would. */
function Controlled({ value, onChange, ...rest }: ComponentProps<typeof FilterToggle>) {
  const [choice, setChoice] = useState(value);
  return (
    <FilterToggle
      {...rest}
      value={choice}
      onChange={(next) => {
        setChoice(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Filter toggle',
  component: FilterToggle,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Level',
    options: ['All', 'Beginner', 'Intermediate', 'Advanced', 'Professional'].map((value) => ({
      value,
      label: value,
    })),
    value: 'All',
    onChange: fn(),
  },
});

export const Levels = meta.story({
  name: 'Four levels and all',
  parameters: { pictures: ['desktop', 'phone'] },
});

export const WithLabel = meta.story({
  name: 'Label shown',
  args: { showLabel: true, value: 'Advanced' },
});

export const Keyboard = meta.story({
  name: 'Chosen with the arrow keys',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Beginner');
    await expect(canvas.getByRole('radio', { name: 'Beginner' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Level' })).toBeVisible();
  },
});

import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SectionTabs } from '#components/SectionTabs.tsx';
import preview from '../../.storybook/preview.tsx';

/** Keeps the open tab, as a page would. */
function Controlled({ value, onChange, children, ...rest }: ComponentProps<typeof SectionTabs>) {
  const [open, setOpen] = useState(value);
  return (
    <SectionTabs
      {...rest}
      value={open}
      onChange={(id) => {
        setOpen(id);
        onChange(id);
      }}
    >
      {open}
    </SectionTabs>
  );
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Section tabs',
  component: SectionTabs,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Jobs',
    tabs: [
      { id: 'opportunities', label: 'Opportunities' },
      { id: 'applications', label: 'Manage Applications' },
    ],
    value: 'opportunities',
    onChange: fn(),
    children: null,
  },
});

export const Tabs = meta.story({ parameters: { pictures: ['desktop', 'smallPhone'] } });

export const Nested = meta.story({ name: 'Tabs within a tab', args: { nested: true } });

export const Keyboard = meta.story({
  name: 'Opened by keyboard',
  parameters: { pictures: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Opportunities' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('applications');
    await expect(canvas.getByRole('tabpanel', { name: 'Manage Applications' })).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import { PriorityLabel } from '#screens/dashboard/PriorityLabel.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Priority label',
  component: PriorityLabel,
});

export const High = meta.story({
  args: { priority: 'High' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High priority')).toBeVisible();
  },
});

export const Medium = meta.story({ args: { priority: 'Medium' } });

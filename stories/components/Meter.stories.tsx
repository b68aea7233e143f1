import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { Meter } from '#components/Meter.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Meter',
  component: Meter,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
  args: { label: 'Profile completeness', total: 14 },
});

export const Partly = meta.story({
  args: { value: 9, words: '9 of 14 parts complete', figure: '64%' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Profile completeness' });
    await expect(meter).toHaveAttribute('aria-valuetext', '9 of 14 parts complete');
  },
});

export const Nothing = meta.story({
  args: { value: 0, words: '0 of 14 parts complete', figure: '0%' },
});

export const Everything = meta.story({
  args: { value: 14, words: '14 of 14 parts complete', figure: '100%' },
});

export const WithoutFigure = meta.story({
  name: 'Without a figure',
  args: { label: 'Progress', value: 4, total: 9, words: '4 of 9 milestones completed' },
});

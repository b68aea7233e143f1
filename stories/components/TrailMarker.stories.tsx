import Box from '@mui/material/Box';
import { TrailMarker } from '#components/TrailMarker.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Trail marker',
  component: TrailMarker,
  decorators: [
    (Story) => (
      <Box sx={{ p: 2 }}>
        <Story />
      </Box>
    ),
  ],
});

export const Completed = meta.story({ args: { number: 3, state: 'completed' } });

export const Current = meta.story({ args: { number: 4, state: 'current' } });

export const CurrentInEmber = meta.story({
  name: 'Current, in ember',
  args: { number: 4, state: 'current', tone: 'accent' },
});

export const Upcoming = meta.story({ args: { number: 5, state: 'upcoming' } });

export const TwoDigits = meta.story({
  name: 'Two digits',
  args: { number: 12, state: 'upcoming', size: 32 },
});

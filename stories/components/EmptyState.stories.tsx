import Button from '@mui/material/Button';
import { EmptyState } from '#components/EmptyState.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Empty state',
  component: EmptyState,
  args: { title: 'No skill matches “welding”' },
});

export const WithWayOut = meta.story({
  name: 'With a way out',
  parameters: { pictures: ['desktop', 'phone'] },
  args: {
    children: 'Try a shorter word, or look at all kinds of skills.',
    action: (
      <Button variant="outlined" color="secondary">
        Clear search and filters
      </Button>
    ),
  },
});

export const LongQuery = meta.story({
  name: 'Long search text',
  args: { title: `No skill matches “${'Donaudampfschifffahrt'.repeat(8)}”` },
  parameters: { pictures: ['phone'] },
});

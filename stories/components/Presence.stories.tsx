import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect, screen } from 'storybook/test';
import { Presence } from '#components/Presence.tsx';
import type { Presence as PresenceStatus } from '#domain/contacts.ts';
import { presenceWords } from '#domain/presence.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Presence',
  component: Presence,
  args: { name: 'Amira Haddad', seed: 'amira-haddad', status: 'online' as PresenceStatus },
});

const statuses = Object.keys(presenceWords) as PresenceStatus[];

export const All = meta.story({
  name: 'Online, away and offline',
  render: (args) => (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {statuses.map((status) => (
        <Box key={status} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <Presence {...args} status={status} />
          <Typography>{presenceWords[status]}</Typography>
        </Box>
      ))}
    </Box>
  ),
});

export const Word = meta.story({
  name: 'The word in a tooltip',
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    const person = canvas.getByRole('img', { name: 'Online' });
    await userEvent.hover(person);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Online');
    await userEvent.unhover(person);
  },
});

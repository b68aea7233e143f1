import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { ChatBubble } from '#components/ChatBubble.tsx';
import type { MessageStatus } from '#domain/contacts.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Chat bubble',
  component: ChatBubble,
  args: {
    text: 'The 3rd works. I will send you the draft on Tuesday.',
    timestamp: '2026-11-21T08:41:00Z',
    sender: 'You',
    own: true,
  },
});

export const Received = meta.story({ args: { own: false, sender: 'Theo Marchetti' } });

/** How far a message has come: a new status without a story does not compile. */
const statuses: Record<MessageStatus, string> = { sent: 'Sent', read: 'Read' };

export const Own = meta.story({
  name: 'Own, sent and read',
  render: (args) => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(Object.keys(statuses) as MessageStatus[]).map((status) => (
        <ChatBubble key={status} {...args} status={status} />
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    for (const word of Object.values(statuses)) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
});

export const Lines = meta.story({
  name: 'Several lines, markup, a very long word',
  args: {
    own: false,
    sender: 'Theo Marchetti',
    text: `First line\n\n  <b>not bold</b> &amp; so on\n${'Rindfleischetikettierung'.repeat(8)}`,
  },
  parameters: { pictures: ['desktop', 'smallPhone'] },
});

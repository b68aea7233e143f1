import Box from '@mui/material/Box';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ChatLog } from '#components/ChatLog.tsx';
import { PersonAvatar } from '#components/PersonAvatar.tsx';
import { conversations } from '#demo/conversations.ts';
import { demoNow } from '#demo/now.ts';
import { type ChatMessage, currentUserId } from '#domain/contacts.ts';
import preview from '../../.storybook/preview.tsx';
import { longConversation } from '../support/longConversation.ts';

const theo = 'theo-marchetti';

/** A log in a window of its own, and buttons outside it that make messages arrive. */
function Live({ messages: first, ...rest }: ComponentProps<typeof ChatLog>) {
  const [messages, setMessages] = useState(first);
  const add = (senderId: string, text: string) =>
    setMessages((before) => [
      ...before,
      { id: `new-${before.length}`, senderId, text, timestamp: demoNow, status: 'read' },
    ]);
  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column' }}>
      <ChatLog {...rest} messages={messages} />
      <Box>
        <button type="button" onClick={() => add(theo, `Reply ${messages.length}`)}>
          Receive
        </button>
        <button type="button" onClick={() => add(currentUserId, 'Mine')}>
          Write
        </button>
      </Box>
    </Box>
  );
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Chat log',
  component: ChatLog,
  parameters: { fullBleed: true },
  args: {
    label: 'Conversation with Theo Marchetti',
    messages: conversations[theo] ?? [],
    other: 'Theo Marchetti',
    avatar: <PersonAvatar name="Theo Marchetti" seed={theo} size={32} />,
    typing: false,
    showStatus: true,
    now: demoNow,
  },
});

export const Days = meta.story({
  name: 'By day and sender',
  parameters: { pictures: ['desktop', 'phone'] },
});

const long = longConversation(theo, 40);

function distanceToEnd(log: HTMLElement): number {
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}

export const Following = meta.story({
  name: 'The newest message comes into view',
  args: { messages: long },
  render: (args) => <Live {...args} />,
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await expect(distanceToEnd(log)).toBeLessThan(2);
    await userEvent.click(canvas.getByText('Receive'));
    await expect(canvas.getByText('Reply 40')).toBeInTheDocument();
    await expect(distanceToEnd(log)).toBeLessThan(2);
  },
});

export const NewMessages = meta.story({
  name: 'New messages while scrolled up',
  args: { messages: long },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = 100;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByText('Receive'));
    await userEvent.click(canvas.getByText('Receive'));
    await expect(canvas.getByRole('button', { name: '2 new messages' })).toBeVisible();
    await expect(Math.abs(log.scrollTop - 100)).toBeLessThan(60);
    await userEvent.click(canvas.getByText('Write'));
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: /new message|Jump/ })).toBeNull();
    log.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByText('Receive'));
    await expect(canvas.getByRole('button', { name: '1 new message' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
});

export const AnnouncedOnce = meta.story({
  name: 'A reply is announced once',
  args: { messages: conversations[theo]?.slice(-1) ?? [] },
  render: (args) => <Live {...args} />,
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        added.push(...[...addedNodes].map((node) => node.textContent ?? ''));
      }
    });
    observer.observe(log, { childList: true, subtree: true });
    await userEvent.click(canvas.getByText('Receive'));
    await userEvent.click(canvas.getByText('Receive'));
    await waitFor(() => expect(added).toHaveLength(2));
    observer.disconnect();
    await expect(added.map((text) => text.match(/Reply \d/g))).toEqual([['Reply 1'], ['Reply 2']]);
  },
});

const none: readonly ChatMessage[] = [];

export const Empty = meta.story({
  name: 'No messages',
  args: { messages: none, children: <p>No messages yet. Say hello.</p> },
  parameters: { pictures: [] },
});

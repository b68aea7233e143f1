import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ChatMessage } from '#domain/contacts.ts';
import { ChatBubble } from './ChatBubble.tsx';

type ChatGroupProps = {
  /** Messages of one sender, oldest first. */
  messages: readonly ChatMessage[];
  /** Whether the member wrote them. */
  own: boolean;
  /** The other one's name. */
  other: string;
  /** The other one's picture, beside the last of their messages. */
  avatar: ReactNode;
  /** Whether the member's own messages show how far they have come. */
  showStatus: boolean;
  /** The messages that were there when the log was opened; all others move in. */
  known: ReadonlySet<string>;
};

/** Messages of one sender that follow each other closely: one block, one picture. */
export function ChatGroup({ messages, own, other, avatar, showStatus, known }: ChatGroupProps) {
  return (
    <Group data-own={own}>
      {!own && avatar}
      <Messages role="list">
        {messages.map((message, index) => (
          <li key={message.id}>
            <ChatBubble
              text={message.text}
              timestamp={message.timestamp}
              sender={own ? 'You' : other}
              own={own}
              status={own && showStatus ? message.status : undefined}
              joinsAbove={index > 0}
              arriving={!known.has(message.id)}
            />
          </li>
        ))}
      </Messages>
    </Group>
  );
}

const Group = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 12,
  marginTop: 12,
  // Of a long conversation, only what is near the screen is laid out and painted.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 84px',
  '&[data-own="true"]': { justifyContent: 'flex-end' },
});

const Messages = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  minWidth: 0,
  maxWidth: 'min(84%, 62ch)',
  '[data-own="true"] > &': { alignItems: 'flex-end' },
});

import { keyframes, styled } from '@mui/material/styles';
import { Check, CheckCheck } from 'lucide-react';
import { memo } from 'react';
import type { MessageStatus } from '#domain/contacts.ts';
import { formatTime } from '#domain/format.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ChatBubbleProps = {
  text: string;
  /** An ISO 8601 instant. */
  timestamp: string;
  /** Who wrote it, for a screen reader; the eye sees the side it stands on. */
  sender: string;
  /** Whether the member wrote it: it stands at the end of the line, in pine. */
  own: boolean;
  /** How far a message of the member's own has come (§3). */
  status?: MessageStatus | undefined;
  /** Whether another message of the same sender stands right above it. */
  joinsAbove?: boolean;
  /** Whether it has just come: it moves in. */
  arriving?: boolean;
};

const marks = {
  sent: { word: 'Sent', Icon: Check },
  read: { word: 'Read', Icon: CheckCheck },
} as const satisfies Record<MessageStatus, unknown>;

/** One message: its text, its time, and how far it has come. Text is text, whatever it looks like. */
export const ChatBubble = memo(function ChatBubble({
  text,
  timestamp,
  sender,
  own,
  status,
  joinsAbove = false,
  arriving = false,
}: ChatBubbleProps) {
  const mark = status && marks[status];
  return (
    <Bubble data-own={own} data-above={joinsAbove} data-arriving={arriving}>
      <VisuallyHidden>{`${sender}: `}</VisuallyHidden>
      <Text dir="auto">{text}</Text>
      <Meta>
        <time dateTime={timestamp}>{formatTime(timestamp)}</time>
        {mark && (
          <>
            <mark.Icon size={15} aria-hidden="true" />
            <span>{mark.word}</span>
          </>
        )}
      </Meta>
    </Bubble>
  );
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/** A corner that joins a neighbour is nearly square. */
const joined = 6;

const Bubble = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '8px 14px 6px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 18,
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  '&[data-arriving="true"]': {
    animation: `${arrive} ${theme.transitions.duration.short}ms ${theme.transitions.easing.easeOut}`,
  },
  '&[data-own="false"]': {
    borderEndStartRadius: joined,
    '&[data-above="true"]': { borderStartStartRadius: joined },
  },
  '&[data-own="true"]': {
    borderColor: 'transparent',
    borderEndEndRadius: joined,
    backgroundColor: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-contrastText)',
    '&[data-above="true"]': { borderStartEndRadius: joined },
    // A wall of bright mint would be hard on the eyes: a deep pine does it in the dark.
    ...theme.applyStyles('dark', { backgroundColor: '#1F4D3D', color: '#E9F0EC' }),
  },
}));

const Text = styled('p')({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  // Each line finds its own direction.
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  lineHeight: 1.5,
});

const Meta = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  marginTop: 2,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  opacity: 0.82,
});

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type ChatMessage, currentUserId } from '#domain/contacts.ts';
import { ChatDays } from './ChatDays.tsx';
import { JumpToLatest } from './JumpToLatest.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';
import { useStickToEnd } from './useStickToEnd.ts';

type ChatLogProps = {
  /** Names the log for a screen reader: "Conversation with Amira Haddad". */
  label: string;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** The other one's name. */
  other: string;
  /** The other one's picture, 32 px wide. Keep the element: a new one draws the whole log again. */
  avatar: ReactNode;
  /** Whether the other one is writing. */
  typing: boolean;
  /** Whether the member's own messages show how far they have come. */
  showStatus?: boolean;
  /** The present, for 'Today' and 'Yesterday': an ISO 8601 instant. */
  now: string;
  /** Below the last message: suggestions, a word on what happened. It is not announced. */
  children?: ReactNode;
};

/**
 * A conversation that scrolls in itself (design direction, "Chat and messages"). What is added to it is
 * announced once. Give it a `key` for each conversation: another one's history is not news.
 */
export function ChatLog(props: ChatLogProps) {
  const { label, messages, other, avatar, typing, showStatus = false, now, children } = props;
  const newest = messages.at(-1);
  const { scroller, content, atEnd, goToEnd } = useStickToEnd({
    id: newest?.id,
    own: newest?.senderId === currentUserId,
    only: messages.length === 1,
  });
  return (
    <Box sx={frameStyle}>
      <Box
        ref={scroller}
        role="log"
        aria-label={label}
        aria-relevant="additions"
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
        sx={scrollerStyle}
      >
        <Box ref={content} sx={contentStyle}>
          <ChatDays
            messages={messages}
            other={other}
            avatar={avatar}
            showStatus={showStatus}
            now={now}
          />
          <Box aria-live="off" sx={{ ml: 11, mt: 2 }}>
            <TypingIndicator name={other} active={typing} />
          </Box>
          {children && <Box aria-live="off">{children}</Box>}
        </Box>
      </Box>
      <JumpToLatest
        messages={messages}
        atEnd={atEnd}
        onJump={() => {
          goToEnd();
          scroller.current?.focus({ preventScroll: true });
        }}
      />
    </Box>
  );
}

const frameStyle = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
} as const;

const scrollerStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  // The ring would lie outside, where it is cut off.
  '&:focus-visible': { outlineOffset: -3 },
  '@media print': { overflow: 'visible' },
} as const;

const contentStyle = {
  maxWidth: 820,
  mx: 'auto',
  px: { xs: 4, sm: 6 },
  pt: 4,
  pb: 6,
} as const;

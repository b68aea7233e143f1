import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { groupMessages } from '#domain/chatLog.ts';
import { type ChatMessage, currentUserId } from '#domain/contacts.ts';
import { ChatGroup } from './ChatGroup.tsx';

type ChatDaysProps = {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** The other one's name. */
  other: string;
  /** The other one's picture. */
  avatar: ReactNode;
  /** Whether the member's own messages show how far they have come. */
  showStatus: boolean;
  /** The present: an ISO 8601 instant. */
  now: string;
};

/** A log's messages, by day and sender. Drawn again when they change, not with every letter that is typed. */
export const ChatDays = memo(function ChatDays(props: ChatDaysProps) {
  const { messages, other, avatar, showStatus, now } = props;
  const [known] = useState(() => new Set(messages.map(({ id }) => id)));
  const days = useMemo(() => groupMessages(messages, now), [messages, now]);
  return days.map((day) => (
    <Box key={day.id} sx={{ display: 'flow-root' }}>
      <Typography variant="caption" component="p" sx={dayStyle}>
        {day.label}
      </Typography>
      {day.groups.map((group) => (
        <ChatGroup
          key={group.id}
          messages={group.messages}
          own={group.senderId === currentUserId}
          other={other}
          avatar={avatar}
          showStatus={showStatus}
          known={known}
        />
      ))}
    </Box>
  ));
});

const dayStyle = {
  width: 'fit-content',
  mx: 'auto',
  my: 4,
  px: 3,
  py: 0.5,
  borderRadius: '999px',
  bgcolor: 'trail.sunken',
  color: 'text.secondary',
  fontWeight: 600,
} as const;

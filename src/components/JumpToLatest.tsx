import Button from '@mui/material/Button';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { type ChatMessage, currentUserId } from '#domain/contacts.ts';

type JumpToLatestProps = {
  messages: readonly ChatMessage[];
  /** Whether the reader sees the end of the log: then there is nowhere to jump. */
  atEnd: boolean;
  onJump: () => void;
};

/** For a reader who has scrolled up: the way back to the newest message, and how many are new. */
export function JumpToLatest({ messages, atEnd, onJump }: JumpToLatestProps) {
  const [seen, setSeen] = useState(messages.length);
  if (atEnd && seen !== messages.length) setSeen(messages.length);
  if (atEnd) return null;
  const unseen = messages.slice(seen).filter(({ senderId }) => senderId !== currentUserId).length;
  return (
    <Button
      size="small"
      color="secondary"
      variant="outlined"
      startIcon={<ArrowDown size={18} aria-hidden="true" />}
      onClick={onJump}
      sx={{
        position: 'absolute',
        bottom: 12,
        left: '50%',
        transform: 'translateX(-50%)',
        whiteSpace: 'nowrap',
        minHeight: 40,
        borderRadius: '999px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: '0 8px 24px rgb(10 20 17 / 18%)',
        '&:hover': { bgcolor: 'trail.sunken' },
      }}
    >
      {unseen === 0 ? 'Jump to latest' : unseen === 1 ? '1 new message' : `${unseen} new messages`}
    </Button>
  );
}

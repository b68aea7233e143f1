import Box from '@mui/material/Box';
import { unreadBadge, unreadWords } from '#domain/unread.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type UnreadBadgeProps = {
  /** How many messages are not opened. None draws nothing. */
  count: number;
};

/** A number for the eye, "3 unread messages" for the ear. */
export function UnreadBadge({ count }: UnreadBadgeProps) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        flexShrink: 0,
        minWidth: 24,
        px: 1.5,
        borderRadius: '999px',
        // Forced colours drop the background: the edge stays.
        border: '1px solid transparent',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: '22px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span aria-hidden="true">{unreadBadge(count)}</span>
      <VisuallyHidden>{unreadWords(count)}</VisuallyHidden>
    </Box>
  );
}

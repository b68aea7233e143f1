import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { Presence as PresenceStatus } from '#domain/contacts.ts';
import { presenceWords } from '#domain/presence.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

type PresenceProps = {
  status: PresenceStatus;
  name: string;
  /** What the avatar's colour is chosen by. */
  seed: string;
  /** The avatar's width and height in px. */
  size?: number;
};

/**
 * Whether a person is there (§4): a green, yellow or gray dot on their avatar. The word is in a tooltip
 * and, as the picture's name, for a screen reader.
 */
export function Presence({ status, name, seed, size = 44 }: PresenceProps) {
  return (
    <Tooltip title={presenceWords[status]}>
      <Box
        component="span"
        role="img"
        aria-label={presenceWords[status]}
        sx={{ position: 'relative', display: 'inline-flex', flex: 'none' }}
      >
        <PersonAvatar name={name} seed={seed} size={size} />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: -1,
            bottom: -1,
            width: 14,
            height: 14,
            borderRadius: '50%',
            border: '2px solid',
            borderColor: 'background.default',
            bgcolor: `trail.${status}`,
            forcedColorAdjust: 'none',
          }}
        />
      </Box>
    </Tooltip>
  );
}

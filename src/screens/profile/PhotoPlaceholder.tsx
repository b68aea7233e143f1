import Box from '@mui/material/Box';
import { UserRound } from 'lucide-react';

/** Where a photo would be (§2). */
export function PhotoPlaceholder() {
  return (
    <Box
      role="img"
      aria-label="No photo"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 96,
        height: 96,
        borderRadius: '50%',
        border: '1px dashed',
        borderColor: 'trail.fieldOutline',
        bgcolor: 'trail.sunken',
        color: 'text.secondary',
      }}
    >
      <UserRound size={44} strokeWidth={1.5} aria-hidden="true" />
    </Box>
  );
}

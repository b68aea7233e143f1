import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

type DemoNoteProps = {
  /** For the aria-describedby of what the note is about. */
  id?: string;
  children: ReactNode;
};

/** Says plainly what a form of this demo does not do. */
export function DemoNote({ id, children }: DemoNoteProps) {
  return (
    <Box
      id={id}
      sx={{
        px: 4,
        py: 3,
        display: 'flex',
        gap: 3,
        borderRadius: '10px',
        bgcolor: 'trail.sunken',
      }}
    >
      <Box sx={{ color: 'primary.main', display: 'flex', flexShrink: 0, mt: '2px' }}>
        <Info size={20} aria-hidden="true" />
      </Box>
      <Typography variant="body2" sx={{ textWrap: 'pretty' }}>
        {children}
      </Typography>
    </Box>
  );
}

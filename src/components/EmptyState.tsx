import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LostTrail } from './LostTrail.tsx';

type EmptyStateProps = {
  /** What happened: "No skill matches “welding”". */
  title: string;
  /** Why, or what to try, in a sentence. */
  children?: ReactNode;
  /** A button or link: the way out. */
  action?: ReactNode;
};

/** In place of a list that has nothing to show: what happened and what to do. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        px: 4,
        py: { xs: 8, md: 12 },
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'trail.fieldOutline',
        borderRadius: '16px',
      }}
    >
      <LostTrail width={176} />
      <Typography variant="h4" component="p" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children && (
        <Typography sx={{ mt: 1, mx: 'auto', maxWidth: '52ch', color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 5 }}>{action}</Box>}
    </Box>
  );
}

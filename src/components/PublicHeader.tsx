import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Contours } from './Contours.tsx';

type PublicHeaderProps = {
  /** The page's h1. */
  title: string;
  /** A sentence or two on what the page holds. */
  children: ReactNode;
};

/** The head of a public page: title and lead over faint contour lines. */
export function PublicHeader({ title, children }: PublicHeaderProps) {
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', borderBottom: 1, borderColor: 'divider' }}>
      <Contours />
      <Container maxWidth="lg" sx={{ position: 'relative', py: { xs: 10, md: 16 } }}>
        <Typography variant="h1" sx={{ maxWidth: '18em', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ mt: 5, maxWidth: '33em', textWrap: 'pretty', color: 'text.secondary' }}
        >
          {children}
        </Typography>
      </Container>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LostTrail } from './LostTrail.tsx';

type MessagePageProps = {
  title: string;
  /** What happened, in one or two sentences. */
  children: ReactNode;
  /** Buttons or links: the ways on. */
  actions: ReactNode;
};

/** A page that only says something: not found, something broke. Always with a way on. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 12, md: 18 }, textAlign: 'center' }}>
      <LostTrail />
      <Typography variant="h2" component="h1" sx={{ mt: 6 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>{children}</Typography>
      <Box sx={{ mt: 8, display: 'flex', gap: 3, justifyContent: 'center', flexWrap: 'wrap' }}>
        {actions}
      </Box>
    </Container>
  );
}

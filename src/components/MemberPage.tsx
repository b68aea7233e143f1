import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type MemberPageProps = {
  title: string;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** Beside the title where there is room, below it on a phone: the page's own action. */
  action?: ReactNode;
  children: ReactNode;
};

/** A member screen's gutters, heading and content. */
export function MemberPage({ title, lead, action, children }: MemberPageProps) {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 6, md: 8 }, '@media print': { p: 0 } }}>
      <Box
        sx={{
          mb: { xs: 6, md: 8 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 4,
        }}
      >
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {lead && (
            <Typography sx={{ mt: 2, maxWidth: '68ch', color: 'text.secondary' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Container>
  );
}

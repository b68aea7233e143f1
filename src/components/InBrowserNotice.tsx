import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Info, X } from 'lucide-react';

type InBrowserNoticeProps = { onDismiss: () => void };

/** Says that this build has no database behind it: what is sent stays in this browser. */
export function InBrowserNotice({ onDismiss }: InBrowserNoticeProps) {
  return (
    <Box
      component="section"
      aria-label="About this demo"
      sx={{
        bgcolor: 'trail.sunken',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1 }}>
        <Box sx={{ color: 'info.main', display: 'flex' }}>
          <Info size={18} aria-hidden="true" />
        </Box>
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          This is a demo without a server. What you send in a form stays in this browser.
        </Typography>
        <IconButton aria-label="Dismiss this notice" color="inherit" onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Container>
    </Box>
  );
}

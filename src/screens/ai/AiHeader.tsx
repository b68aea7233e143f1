import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Eraser } from 'lucide-react';

type AiHeaderProps = { title: string; onClear: () => void };

/** The assistant's name, what it is, and the way to start afresh. */
export function AiHeader({ title, onClear }: AiHeaderProps) {
  return (
    <Box
      sx={{
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: { xs: 4, sm: 6 },
        py: { xs: 2.5, md: 4 },
        borderBottom: 1,
        borderColor: 'divider',
        '@media (max-height: 480px)': { py: 1 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h1">
          {title}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            display: { xs: 'none', sm: 'block' },
            '@media (max-height: 480px)': { display: 'none' },
          }}
        >
          Your career companion. Its answers in this demo were written beforehand.
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={<Eraser size={18} aria-hidden="true" />}
        onClick={onClear}
        sx={{ flex: 'none', minHeight: { xs: 44, md: 40 } }}
      >
        Clear chat
      </Button>
    </Box>
  );
}

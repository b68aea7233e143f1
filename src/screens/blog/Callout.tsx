import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { useId } from 'react';

type CalloutProps = {
  /** Such as 'Try this: ...'. */
  title: string;
  paragraphs: readonly string[];
};

/** An exercise to do while reading, set apart from the text. */
export function Callout({ title, paragraphs }: CalloutProps) {
  const id = useId();
  return (
    <Box
      component="section"
      className="apart"
      aria-labelledby={id}
      sx={{
        p: { xs: 5, sm: 7 },
        borderRadius: '16px',
        bgcolor: 'trail.sunken',
        breakInside: 'avoid',
        '@media print': { border: '1px solid #000', p: 4 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Box sx={{ color: 'primary.main', flexShrink: 0, pt: 0.5 }}>
          <Pencil size={20} aria-hidden="true" />
        </Box>
        <Typography id={id} variant="h4" component="p">
          {title}
        </Typography>
      </Box>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 3 }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}

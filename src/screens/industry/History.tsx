import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from './Section.tsx';

type HistoryProps = {
  /** Oldest times first; each is its own identity. */
  paragraphs: readonly string[];
};

/** How the industry came to be: paragraphs along a trail, oldest times first (§3). */
export function History({ paragraphs }: HistoryProps) {
  return (
    <Section title="History">
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gap: 6,
          maxWidth: '76ch',
          pl: { xs: 6, md: 8 },
          // The trail.
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 10,
            left: 5,
            borderLeft: '2px dashed',
            borderColor: 'trail.fieldOutline',
          },
        }}
      >
        {paragraphs.map((paragraph) => (
          <Typography
            key={paragraph}
            sx={{
              position: 'relative',
              overflowWrap: 'anywhere',
              // Its marks.
              '&::before': {
                content: '""',
                position: 'absolute',
                top: 7,
                left: { xs: -24, md: -32 },
                width: 12,
                height: 12,
                borderRadius: '50%',
                border: '2px solid',
                borderColor: 'primary.main',
                bgcolor: 'background.default',
                boxSizing: 'border-box',
              },
            }}
          >
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}

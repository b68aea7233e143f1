import Typography from '@mui/material/Typography';

type PullQuoteProps = { text: string };

/** A sentence of the article, shown large. Hidden from screen readers: they read it in its place. */
export function PullQuote({ text }: PullQuoteProps) {
  return (
    <Typography
      className="apart"
      aria-hidden="true"
      variant="h3"
      component="p"
      sx={{
        py: 2,
        pl: { xs: 5, sm: 7 },
        borderLeft: '4px solid',
        borderColor: 'primary.main',
        color: 'primary.main',
        fontSize: 'clamp(1.375rem, 1.2rem + 0.9vw, 1.75rem)',
        fontWeight: 600,
        lineHeight: 1.3,
        breakInside: 'avoid',
        '@media print': { fontSize: '14pt', borderColor: '#000', color: '#000' },
      }}
    >
      {text}
    </Typography>
  );
}

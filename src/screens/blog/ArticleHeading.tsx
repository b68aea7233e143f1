import Typography from '@mui/material/Typography';

type ArticleHeadingProps = {
  /** The fragment a contents link leads to. */
  id: string;
  level: 2 | 3;
  text: string;
};

/** A heading inside an article. It takes the focus when its contents link is followed. */
export function ArticleHeading({ id, level, text }: ArticleHeadingProps) {
  return (
    <Typography
      id={id}
      tabIndex={-1}
      variant={level === 2 ? 'h2' : 'h3'}
      sx={{
        breakAfter: 'avoid',
        ...(level === 2 && { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)' }),
        '@media print': { fontSize: level === 2 ? '17pt' : '13pt' },
      }}
    >
      {text}
    </Typography>
  );
}

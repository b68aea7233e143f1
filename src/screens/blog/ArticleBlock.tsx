import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BlogBlock } from '#domain/blog.ts';
import { ArticleHeading } from './ArticleHeading.tsx';
import { Callout } from './Callout.tsx';
import { PullQuote } from './PullQuote.tsx';

type ArticleBlockProps = { block: BlogBlock };

/** One block of an article (§3), drawn by its kind. */
export function ArticleBlock({ block }: ArticleBlockProps) {
  switch (block.kind) {
    case 'heading':
      return <ArticleHeading id={block.id} level={block.level} text={block.text} />;
    case 'paragraph':
      return <Typography sx={{ font: 'inherit' }}>{block.text}</Typography>;
    case 'list':
      return (
        <Box
          component={block.ordered ? 'ol' : 'ul'}
          sx={{
            my: 0,
            pl: 7,
            '& > li': { pl: 1 },
            '& > li + li': { mt: 3 },
            '& > li::marker': { color: 'primary.main', fontWeight: 650 },
          }}
        >
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      );
    case 'pullQuote':
      return <PullQuote text={block.text} />;
    case 'callout':
      return <Callout title={block.title} paragraphs={block.paragraphs} />;
  }
}

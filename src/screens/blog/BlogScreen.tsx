import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type BlogPost, contentsOf } from '#domain/blog.ts';
import { ArticleBlock } from './ArticleBlock.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { Contents } from './Contents.tsx';
import { ReadingProgress, readingTimeline } from './ReadingProgress.tsx';

type BlogScreenProps = {
  post: BlogPost;
  /** The article's path, for the links of its contents. */
  path: string;
  /** The article's whole address, which a printed copy ends with. */
  url: string;
};

/** The blog: one article (§2). */
export function BlogScreen({ post, path, url }: BlogScreenProps) {
  const contents = <Contents entries={contentsOf(post)} path={path} />;
  return (
    <Container
      component="article"
      maxWidth="lg"
      sx={{
        py: { xs: 10, md: 16 },
        viewTimelineName: readingTimeline,
        '@media print': { p: 0, maxWidth: 'none' },
      }}
    >
      <ReadingProgress />
      <ArticleHeader post={post} />
      <Box
        sx={{
          mt: { xs: 8, md: 14 },
          display: 'grid',
          columnGap: { md: 12, lg: 26 },
          rowGap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
          '@media print': { display: 'block' },
        }}
      >
        <Box
          component="nav"
          aria-labelledby="contents-title"
          sx={{
            display: { xs: 'none', md: 'block' },
            position: 'sticky',
            top: 96,
            maxHeight: 'calc(100dvh - 112px)',
            overflowY: 'auto',
            pr: 2,
            '@media print': { display: 'none' },
          }}
        >
          <Typography id="contents-title" variant="h6" component="h2" sx={{ mb: 2 }}>
            In this article
          </Typography>
          {contents}
        </Box>
        <Box
          component="details"
          sx={{
            display: { md: 'none' },
            border: 1,
            borderColor: 'divider',
            borderRadius: '16px',
            bgcolor: 'background.paper',
            '@media print': { display: 'none' },
          }}
        >
          <Box
            component="summary"
            sx={{ px: 5, py: 3.5, cursor: 'pointer', typography: 'h6', borderRadius: '16px' }}
          >
            In this article
          </Box>
          <Box component="nav" aria-label="In this article" sx={{ px: 5, pt: 2, pb: 4 }}>
            {contents}
          </Box>
        </Box>
        <Box
          sx={{
            // About 70 characters a line.
            maxWidth: '33em',
            fontSize: '1.125rem',
            lineHeight: 1.7,
            overflowWrap: 'anywhere',
            textWrap: 'pretty',
            hangingPunctuation: 'first allow-end last',
            '&& > * + *': { mt: '1.15em' },
            // More room above than below: a heading belongs to what follows it.
            '&& > * + h2': { mt: '2em' },
            '&& > * + h3': { mt: '1.75em' },
            '&& > h2 + *, && > h3 + *': { mt: '0.6em' },
            '&& > h2 + h3': { mt: '1em' },
            '&& > * + .apart, && > .apart + :not(h2, h3)': { mt: '2em' },
            '@media print': {
              maxWidth: 'none',
              mt: '8mm',
              fontSize: '11pt',
              lineHeight: 1.5,
              orphans: 3,
              widows: 3,
            },
          }}
        >
          {post.content.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article's blocks never change places, and two may be equal
            <ArticleBlock key={index} block={block} />
          ))}
          <Typography
            variant="body2"
            sx={{ display: 'none', '@media print': { display: 'block', pt: '6mm' } }}
          >
            From {url}
          </Typography>
        </Box>
      </Box>
    </Container>
  );
}

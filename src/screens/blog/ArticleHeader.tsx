import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PersonAvatar } from '#components/PersonAvatar.tsx';
import { teamAvatar } from '#domain/about.ts';
import type { BlogCover, BlogPost } from '#domain/blog.ts';
import { formatDate } from '#domain/format.ts';
import { PencilMapCover } from './PencilMapCover.tsx';

const covers: Record<BlogCover, () => ReactNode> = { 'pencil-map': PencilMapCover };

type ArticleHeaderProps = { post: BlogPost };

/** An article's category, title, summary, author, date, reading time and cover (§3). */
export function ArticleHeader({ post }: ArticleHeaderProps) {
  const Cover = covers[post.image];
  return (
    <Box component="header" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="overline" component="p" sx={{ color: 'primary.main' }}>
        {post.category}
      </Typography>
      <Typography
        variant="h1"
        sx={{ mt: 3, maxWidth: '16em', '@media print': { fontSize: '28pt' } }}
      >
        {post.title}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{
          mt: 5,
          maxWidth: '33em',
          fontSize: '1.25rem',
          textWrap: 'pretty',
          color: 'text.secondary',
        }}
      >
        {post.summary}
      </Typography>
      <Box sx={{ mt: 6, display: 'flex', gap: 3, alignItems: 'center' }}>
        <Box sx={{ display: 'flex', '@media print': { display: 'none' } }}>
          <PersonAvatar name={post.author} seed={teamAvatar(post.author)} size={44} />
        </Box>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
            {post.author}
          </Box>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
          {' · '}
          {post.readTime} read
        </Typography>
      </Box>
      <Box sx={{ mt: { xs: 7, md: 9 } }}>
        <Cover />
      </Box>
    </Box>
  );
}

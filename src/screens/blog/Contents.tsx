import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { isPlainClick } from '#components/isPlainClick.ts';
import type { ContentsEntry } from '#domain/blog.ts';

type ContentsProps = {
  entries: readonly ContentsEntry[];
  /** The article's address, which the fragments are put after. */
  path: string;
};

/**
 * The links of an article's contents. The section being read is marked where the browser can do so by
 * itself (`:target-current`): nothing of ours runs while a person scrolls.
 */
export function Contents({ entries, path }: ContentsProps) {
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, scrollTargetGroup: 'auto', overflowWrap: 'anywhere' }}
    >
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <Link
            href={`${path}#${id}`}
            underline="hover"
            onClick={(event) => {
              // The router scrolls; the keyboard and the screen reader go along.
              if (isPlainClick(event)) {
                document.getElementById(id)?.focus({ preventScroll: true });
              }
            }}
            sx={{
              display: 'block',
              py: 1,
              pl: level === 3 ? 4 : 0,
              color: 'text.secondary',
              fontSize: level === 3 ? '0.875rem' : '0.9375rem',
              fontWeight: level === 2 ? 600 : 400,
              lineHeight: 1.4,
              '&:hover': { color: 'text.primary' },
              '&:target-current': { color: 'primary.main' },
            }}
          >
            {text}
          </Link>
        </li>
      ))}
    </Box>
  );
}

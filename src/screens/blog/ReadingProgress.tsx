import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

/** The name of the view timeline that the article's element carries. */
export const readingTimeline = '--reading';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/**
 * How far the article is read: a line below the top bar that grows with it. The browser ties it to the
 * scroll position by itself (a view timeline, transform only): no script, no layout work. Where it cannot,
 * and where a person asked for less motion, there is no line. Decoration: the scroll bar says the same.
 */
export function ReadingProgress() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'none',
        '@supports (animation-timeline: view())': {
          '@media screen and (prefers-reduced-motion: no-preference)': {
            display: 'block',
            position: 'fixed',
            zIndex: 'appBar',
            top: { xs: 60, md: 72 },
            insetInline: 0,
            height: 3,
            bgcolor: 'primary.main',
            transformOrigin: 'left',
            animation: `${grow} linear both`,
            animationTimeline: readingTimeline,
            animationRange: 'contain',
          },
        },
      }}
    />
  );
}

import Link from '@mui/material/Link';

/** The id of the page's main element, where the skip link leads. */
export const mainId = 'main';

/** The first stop of the keyboard: jumps over the navigation. Visible only while it has focus. */
export function SkipLink() {
  return (
    <nav aria-label="Skip links">
      <Link
        component="a"
        href={`#${mainId}`}
        onClick={(event) => {
          // Focus by hand: the router would take the fragment for a navigation.
          event.preventDefault();
          const main = document.getElementById(mainId);
          main?.focus();
          main?.scrollIntoView();
        }}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          px: 4,
          py: 2.5,
          borderRadius: '10px',
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontWeight: 600,
          '&:not(:focus)': { transform: 'translateY(-200%)' },
          '@media print': { display: 'none' },
        }}
      >
        Skip to content
      </Link>
    </nav>
  );
}

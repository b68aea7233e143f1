import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { NavigationItem } from '#domain/routes.ts';
import { followSection } from './followSection.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

type NavigationDrawerProps = {
  /** Names the navigation landmark: "Main". */
  label: string;
  items: readonly NavigationItem[];
  /** The path of the page that is shown; its entry is marked as current. */
  currentPath: string;
  /** Called when a person follows an entry that leads to a section of the landing page. */
  onSection: (href: string) => void;
};

/** The public pages' navigation on a phone, in a drawer. */
export function NavigationDrawer({ label, items, currentPath, onSection }: NavigationDrawerProps) {
  return (
    <MenuDrawer>
      {(close) => (
        <Box component="nav" aria-label={label} sx={{ display: 'flex', flexDirection: 'column' }}>
          {items.map((item) => (
            <Link
              key={item.label}
              href={item.path}
              underline="none"
              aria-current={item.path === currentPath ? 'page' : undefined}
              onClick={(event) => {
                close();
                followSection(event, item.path, onSection);
              }}
              sx={{
                px: 3,
                py: 3,
                borderRadius: '10px',
                color: 'text.primary',
                fontSize: '1.125rem',
                fontWeight: 600,
                '&:hover': { bgcolor: 'trail.sunken' },
                '&[aria-current]': { bgcolor: 'trail.sunken', color: 'primary.main' },
              }}
            >
              {item.label}
            </Link>
          ))}
        </Box>
      )}
    </MenuDrawer>
  );
}

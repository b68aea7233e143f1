import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { type NavigationItem, publicNavigation, routes } from '#domain/routes.ts';
import { followSection } from './followSection.ts';
import { Logo } from './Logo.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';

type TopBarProps = {
  /** The path of the page that is shown; its entry is marked as current. */
  currentPath: string;
  /** Called when a person follows an entry that leads to a section of the landing page. */
  onSection: (href: string) => void;
  /** Opens the sign-in dialog. Left out on /about, /blog and /services (§2), which have no Sign In. */
  onSignIn?: (() => void) | undefined;
  /** The colour scheme switch. */
  schemeSwitch: ReactNode;
};

/** The public pages' top bar (§2): five entries, a menu on a phone, and Sign In. */
export function TopBar({ currentPath, onSection, onSignIn, schemeSwitch }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        // The bar lies in the page's scroll padding: without this, focus on one of its controls would
        // scroll the page up, away from what a person was reading.
        '& a, & button': { scrollMarginTop: '-88px' },
        '@media print': { display: 'none' },
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          // A second line for large text on a small screen.
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 1, sm: 2 },
          minHeight: { xs: 60, md: 72 },
        }}
      >
        <Logo href={routes.home} />
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, ml: 'auto' }}
        >
          {publicNavigation.map((item) => (
            <TopBarLink
              key={item.label}
              item={item}
              currentPath={currentPath}
              onSection={onSection}
            />
          ))}
        </Box>
        <Box
          sx={{
            ml: { xs: 'auto', md: 2 },
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0.5, sm: 2 },
          }}
        >
          {schemeSwitch}
          {onSignIn && (
            <Button
              size="small"
              aria-haspopup="dialog"
              onClick={(event) => {
                // Safari does not focus a button on a click, and the dialog gives focus back to what had it.
                event.currentTarget.focus();
                onSignIn();
              }}
              sx={{ whiteSpace: 'nowrap', px: { xs: 2.5, sm: 3.5 } }}
            >
              Sign In
            </Button>
          )}
          <Box sx={{ display: { md: 'none' }, mr: -2 }}>
            <NavigationDrawer
              label="Main"
              items={publicNavigation}
              currentPath={currentPath}
              onSection={onSection}
            />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

type TopBarLinkProps = {
  item: NavigationItem;
  currentPath: string;
  onSection: (href: string) => void;
};

function TopBarLink({ item, currentPath, onSection }: TopBarLinkProps) {
  const current = item.path === currentPath;
  return (
    <Link
      href={item.path}
      underline="none"
      aria-current={current ? 'page' : undefined}
      onClick={(event) => followSection(event, item.path, onSection)}
      sx={{
        px: 3,
        py: 2,
        borderRadius: '10px',
        color: 'text.primary',
        fontWeight: 550,
        '&:hover': { bgcolor: 'trail.sunken' },
        '&[aria-current]': {
          textDecoration: 'underline',
          textDecorationThickness: 3,
          textUnderlineOffset: 8,
          textDecorationColor: 'var(--mui-palette-primary-main)',
        },
      }}
    >
      {item.label}
    </Link>
  );
}

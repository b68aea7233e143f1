import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MemberSidebar } from './MemberSidebar.tsx';
import { MemberTopBar } from './MemberTopBar.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';

type MemberFrameProps = {
  /** The path of the page that is shown; the entry it belongs to is marked. */
  currentPath: string;
  /** How many messages are not opened: the badge on Message Center. */
  unreadCount: number;
  /** The colour scheme switch. It is drawn twice, in the sidebar and in the bar; one of them shows. */
  schemeSwitch: ReactNode;
  children: ReactNode;
};

/**
 * A member screen round its content (§2): skip link, sidebar or top bar, the word that this is a demo,
 * main. A screen brings its own gutters, for instance with `MemberPage`. A screen that has to fit the
 * window and scroll inside, such as a chat, puts `data-fill-window` on its outermost element and gives it
 * `flex: 1` and `minHeight: 0`.
 */
export function MemberFrame({ children, ...navigation }: MemberFrameProps) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        '&:has([data-fill-window])': { height: '100dvh' },
        '@media print': { display: 'block', height: 'auto !important' },
      }}
    >
      <SkipLink />
      <Box component="header" sx={headerStyle}>
        <MemberSidebar {...navigation} />
        <MemberTopBar {...navigation} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <DemoNotice />
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** A thin line over every member screen: nobody should take the demo for their own data. */
function DemoNotice() {
  return (
    <Box
      component="aside"
      aria-label="About this demo"
      sx={{
        px: { xs: 4, sm: 6 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'trail.sunken',
        '@media print': { display: 'none' },
      }}
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        A demo with fixed data: nothing you do here is stored or sent.
      </Typography>
    </Box>
  );
}

const headerStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  flexShrink: 0,
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
  bgcolor: { xs: 'background.default', md: 'trail.sunken' },
  width: { md: 264 },
  height: { md: '100dvh' },
  '@media print': { display: 'none' },
} as const;

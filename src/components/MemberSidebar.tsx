import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { routes } from '#domain/routes.ts';
import { CompleteProfileButton } from './CompleteProfileButton.tsx';
import { Logo } from './Logo.tsx';
import { MemberNavigation } from './MemberNavigation.tsx';

type MemberSidebarProps = {
  /** The path of the page that is shown; the entry it belongs to is marked. */
  currentPath: string;
  /** How many messages are not opened. */
  unreadCount: number;
  schemeSwitch: ReactNode;
};

/** Beside every member screen where there is room (§2). */
export function MemberSidebar({ currentPath, unreadCount, schemeSwitch }: MemberSidebarProps) {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 6,
        height: '100%',
        overflowY: 'auto',
        p: 4,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2 }}>
        <Logo href={routes.dashboard} />
        {schemeSwitch}
      </Box>
      <MemberNavigation currentPath={currentPath} unreadCount={unreadCount} />
      <Box sx={{ mt: 'auto' }}>
        <CompleteProfileButton currentPath={currentPath} />
      </Box>
    </Box>
  );
}

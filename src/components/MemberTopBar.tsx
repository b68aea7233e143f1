import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes } from '#domain/routes.ts';
import { unreadWords } from '#domain/unread.ts';
import { CompleteProfileButton } from './CompleteProfileButton.tsx';
import { Logo } from './Logo.tsx';
import { MemberNavigation } from './MemberNavigation.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

type MemberTopBarProps = {
  /** The path of the page that is shown; the entry it belongs to is marked. */
  currentPath: string;
  /** How many messages are not opened. */
  unreadCount: number;
  schemeSwitch: ReactNode;
};

/**
 * Above every member screen on a phone: the logo, unread messages where there are some, and everything
 * else one tap away. It is a bar at the top, so that the foot of the screen is free for a chat's composer.
 */
export function MemberTopBar({ currentPath, unreadCount, schemeSwitch }: MemberTopBarProps) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'none' },
        // Large text: the buttons may go to a line of their own.
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 60,
        px: { xs: 4, sm: 6 },
      }}
    >
      <Logo href={routes.dashboard} />
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
        {unreadCount > 0 && (
          <IconButton
            href={routes.messages}
            color="inherit"
            aria-label={unreadWords(unreadCount)}
            sx={{ gap: 1, px: 2 }}
          >
            <MessagesSquare size={22} aria-hidden="true" />
            <UnreadBadge count={unreadCount} />
          </IconButton>
        )}
        {schemeSwitch}
        <MenuDrawer>
          {(close) => (
            <>
              <MemberNavigation
                currentPath={currentPath}
                unreadCount={unreadCount}
                onNavigate={close}
              />
              <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
                <CompleteProfileButton currentPath={currentPath} onNavigate={close} />
              </Box>
            </>
          )}
        </MenuDrawer>
      </Box>
    </Box>
  );
}

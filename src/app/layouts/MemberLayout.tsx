import { Outlet, useLocation } from 'react-router-dom';
import { useArrivingMessages } from '#app/useMessages.ts';
import { MemberFrame } from '#components/MemberFrame.tsx';
import { AppSchemeSwitch } from './AppSchemeSwitch.tsx';

/** The member screens' layout: sidebar or top bar, demo notice, page. */
export function MemberLayout() {
  const { pathname } = useLocation();
  const unreadCount = useArrivingMessages();
  return (
    <MemberFrame
      currentPath={pathname}
      unreadCount={unreadCount}
      schemeSwitch={<AppSchemeSwitch />}
    >
      <Outlet />
    </MemberFrame>
  );
}

import { Outlet } from 'react-router-dom';

/** The member screens' layout. */
export function MemberLayout() {
  return <Outlet />;
}

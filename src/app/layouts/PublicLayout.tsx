import { Outlet, useLocation } from 'react-router-dom';
import { useGoToSection } from '#app/sections.ts';
import { PublicFrame } from '#components/PublicFrame.tsx';
import { SiteFooter } from '#components/SiteFooter.tsx';
import { TopBar } from '#components/TopBar.tsx';
import { AppSchemeSwitch } from './AppSchemeSwitch.tsx';

/** The public pages' layout: top bar, page, footer. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const goToSection = useGoToSection();
  return (
    <PublicFrame
      topBar={
        <TopBar currentPath={pathname} onSection={goToSection} schemeSwitch={<AppSchemeSwitch />} />
      }
      footer={<SiteFooter />}
    >
      <Outlet />
    </PublicFrame>
  );
}

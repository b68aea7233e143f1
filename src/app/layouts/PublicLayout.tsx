import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useConnection } from '#app/ConnectionProvider.tsx';
import { useGoToSection } from '#app/sections.ts';
import { InBrowserNotice } from '#components/InBrowserNotice.tsx';
import { PublicFrame } from '#components/PublicFrame.tsx';
import { SiteFooter } from '#components/SiteFooter.tsx';
import { TopBar } from '#components/TopBar.tsx';
import { publicPath, showsSignIn } from '#domain/publicPages.ts';
import { AppSchemeSwitch } from './AppSchemeSwitch.tsx';
import { useSignIn } from './useSignIn.tsx';

/** The public pages' layout: top bar, page, footer, and the sign-in dialog. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const signIn = useSignIn();
  const goToSection = useGoToSection();
  const { inBrowserOnly } = useConnection();
  const [noticeDismissed, setNoticeDismissed] = useState(false);
  return (
    <PublicFrame
      topBar={
        <TopBar
          currentPath={publicPath(pathname) ?? pathname}
          onSection={goToSection}
          onSignIn={showsSignIn(pathname) ? signIn.open : undefined}
          schemeSwitch={<AppSchemeSwitch />}
        />
      }
      footer={<SiteFooter />}
    >
      {inBrowserOnly && !noticeDismissed && (
        <InBrowserNotice onDismiss={() => setNoticeDismissed(true)} />
      )}
      <Outlet />
      {signIn.dialog}
    </PublicFrame>
  );
}

import type { ReactNode } from 'react';
import type { Parameters } from 'storybook/internal/csf';
import { MemberFrame } from '#components/MemberFrame.tsx';
import { PublicFrame } from '#components/PublicFrame.tsx';
import { SchemeSwitch } from '#components/SchemeSwitch.tsx';
import { SiteFooter } from '#components/SiteFooter.tsx';
import { TopBar } from '#components/TopBar.tsx';

const nothing = () => {};

/** A public screen in its frame, as a visitor sees it. */
export function publicFrame(currentPath: string, { signIn = true } = {}) {
  return (Story: () => ReactNode) => (
    <PublicFrame
      topBar={
        <TopBar
          currentPath={currentPath}
          onSection={nothing}
          onSignIn={signIn ? nothing : undefined}
          schemeSwitch={<SchemeSwitch mode="system" onChange={nothing} />}
        />
      }
      footer={<SiteFooter />}
    >
      <Story />
    </PublicFrame>
  );
}

/** A member screen in its frame, as the demo member sees it. */
export function memberFrame(currentPath: string, { unreadCount = 3 } = {}) {
  return (Story: () => ReactNode) => (
    <MemberFrame
      currentPath={currentPath}
      unreadCount={unreadCount}
      schemeSwitch={<SchemeSwitch mode="system" onChange={nothing} />}
    >
      <Story />
    </MemberFrame>
  );
}

/** Parameters of a story that is a whole page: photographed on desktop and phone, with page-level axe rules. */
export const wholePage: Parameters = {
  pictures: ['desktop', 'phone'],
  wholePage: true,
  a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
};

import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { ChatProvider } from '#app/ChatProvider.tsx';
import { NoticeProvider } from '#app/NoticeProvider.tsx';
import { PageHead } from '#app/PageHead.tsx';
import { ProfileProvider } from '#app/ProfileProvider.tsx';
import { usePageMeta } from '#app/pageMeta.ts';
import { scrollKey } from '#app/scrollKey.ts';
import { useFocusOnNavigation } from '#app/useFocusOnNavigation.ts';
import { NavigationProgress } from '#components/NavigationProgress.tsx';

/** Round every page: the head's matter, scroll position, focus, notices, and progress of a slow load. */
export function RootLayout() {
  const meta = usePageMeta();
  const navigation = useNavigation();
  useFocusOnNavigation();
  return (
    <NoticeProvider>
      {meta && <PageHead meta={meta} />}
      <NavigationProgress active={navigation.state === 'loading'} />
      <ProfileProvider>
        <ChatProvider>
          <Outlet />
        </ChatProvider>
      </ProfileProvider>
      <ScrollRestoration getKey={scrollKey} />
    </NoticeProvider>
  );
}

import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { NoticeProvider } from '#app/NoticeProvider.tsx';
import { usePageMeta } from '#app/pageMeta.ts';
import { useFocusOnNavigation } from '#app/useFocusOnNavigation.ts';
import { NavigationProgress } from '#components/NavigationProgress.tsx';

/** Round every page: title and description, scroll position, focus, notices, and progress of a slow load. */
export function RootLayout() {
  const meta = usePageMeta();
  const navigation = useNavigation();
  useFocusOnNavigation();
  return (
    <NoticeProvider>
      {meta && (
        <>
          <title>{meta.title}</title>
          <meta name="description" content={meta.description} />
        </>
      )}
      <NavigationProgress active={navigation.state === 'loading'} />
      <Outlet />
      <ScrollRestoration />
    </NoticeProvider>
  );
}

import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppTheme } from '#theme/AppTheme.tsx';

type AppProps = {
  /** A browser router in the app, a memory router in stories. */
  router: ComponentProps<typeof RouterProvider>['router'];
  theme?: Omit<ComponentProps<typeof AppTheme>, 'children'>;
};

/** The whole product. */
export function App({ router, theme }: AppProps) {
  return (
    <AppTheme {...theme}>
      <RouterProvider router={router} />
    </AppTheme>
  );
}

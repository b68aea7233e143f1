import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppTheme } from '#theme/AppTheme.tsx';
import { ConnectionProvider } from './ConnectionProvider.tsx';
import type { Connection } from './connection.ts';

type AppProps = {
  /** A browser router in the app, a memory router in stories. */
  router: ComponentProps<typeof RouterProvider>['router'];
  connection: Connection;
  theme?: Omit<ComponentProps<typeof AppTheme>, 'children'>;
};

/** The whole product. */
export function App({ router, connection, theme }: AppProps) {
  return (
    <AppTheme {...theme}>
      <ConnectionProvider connection={connection}>
        <RouterProvider router={router} />
      </ConnectionProvider>
    </AppTheme>
  );
}

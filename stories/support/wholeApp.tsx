import { createMemoryRouter } from 'react-router-dom';
import type { Globals } from 'storybook/internal/csf';
import { App } from '#app/App.tsx';
import type { Connection } from '#app/connection.ts';
import { routes } from '#app/routes.tsx';
import { createBackend } from '#backend/backend.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** The page's own origin: MSW answers, and a request without a handler fails the story. */
const connection: Connection = {
  backend: createBackend({ url: window.location.origin, key: 'sb_publishable_stories' }),
  inBrowserOnly: false,
};

/**
 * The whole app in memory, opened at an address afresh each time the story runs. Spread `story` into the
 * story, with `parameters: { wholeApp: true }`. The network's answers are the story's own: `msw.use(...)`.
 */
export function wholeApp(address: string) {
  const open = () => createMemoryRouter(routes, { initialEntries: [address] });
  let router: Router | undefined;
  let run = 0;
  const current = () => {
    router ??= open();
    return router;
  };
  return {
    /** The router of this run. */
    router: current,
    /** Where the app stands: path and search. */
    where: () => `${current().state.location.pathname}${current().state.location.search}`,
    story: {
      beforeEach: () => {
        router?.dispose();
        router = open();
        run += 1;
      },
      render: (_args: unknown, { globals }: { globals: Globals }) => {
        const scheme = globals.scheme === 'dark' ? 'dark' : 'light';
        return (
          <App
            // A new theme for another scheme, and a new app for another run.
            key={`${scheme} ${run}`}
            router={current()}
            connection={connection}
            theme={{ remember: false, defaultMode: scheme }}
          />
        );
      },
    },
  };
}

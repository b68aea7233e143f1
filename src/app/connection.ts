import { type Backend, createBackend } from '#backend/backend.ts';

/** Where the forms send to. */
export type Connection = {
  backend: Backend;
  /** True for a build without a database: MSW answers inside the browser, and the pages say so. */
  inBrowserOnly: boolean;
};

type Settings = {
  VITE_SUPABASE_URL?: string | undefined;
  VITE_SUPABASE_ANON_KEY?: string | undefined;
};

/** The connection the build was configured with; without any configuration, the demo in the browser. */
export function connect({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_ANON_KEY: key,
}: Settings): Connection {
  if (url !== undefined || key !== undefined) {
    return { backend: createBackend({ url, key }), inBrowserOnly: false };
  }
  return {
    inBrowserOnly: true,
    backend: createBackend({
      url: window.location.origin,
      key: 'sb_publishable_demo',
      async prepare() {
        const { startDemoWorker } = await import('#mocks/worker.ts');
        await startDemoWorker();
      },
    }),
  };
}

import { setupWorker } from 'msw/browser';
import { demoHandlers } from './demoHandlers.ts';

/**
 * Answers the forms inside the browser, for a demo on a static host. Resolves once the service worker is in
 * control; rejects where the browser has none, as on a page that is not served over https.
 */
export async function startDemoWorker(): Promise<void> {
  await setupWorker(...demoHandlers()).start({
    quiet: true,
    // Everything else is the demo's own page and its files.
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
}

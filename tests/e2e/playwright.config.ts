import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { pinnedChromium } from '../browser/chromium.ts';
import { demoAddress, embeddedAddress } from './addresses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const node = JSON.stringify(process.execPath);
/** The running server's own; a test that reads rows has another, see waitlist.e2e.ts. */
const database = 'supabase/.temp/e2e';
const emptyDatabase = `require('fs').rmSync('${database}', { recursive: true, force: true }); require('fs').mkdirSync('${database}', { recursive: true })`;

/** The built product in a real browser: with its database, and as a demo without a server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: `${root}test-results`,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: embeddedAddress,
    launchOptions: await pinnedChromium(),
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // The others are about what happens, not about where it stands.
      testMatch: ['publicPages.e2e.ts', 'members.e2e.ts', 'accessibility.e2e.ts'],
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: [
    {
      cwd: root,
      command: [
        `${node} -e ${JSON.stringify(emptyDatabase)}`,
        'npx vite build --mode embedded --outDir dist-embedded',
        'npx vite preview --mode embedded --outDir dist-embedded --port 4173 --strictPort',
      ].join(' && '),
      url: embeddedAddress,
      env: { TRAILMARK_DATABASE: database, DO_NOT_TRACK: '1' },
      reuseExistingServer: false,
    },
    {
      cwd: root,
      // Not Vite's preview, which would answer the forms: a demo's host knows files alone.
      command: `npx vite build --outDir dist-demo && ${node} tests/e2e/staticServer.ts dist-demo 4174`,
      url: demoAddress,
      reuseExistingServer: false,
    },
  ],
});

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { supalite } from '@supabase/lite/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserDependencies } from './scripts/browserDependencies.ts';
import { openMalformedAddresses } from './scripts/openMalformedAddresses.ts';
import { picturesFolder, stalePictures } from './scripts/stalePictures.ts';
import { pinnedChromium } from './tests/browser/chromium.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** stories/screens/Jobs.stories.tsx → stories/__screenshots__/screens/Jobs/<picture>.png */
function picturePath(picture: {
  arg: string;
  ext: string;
  root: string;
  testFileDirectory: string;
  testFileName: string;
}): string {
  const folder = picturesFolder(`${picture.testFileDirectory}/${picture.testFileName}`);
  return join(picture.root, folder, picture.arg + picture.ext);
}

export default defineConfig(async ({ command, mode }) => {
  // Vitest and Storybook read this file too, and neither has a database.
  const tool = Boolean(process.env.VITEST ?? process.env.STORYBOOK);
  const configured = loadEnv(mode, root, 'VITE_SUPABASE_').VITE_SUPABASE_URL !== undefined;
  // A build has the embedded database only when it says so (`npm run preview`): see docs/decisions/0003.
  const embedded = !tool && !configured && (command === 'serve' || mode === 'embedded');
  return {
    plugins: [
      react(),
      openMalformedAddresses(),
      // `initOnBoot` would write an .env file with keys; `admin` would let requests without a key past
      // row-level security.
      embedded &&
        supalite({ admin: false, initOnBoot: false, watchSchema: false, prefixes: ['/rest/v1'] }),
    ],
    server: { watch: { ignored: ['**/supabase/.temp/**', '**/stories/__screenshots__/**'] } },
    optimizeDeps: { include: browserDependencies(root) },
    build: { target: 'es2022', manifest: true },
    test: {
      reporters: ['default', stalePictures()],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.ts'],
            setupFiles: [],
          },
        },
        {
          extends: true,
          test: { name: 'database', environment: 'node', include: ['tests/database/**/*.test.ts'] },
        },
        {
          extends: true,
          plugins: [
            storybookTest({ configDir: `${root}.storybook`, storybookScript: 'npm run storybook' }),
          ],
          test: {
            name: 'stories',
            setupFiles: ['./.storybook/pictures.setup.ts'],
            browser: {
              enabled: true,
              headless: true,
              ui: false,
              screenshotFailures: false,
              provider: playwright({
                launchOptions: mode === 'test' ? await pinnedChromium() : {},
                contextOptions: {
                  viewport: { width: 1300, height: 9100 },
                  deviceScaleFactor: 1,
                  reducedMotion: 'reduce',
                  colorScheme: 'light',
                  locale: 'en-US',
                  timezoneId: 'UTC',
                },
              }),
              instances: [{ browser: 'chromium' as const }],
              expect: {
                toMatchScreenshot: {
                  comparatorName: 'pixelmatch' as const,
                  comparatorOptions: { threshold: 0.05, allowedMismatchedPixelRatio: 0 },
                  resolveScreenshotPath: picturePath,
                },
              },
            },
          },
        },
      ],
    },
  };
});

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserDependencies } from './scripts/browserDependencies.ts';
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
  const folder = picture.testFileDirectory.replace(/^stories\/?/, '');
  const file = picture.testFileName.replace('.stories.tsx', '');
  return join(picture.root, 'stories/__screenshots__', folder, file, picture.arg + picture.ext);
}

export default defineConfig(async ({ mode }) => ({
  plugins: [react()],
  optimizeDeps: { include: browserDependencies(root) },
  build: { target: 'es2022', manifest: true },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'], setupFiles: [] },
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
}));

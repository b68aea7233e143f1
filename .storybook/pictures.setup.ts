import axe from 'axe-core';
import type { Parameters } from 'storybook/internal/csf';
import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import '#theme/fonts.css';
import { colorSchemeAttribute } from '#theme/tokens.ts';
import type { PictureWidth } from './preview.tsx';
import { viewports } from './viewports.ts';

type ShownStory = { parameters: Parameters; exportName?: string; id?: string };

const schemes = ['light', 'dark'] as const;

// What measures itself when it is first drawn (tabs, growing text fields) must find the real fonts.
beforeAll(async () => {
  await Promise.all(webFonts().map((face) => face.load()));
});

/**
 * After every story: photograph it in both colour schemes at each of its widths. The story is rendered
 * once; the scheme is an attribute, the width is the viewport.
 */
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: ShownStory };
  if (context.task.result?.state === 'fail') return;
  if (!story) throw new Error(`${context.task.name} is not a story: nothing to photograph.`);
  const id = context.task.meta as { storyId?: string };
  if (!id.storyId) throw new Error(`${context.task.name} has no story id.`);

  const widths: readonly PictureWidth[] = story.parameters.pictures ?? ['desktop'];
  const pictures: string[] = [];
  context.task.meta.pictures = pictures;
  await document.fonts.ready;
  const root = document.documentElement;
  for (const width of widths) {
    await resize(width);
    for (const scheme of schemes) {
      root.setAttribute(colorSchemeAttribute, scheme);
      if (scheme === 'dark') await expectReadableColours();
      const name = `${id.storyId.replace(/^.*--/, '')}-${width}-${scheme}`;
      pictures.push(name);
      await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
    }
  }
  root.setAttribute(colorSchemeAttribute, 'light');
});

/**
 * As wide as asked, and as tall as the content, so that a picture shows all of it and nothing else.
 * What floats above the page (a dialog, a menu) is placed in the viewport: then the viewport is shown.
 */
async function resize(width: PictureWidth) {
  const { styles } = viewports[width];
  const pixels = Number.parseInt(styles.width, 10);
  const least = Number.parseInt(styles.height, 10);
  await page.viewport(pixels, least);
  const floats = document.querySelector(
    'body > .MuiModal-root, body > .MuiPopper-root, .MuiSnackbar-root',
  );
  document.body.style.minHeight = floats ? '100vh' : '0';
  const height = Math.min(document.documentElement.scrollHeight, 9000);
  if (!floats && height > least) await page.viewport(pixels, height);
}

/** The addon's axe run sees the light scheme only; contrast is the part that differs in the dark one. */
async function expectReadableColours() {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  const found = violations.flatMap(({ nodes }) =>
    nodes.map((node) => node.failureSummary ?? node.html),
  );
  expect(found, 'text contrast in the dark scheme').toEqual([]);
}

/** The fallback faces are the machine's own fonts, which need not exist. */
function webFonts(): FontFace[] {
  return [...document.fonts].filter((face) => face.family.includes('Variable'));
}

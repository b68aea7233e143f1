/**
 * Draws the pictures that must be PNG from the ones that are SVG: the sharing image and the icons in
 * public/. Run it after changing public/favicon.svg, docs/brand/share.svg or the product's name:
 * `node scripts/renderIcons.ts`. The pinned Chromium draws, so that the files do not depend on the machine.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { productName } from '#domain/product.ts';
import { pinnedChromium } from '../tests/browser/chromium.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const require = createRequire(import.meta.url);
const pine = '#17624B';

/** A file of public/: its size in px, and what is drawn on it. */
type Picture = { file: string; width: number; height: number; body: string };

/** The mark on a ground of its own colour, taking up a part of the square: systems cut the rest to shape. */
function fullBleed(file: string, size: number, part: number, mark: string): Picture {
  const body = `<div style="display:grid;place-items:center;height:100vh;background:${pine}">
    <div style="width:${part * 100}vw;height:${part * 100}vw">${mark}</div></div>`;
  return { file, width: size, height: size, body };
}

async function pictures(): Promise<Picture[]> {
  const mark = await readFile(`${root}public/favicon.svg`, 'utf8');
  const share = await readFile(`${root}docs/brand/share.svg`, 'utf8');
  const font = await readFile(
    require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    'base64',
  );
  const face = `<style>@font-face{font-family:"Bricolage Grotesque Variable";font-weight:200 800;
    src:url(data:font/woff2;base64,${font})}</style>`;
  return [
    {
      file: 'share.png',
      width: 1200,
      height: 630,
      body: face + share.replaceAll('{product}', productName),
    },
    { file: 'icon-192.png', width: 192, height: 192, body: mark },
    { file: 'icon-512.png', width: 512, height: 512, body: mark },
    fullBleed('icon-maskable-512.png', 512, 0.76, mark),
    fullBleed('apple-touch-icon.png', 180, 0.9, mark),
  ];
}

async function draw(browser: Browser, { file, width, height, body }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${body}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${root}public/${file}`, omitBackground: true });
  await page.close();
}

const browser = await chromium.launch(await pinnedChromium());
try {
  for (const picture of await pictures()) await draw(browser, picture);
} finally {
  await browser.close();
}

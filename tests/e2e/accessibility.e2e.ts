import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expectPage } from './navigation.ts';
import { memberPages, notFoundPage, publicPages } from './pages.ts';
import { expect, isPhone, test } from './test.ts';

// Halfway through a transition a colour is nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const known of [...publicPages, ...memberPages, notFoundPage]) {
  test(`${known.path} has no barrier that axe can find`, async ({ page }) => {
    await page.goto(known.path);
    await expectPage(page, known);
    expect(await barriers(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    expect(await barriers(page), 'dark').toEqual([]);
  });

  test(`${known.path} fits a window of 320 pixels`, async ({ page }) => {
    test.skip(!isPhone(page), 'One window of 320 pixels is enough.');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(known.path);
    await expectPage(page, known);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}

/** What axe finds, as short as a report can be and still lead there. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

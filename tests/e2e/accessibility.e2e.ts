import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { expectPage } from './navigation.ts';
import { memberPages, notFoundPage, publicPages } from './pages.ts';
import { test } from './test.ts';

// Halfway through a transition a colour is nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another scheme can change; the document stays the same. */
const colorRules = ['color-contrast', 'link-in-text-block'];

for (const known of [...publicPages, ...memberPages, notFoundPage]) {
  test(`${known.path} opens by itself, without a barrier that axe can find`, async ({ page }) => {
    await page.goto(known.path);
    await expectPage(page, known);
    expect(await barriers(new AxeBuilder({ page }).withTags(levels)), 'light').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    expect(await barriers(new AxeBuilder({ page }).withRules(colorRules)), 'dark').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, 'without scrolling sideways at 320 pixels').toBeLessThanOrEqual(320);
  });
}

/** What axe finds, as short as a report can be and still lead there. */
async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

import { expect } from 'playwright/test';
import { publicNavigation, routes } from '#domain/routes.ts';
import { expectPage, openNavigation } from './navigation.ts';
import { notFoundPage, pageAt, publicPages } from './pages.ts';
import { isPhone, tabTo, test } from './test.ts';

const landing = pageAt(routes.home);

test('the entries of the top bar lead where they say', async ({ page }) => {
  await page.goto(routes.contact);
  for (const { label, path } of publicNavigation) {
    const navigation = await openNavigation(page, 'Main');
    await navigation.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectPage(page, pageAt(path.replace('#contact', '')));
  }
  await page.goto(routes.about);
  await page.getByRole('banner').getByRole('link').first().click();
  await expectPage(page, landing);
});

test('the links of the footer lead where they say', async ({ page }) => {
  await page.goto(routes.about);
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveCount(10);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const [index, path] of paths.entries()) {
    // A member screen has no footer.
    await page.goto(routes.about);
    await links.nth(index).click();
    await expectPage(page, pageAt(path ?? ''));
  }
});

test.describe('the links in a page lead where they say', () => {
  for (const known of [...publicPages, notFoundPage]) {
    test(known.path, async ({ page }) => {
      await page.goto(known.path);
      await expectPage(page, known);
      const links = page.getByRole('main').locator('a[href^="/"]:visible');
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      for (const [index, address] of addresses.entries()) {
        const [path = '', section] = address.split('#');
        await links.nth(index).click();
        await expectPage(page, pageAt(path));
        if (section) await expect(page.locator(`[id="${section}"]`)).toBeInViewport();
        if (path !== known.path) await page.goto(known.path);
      }
      for (const link of await page.getByRole('main').locator('a:not([href^="/"])').all()) {
        expect(await link.getAttribute('href')).toMatch(
          /^(mailto:\S+@\S+|tel:\+\d+|https:\/\/\S+)$/,
        );
      }
    });
  }
});

test('Contact Us on another page leads to the contact section', async ({ page }) => {
  await page.goto(routes.services);
  const navigation = await openNavigation(page, 'Main');
  await navigation.getByRole('link', { name: 'Contact Us' }).click();
  await expectPage(page, landing);
  const heading = page.getByRole('heading', { name: 'Talk to us' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a shared link to the contact section opens there', async ({ page }) => {
  await page.goto('/#contact');
  await expectPage(page, landing);
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('Back and Forward return to where a page was left', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(routes.home);
  await expectPage(page, landing);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(scrolled).toBe(700);
  const navigation = await openNavigation(page, 'Main');
  await navigation.getByRole('link', { name: 'Services' }).click();
  await expectPage(page, pageAt(routes.services));
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(scrolled).toBe(300);
  await page.goBack();
  await expectPage(page, landing);
  await expect.poll(scrolled).toBe(700);
  await page.goForward();
  await expectPage(page, pageAt(routes.services));
  await expect.poll(scrolled).toBe(300);
});

test('the sign-in dialog works by keyboard alone', async ({ page }) => {
  await page.goto(routes.home);
  const button = page.getByRole('button', { name: 'Sign In' });
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('maya@example.com');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Enter');
  await expectPage(page, pageAt(routes.dashboard));
  await expect(dialog).toBeHidden();
});

test('Sign In stands on the pages that have it, and on no other', async ({ page }) => {
  for (const { path, heading } of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const offered = path === routes.home || path === routes.contact;
    await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(offered ? 1 : 0);
  }
});

test('a chosen color scheme is kept over a reload and on a member screen', async ({ page }) => {
  const scheme = page.locator('html');
  await page.goto(routes.home);
  await expect(scheme).toHaveAttribute('data-color-scheme', 'light');
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(scheme).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expectPage(page, landing);
  await expect(scheme).toHaveAttribute('data-color-scheme', 'dark');
  await page.goto(routes.dashboard);
  await expectPage(page, pageAt(routes.dashboard));
  await expect(scheme).toHaveAttribute('data-color-scheme', 'dark');
});

test('the menu of a phone closes with Escape and gives the focus back', async ({ page }) => {
  test.skip(!isPhone(page), 'A wide window has a bar in place of the menu.');
  await page.goto(routes.about);
  await openNavigation(page, 'Main');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused();
});

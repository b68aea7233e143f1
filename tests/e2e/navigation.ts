import { expect, type Locator, type Page } from 'playwright/test';
import type { KnownPage } from './pages.ts';
import { isPhone, tabTo } from './test.ts';

/** Expects a page to be there, by its title and its one first heading. */
export async function expectPage(page: Page, { path, title, heading }: KnownPage) {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
}

/** The page's navigation of that name: in view, or on a phone in the menu, which this opens. */
export async function openNavigation(page: Page, name: string): Promise<Locator> {
  if (isPhone(page)) {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  }
  return page.getByRole('navigation', { name, exact: true });
}

/** The same, with Tab and Enter alone. */
export async function openNavigationByKeyboard(page: Page, name: string): Promise<Locator> {
  if (isPhone(page)) {
    await pressByKeyboard(page, page.getByRole('banner').getByRole('button', { name: 'Menu' }));
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  }
  return page.getByRole('navigation', { name, exact: true });
}

/** Goes to a control with Tab and presses it with Enter. */
export async function pressByKeyboard(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

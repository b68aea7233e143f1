import { expect } from 'playwright/test';
import { demoAddress } from './addresses.ts';
import { publicPages } from './pages.ts';
import { test } from './test.ts';

test.use({ baseURL: demoAddress });

const words = 'This is a demo without a server';

test('every public page says that this is a demo without a server', async ({ page }) => {
  for (const { path, heading } of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('the notice can be dismissed and stays away on other pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Dismiss this notice' }).click();
  await expect(page.getByText(words)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words)).toBeHidden();
});

test('the forms are answered inside the browser', async ({ page, expectProblem }) => {
  // The browser's own word on the refused duplicate.
  expectProblem(/answer 409: .*\/rest\/v1\/beta_registrations/);
  expectProblem(/console error: Failed to load resource.*409/);
  await page.goto('/');
  const beta = page.getByRole('region', { name: 'Join the beta' });
  await beta.getByLabel('Email').fill('juno.varga@example.com');
  await beta.getByRole('button', { name: 'Join the beta' }).click();
  await expect(beta.getByRole('status')).toHaveText(
    "Successfully registered! We'll notify you when the beta launches.",
  );
  await beta.getByLabel('Email').fill('Juno.Varga@Example.com');
  await beta.getByRole('button', { name: 'Join the beta' }).click();
  await expect(beta.getByRole('status')).toHaveText(
    'This email is already registered for the beta!',
  );

  const contact = page.getByRole('region', { name: 'Talk to us' });
  await contact.getByLabel('Your email').fill('juno.varga@example.com');
  await contact.getByRole('button', { name: 'Send message' }).click();
  await expect(contact.getByRole('status')).toHaveText(
    "Thank you for reaching out! We'll get back to you soon.",
  );
});

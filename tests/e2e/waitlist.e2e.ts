import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from 'playwright/test';
import { root, startPreview } from './preview.ts';
import { test } from './test.ts';

const duplicate = 'This email is already registered for the beta!';

test('a visitor joins once, writes to the team, and the database keeps both', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answer 409: .*\/rest\/v1\/beta_registrations/);
  expectProblem(/console error: Failed to load resource.*409/);
  const scratch = await mkdtemp(join(tmpdir(), 'trailmark-e2e-'));
  const database = join(scratch, 'data');
  try {
    const first = await startPreview(database);
    try {
      await page.goto(first.address);
      await joinBeta(page, 'mara.lindqvist@example.com');
      await expect(beta(page).getByRole('status')).toHaveText(
        "Successfully registered! We'll notify you when the beta launches.",
      );
      await expect(beta(page).getByLabel('Email')).toHaveValue('');
      await joinBeta(page, 'Mara.Lindqvist@EXAMPLE.com');
      await expect(beta(page).getByRole('status')).toHaveText(duplicate);

      const contact = page.getByRole('region', { name: 'Talk to us' });
      await contact.getByLabel('Your email').fill('mara.lindqvist@example.com');
      await contact
        .getByLabel('Message (optional)')
        .fill('Do you run workshops?\nWe are "twelve" 🥾.');
      await contact.getByRole('button', { name: 'Send message' }).click();
      await expect(contact.getByRole('status')).toHaveText(
        "Thank you for reaching out! We'll get back to you soon.",
      );
      await page.goto('about:blank');
    } finally {
      await first.stop();
    }

    const rows = await openDatabase(database);
    try {
      expect((await rows.query('select email from public.beta_registrations')).rows).toEqual([
        { email: 'mara.lindqvist@example.com' },
      ]);
      expect((await rows.query('select email, message from public.contact_requests')).rows).toEqual(
        [
          {
            email: 'mara.lindqvist@example.com',
            message: 'Do you run workshops?\nWe are "twelve" 🥾.',
          },
        ],
      );
    } finally {
      await rows.close();
    }

    const second = await startPreview(database);
    try {
      await page.goto(second.address);
      await joinBeta(page, 'mara.lindqvist@example.com');
      await expect(beta(page).getByRole('status')).toHaveText(duplicate);
      await page.goto('about:blank');
    } finally {
      await second.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});

/**
 * Opens what a stopped server left. With the server's own PGlite: another version may hold another
 * Postgres, which does not read its files.
 */
async function openDatabase(directory: string) {
  const ofServer = createRequire(join(root, 'node_modules/@supabase/lite/package.json'));
  const library = pathToFileURL(ofServer.resolve('@electric-sql/pglite')).href;
  const { PGlite }: typeof import('@electric-sql/pglite') = await import(library);
  return PGlite.create(directory);
}

function beta(page: Page) {
  return page.getByRole('region', { name: 'Join the beta' });
}

async function joinBeta(page: Page, email: string) {
  await beta(page).getByLabel('Email').fill(email);
  await beta(page).getByRole('button', { name: 'Join the beta' }).click();
}

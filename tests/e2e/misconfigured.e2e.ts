import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { root, vite } from './preview.ts';
import { serveFolder } from './staticServer.ts';
import { test } from './test.ts';

let folder: string;
let server: Server;
let address: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trailmark-misconfigured-'));
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: root,
      env: {
        ...process.env,
        VITE_SUPABASE_URL: 'not a url',
        VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_nothing',
      },
    },
  );
  server = await serveFolder(folder, 0);
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server has no port');
  address = `http://localhost:${at.port}`;
});

test.afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

test('a build with an unusable address shows its pages, and its forms say that they failed', async ({
  page,
  expectProblem,
}) => {
  expectProblem(
    /console error: The forms cannot be sent: VITE_SUPABASE_URL is not an http or https address\./,
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const beta = page.getByRole('region', { name: 'Join the beta' });
  await beta.getByLabel('Email').fill('ilse.brandt@example.com');
  await beta.getByRole('button', { name: 'Join the beta' }).click();
  await expect(beta.getByRole('status')).toHaveText('Something went wrong. Please try again.');
  await expect(beta.getByLabel('Email')).toHaveValue('ilse.brandt@example.com');

  const contact = page.getByRole('region', { name: 'Talk to us' });
  await contact.getByLabel('Your email').fill('ilse.brandt@example.com');
  await contact.getByRole('button', { name: 'Send message' }).click();
  await expect(contact.getByRole('status')).toHaveText('Something went wrong. Please try again.');
});

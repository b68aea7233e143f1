import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Vite's command, for Node to run: a process of our own hears its signals, one behind a shell may not. */
export const vite = join(root, 'node_modules/vite/bin/vite.js');

type Preview = {
  address: string;
  /** Asks the server to stop, and waits until it has. */
  stop: () => Promise<void>;
};

/** Starts the built app on a free port, with a database directory of its own. */
export async function startPreview(database: string): Promise<Preview> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [
      ...[vite, 'preview', '--mode', 'embedded', '--outDir', 'dist-embedded'],
      ...['--port', String(port), '--strictPort'],
    ],
    {
      cwd: root,
      env: { ...process.env, TRAILMARK_DATABASE: database, DO_NOT_TRACK: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  // Said only where the server does not start: it logs every refused insert, and one is asked for.
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
  };
  try {
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
  } catch (error) {
    await stop();
    throw new Error(`The preview server did not start: ${said}`, { cause: error });
  }
  return { address, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

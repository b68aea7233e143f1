import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a Playwright launch needs to start the pinned Chromium. */
export type PinnedChromium = {
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
};

/**
 * The Chromium that every picture and every end-to-end run uses: the one inside @sparticuz/chromium,
 * with its own libraries and its own fonts, so that a picture never depends on the machine.
 * It exists for Linux only; elsewhere Playwright's own Chromium is used, and its error message says how
 * to install it (`npx playwright install chromium`).
 */
export async function pinnedChromium(): Promise<PinnedChromium> {
  const args = [
    // Root may not use the sandbox (containers, CI).
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  if (process.platform !== 'linux') return { args };

  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...definedEnvironment(),
      FONTCONFIG_FILE: join(folder, 'trailmark-fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
    },
  };
}

/** Unpacks once a version, into a folder of its own, complete or not at all: two runs may start at once. */
async function unpacked(): Promise<string> {
  const entry = require.resolve('@sparticuz/chromium');
  const packageFolder = dirname(dirname(entry));
  const { version } = require(join(packageFolder, 'package.json')) as { version: string };
  const cache = join(root, 'node_modules', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const scratch = await mkdtemp(join(cache, 'chromium-unpacking-'));
  const before = process.env.TMPDIR;
  // The package unpacks into the temporary folder of the process, and has no other setting for it.
  process.env.TMPDIR = scratch;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const bin = join(packageFolder, 'bin');
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(bin, name));
    }
    // The package's own file names folders of another machine. This one sees the package's fonts only.
    await writeFile(
      join(scratch, 'trailmark-fonts.conf'),
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`,
    );
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    await rename(scratch, folder);
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

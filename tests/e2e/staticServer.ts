import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Serves a built folder as a static host does: files, each page's own, and one page for the rest. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url ?? '/');
    const candidates = [path, `${path}.html`, join(path, 'index.html'), '200.html', 'index.html'];
    for (const file of candidates) {
      const content = await readFile(join(folder, file)).catch(() => undefined);
      if (content === undefined) continue;
      const type = types[extname(file)] ?? 'application/octet-stream';
      const text = /^text|json|xml/.test(type);
      response.writeHead(200, { 'Content-Type': text ? `${type}; charset=utf-8` : type });
      response.end(content);
      return;
    }
    response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

/** The path inside the folder, never above it; "/" for an address that is not encoded properly. */
function pathOf(address: string): string {
  try {
    return normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname));
  } catch {
    return '/';
  }
}

if (import.meta.main) {
  const [folder = 'dist', port = '4174'] = process.argv.slice(2);
  await serveFolder(folder, Number(port));
}

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SHELL } from '../build/prerender.ts';
import { contentSecurityPolicy } from '../processes/content-security-policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a build as a host of static sites does: texts compressed with brotli, the files of `assets/` to be cached
 * forever, the app's content security policy, and the shell of the app for unknown addresses.
 */
export async function serveStatic(folder: string): Promise<{ url: string; close(): void }> {
  /** Compressed once, so that no visit waits for it. */
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = fileOf(folder, path);
    const isPacked = /\.(woff2|png)$/.test(file);
    const content = () => readFileSync(file);
    const body = bodies.get(file) ?? (isPacked ? content() : brotliCompressSync(content()));
    bodies.set(file, body);
    const isLasting = path.startsWith('/assets/');
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPacked ? {} : { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file for an address: itself, the page of that name, or the shell. */
function fileOf(folder: string, path: string): string {
  const names = [path, `${path}.html`, join(path, 'index.html')];
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();
  return names.map((name) => join(folder, name)).find(isFile) ?? join(folder, SHELL);
}

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { SHELL } from '../build/prerender.ts';
import { contentSecurityPolicy } from '../processes/content-security-policy.ts';

/** What a response carries, as far as a benchmark tells it apart. */
export const KINDS = ['html', 'js', 'css', 'font', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One response. */
export interface Transfer {
  readonly path: string;
  readonly kind: Kind;
  /** The bytes of the body, as transferred. */
  readonly bytes: number;
}

/** A server of a build. */
export interface StaticServer {
  readonly url: string;
  /** What it has sent, which can be emptied. */
  readonly sent: Transfer[];
  /** How long it holds each font back, in milliseconds. */
  fontDelay: number;
  close(): void;
}

const types: Readonly<Record<string, { kind: Kind; type: string }>> = {
  '.html': { kind: 'html', type: 'text/html; charset=utf-8' },
  '.js': { kind: 'js', type: 'text/javascript' },
  '.css': { kind: 'css', type: 'text/css' },
  '.woff2': { kind: 'font', type: 'font/woff2' },
  '.svg': { kind: 'other', type: 'image/svg+xml' },
  '.png': { kind: 'other', type: 'image/png' },
  '.json': { kind: 'other', type: 'application/json' },
  '.webmanifest': { kind: 'other', type: 'application/manifest+json' },
};

const OTHER = { kind: 'other', type: 'application/octet-stream' } as const;
/** Compressed already. */
const PACKED = new Set(['.woff2', '.png']);

/**
 * Serves a build as a host of static sites does: texts compressed with brotli, the files of `assets/`
 * to be cached forever, the app's content security policy, and the shell of the app for unknown addresses.
 * It counts what it sends.
 */
export async function serveStatic(folder: string): Promise<StaticServer> {
  /** Compressed once, so that no visit waits for it. */
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const known = bodies.get(file);
    if (known) return known;
    const content = readFileSync(file);
    const body = PACKED.has(extname(file)) ? content : brotliCompressSync(content);
    bodies.set(file, body);
    return body;
  };

  const server = createServer((request, response) => {
    void (async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const file = fileOf(folder, path);
      const extension = extname(file);
      const { kind, type } = types[extension] ?? OTHER;
      const body = bodyOf(file);
      served.sent.push({ path, kind, bytes: body.length });
      if (kind === 'font') await sleep(served.fontDelay);
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Length': body.length,
        'Content-Security-Policy': contentSecurityPolicy,
        'Cache-Control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(PACKED.has(extension) ? {} : { 'Content-Encoding': 'br' }),
      });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const served: StaticServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: [],
    fontDelay: 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return served;
}

/** The file for an address: itself, the page of that name, or the shell. */
function fileOf(folder: string, path: string): string {
  const names = [path, `${path}.html`, join(path, 'index.html')];
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();
  return names.map((name) => join(folder, name)).find(isFile) ?? join(folder, SHELL);
}

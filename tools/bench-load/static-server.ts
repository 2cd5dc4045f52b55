import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { SHELL } from '../build/prerender.ts';
import { contentSecurityPolicy } from '../processes/content-security-policy.ts';

/** What a response carries, as far as a benchmark tells it apart. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'other';

/** One response. */
export interface Transfer {
  readonly path: string;
  readonly kind: Kind;
  /** The bytes of the body, as transferred. */
  readonly bytes: number;
}

/** A server of a build, and what it has sent. */
export interface StaticServer {
  readonly url: string;
  /** Everything sent since the start or the last `reset`. */
  transfers(): readonly Transfer[];
  reset(): void;
  /** Holds each font back from now on. */
  delayFonts(milliseconds: number): void;
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

/** Compressed already. */
const PACKED = new Set(['.woff2', '.png']);

/**
 * Serves a build as a host of static sites does: texts compressed with brotli, the files of `assets/`
 * to be cached forever, the app's content security policy, and the shell of the app for unknown addresses.
 * It counts what it sends.
 */
export async function serveStatic(folder: string): Promise<StaticServer> {
  let transfers: Transfer[] = [];
  let fontDelay = 0;
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
      const { kind, type } = types[extension] ?? {
        kind: 'other' as const,
        type: 'application/octet-stream',
      };
      const body = bodyOf(file);
      transfers.push({ path, kind, bytes: body.length });
      if (kind === 'font') await sleep(fontDelay);
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
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    transfers: () => transfers,
    reset: () => (transfers = []),
    delayFonts: (milliseconds) => (fontDelay = milliseconds),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file for an address: itself, the page of that name, or the shell, which older builds lack. */
function fileOf(folder: string, path: string): string {
  const candidates = [path, `${path}.html`, join(path, 'index.html')].map((name) =>
    join(folder, name),
  );
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const shells = [SHELL, 'index.html'].map((name) => join(folder, name));
  return [...candidates, ...shells].find(isFile) ?? join(folder, SHELL);
}

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signOffEndpoint } from '../../.storybook/sign-off-endpoint.ts';

const root = mkdtempSync(join(tmpdir(), 'sign-off-'));
const pictures = join(root, 'pictures');
let vite: ViteDevServer;
let server: Server;

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [signOffEndpoint(root, pictures)],
  });
  server = createHttpServer(vite.middlewares);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.close();
  await vite.close();
  rmSync(root, { recursive: true });
});

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it('serves the pictures that were taken, and makes no folder for them', async () => {
  expect((await get('/pictures/ui-button/sheet.phone-dark.png')).status).toBe(404);
  expect(existsSync(pictures)).toBe(false);
  mkdirSync(join(pictures, 'ui-button'), { recursive: true });
  writeFileSync(join(pictures, 'ui-button/sheet.phone-dark.png'), 'PNG');
  const answer = await get('/pictures/ui-button/sheet.phone-dark.png');
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual(['image/png', 'PNG']);
  expect(answer.headers.get('Picture-Hash')).toMatch(/^[0-9a-f]{32}$/);
});

it('serves nothing else', async () => {
  writeFileSync(join(root, 'secret.png'), 'secret');
  for (const path of ['/pictures/..%2Fsecret.png', '/pictures/']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

it('is not replaced by a folder, which a build would publish', async () => {
  const path = join(import.meta.dirname, '../../.storybook/main.ts');
  const main = (await import(path)) as { default: object };
  expect(main.default).not.toHaveProperty('staticDirs');
});

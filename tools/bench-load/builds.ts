import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { buildCheckout, withCheckout } from '../benchmarks/checkout.ts';
import { buildPage, type Output } from '../sizes/measure.ts';
import { withoutScripts } from './static-page.ts';
import { serveStatic } from './static-server.ts';

const root = join(import.meta.dirname, '../..');
const folderOf = (name: string) => join(root, 'test-results/dist-load', name);

/** The app for the real API at its own origin, which need not exist: signed-out pages call nothing. */
export function buildApp(checkout = root, name = 'now'): string {
  const folder = folderOf(name);
  process.env['VITE_API_BASE_URL'] = '';
  buildCheckout(checkout, 'production', folder);
  return folder;
}

/** The same app of another commit. */
export function buildAppBefore(reference: string): Promise<string> {
  return withCheckout(reference, (checkout) => buildApp(checkout, 'before'));
}

/** The mocked app. */
export function buildDemo(): string {
  const folder = folderOf('demo');
  buildCheckout(root, 'demo', folder);
  return folder;
}

/** A page with React and the router alone, built with the project's configuration. */
export async function buildRouterPage(): Promise<string> {
  const folder = folderOf('router');
  const output = await buildPage({ input: 'tools/sizes/router-page.tsx' });
  rmSync(folder, { recursive: true, force: true });
  for (const file of output) {
    write(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source);
  }
  write(join(folder, 'index.html'), routerPage(output));
  return folder;
}

/** The landing page of a build without any script. */
export async function buildStaticPage(browser: Browser, app: string): Promise<string> {
  const folder = folderOf('static');
  rmSync(folder, { recursive: true, force: true });
  cpSync(app, folder, { recursive: true });
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const isPrerendered = !html.includes('<div id="root"></div>');
  writeFileSync(file, withoutScripts(isPrerendered ? html : await render(browser, app)));
  return folder;
}

/** The HTML of the landing page after its code has run. */
async function render(browser: Browser, app: string): Promise<string> {
  const server = await serveStatic(app);
  const page = await browser.newPage();
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const html = await page.content();
  await page.close();
  server.close();
  return html;
}

function routerPage(output: Output): string {
  const chunks = output.filter((file) => file.type === 'chunk');
  const tags = chunks.map(({ isEntry, fileName }) =>
    isEntry
      ? `<script type="module" crossorigin src="/${fileName}"></script>`
      : `<link rel="modulepreload" crossorigin href="/${fileName}">`,
  );
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>React and router</title>${tags.join('')}</head><body><div id="root"></div></body></html>`;
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildCheckout } from '../benchmarks/build-checkout.ts';
import { buildPage, type Output } from '../sizes/measure.ts';
import { staticPage } from './static-page.ts';

const root = join(import.meta.dirname, '../..');
const folderOf = (name: string) => join(root, 'test-results/dist-load', name);

/** The app for the real API at its own origin, which need not exist: signed-out pages call nothing. */
export function buildApp(): string {
  const folder = folderOf('now');
  process.env['VITE_API_BASE_URL'] = '';
  buildCheckout(root, 'production', folder);
  return folder;
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

/** The landing page of a build without any script, and with its fonts preloaded. */
export function buildStaticPage(app: string): string {
  const folder = folderOf('static');
  rmSync(folder, { recursive: true, force: true });
  cpSync(app, folder, { recursive: true });
  const file = join(folder, 'index.html');
  const fonts = readdirSync(join(folder, 'assets')).filter((name) =>
    /-latin-wght-.*\.woff2$/.test(name),
  );
  writeFileSync(file, staticPage(readFileSync(file, 'utf8'), fonts));
  return folder;
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

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../processes/built-app.ts';
import { root } from '../processes/root.ts';
import { chunksOf, type Output } from '../build/chunks.ts';

const folderOf = (name: string) => join(root, 'test-results/dist-load', name);

/**
 * Builds the app for the real API at its own origin, which need not exist, since signed-out pages call
 * nothing, or the mocked app.
 */
export async function buildPages(
  mode: 'production' | 'demo',
): Promise<{ folder: string; output: Output }> {
  process.env['VITE_API_BASE_URL'] = '';
  const folder = folderOf(mode);
  return { folder, output: await buildApp({ mode, outDir: folder }) };
}

/** A page with React and the router alone, built with the project's configuration. */
export async function buildRouterPage(): Promise<string> {
  const folder = folderOf('router');
  const input = 'tools/bench-load/router-page.tsx';
  const output = await buildApp({ mode: 'production', outDir: folder, input });
  const tags = chunksOf(output).map(({ isEntry, fileName }) =>
    isEntry
      ? `<script type="module" crossorigin src="/${fileName}"></script>`
      : `<link rel="modulepreload" crossorigin href="/${fileName}">`,
  );
  const html = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>React and router</title>${tags.join('')}</head><body><div id="root"></div></body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  return folder;
}

/**
 * The landing page of a build as a static one: the same words, styles and fonts, without any script. Its fonts are
 * preloaded, as is often advised.
 */
export function buildStaticPage(app: string): string {
  const folder = folderOf('static');
  rmSync(folder, { recursive: true, force: true });
  cpSync(app, folder, { recursive: true });
  const file = join(folder, 'index.html');
  const preloads = readdirSync(join(folder, 'assets'))
    .filter((name) => /-latin-wght-.*\.woff2$/.test(name))
    .map((name) => {
      return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`;
    });
  const html = readFileSync(file, 'utf8')
    .replace('</head>', `${preloads.join('')}</head>`)
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi, '')
    .replace(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/gi, '');
  writeFileSync(file, html);
  return folder;
}

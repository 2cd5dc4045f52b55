import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Rolldown } from 'vite';
import { buildPages, buildRouterPage } from './bench-load/builds.ts';
import { serveStatic } from './bench-load/static-server.ts';
import { visit } from './bench-load/visit.ts';
import { chunksFor, chunksOf, type Output } from './build/chunks.ts';
import { check, reportBounds, type Bound } from './benchmarks/bounds.ts';
import { launchBrowser } from './browser/find-browser.ts';
import { command } from './command-line/command.ts';

/** The app itself: every page loads it. */
const START = 'src/app/start.tsx';
const LANDING = 'src/screens/home/HomeScreen.tsx';

const REQUESTS = 10;

async function visitPage(browser: Browser, folder: string, path: string) {
  const server = await serveStatic(folder);
  const visited = await visit(browser, server.url + path);
  server.close();
  return visited;
}

/** The size of a chunk in bytes, compressed with brotli on its own, as servers do. */
const sizeOf = ({ code }: Rolldown.OutputChunk) => brotliCompressSync(code).length;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The brotli bytes of the largest chunk that loads on demand. Every page loads the app itself once it is used. */
function largestLazyChunk(app: Output): number {
  const initial = new Set(chunksFor(app, START));
  const lazy = chunksOf(app).filter((chunk) => !chunk.isEntry && !initial.has(chunk));
  return Math.max(...lazy.map(sizeOf));
}

/** How many modules of other screens load with the landing page, which a new screen must not add to. */
function otherScreens(app: Output): number {
  const chunks = [START, LANDING].flatMap((module) => chunksFor(app, module));
  const modules = new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
  return [...modules].filter((id) => /\/src\/screens\/(?!home\/)[^/]+\//.test(id)).length;
}

/** Prints what a page loads, and the size of each of its chunks. */
function printFiles(title: string, page: Awaited<ReturnType<typeof visitPage>>, app: Output): void {
  const { html, js, css, font, requests, files } = page;
  console.log(
    `\n${title}: ${requests} requests, kB as transferred: JavaScript ${kB(js)}, styles ${kB(css)}, fonts ${kB(font)}, HTML ${kB(html)}`,
  );
  const chunks = chunksOf(app).filter(({ fileName }) => files.includes(`/${fileName}`));
  console.log(chunks.map((chunk) => `${chunk.name} ${kB(sizeOf(chunk))}`).join(', '));
}

export const sizes = command({
  help: `npm run bench -- sizes [--check]
Measures what the first visit of the landing and sign-in pages loads.`,
  options: { check },
  async run({ values }) {
    const browser = await launchBrowser();
    // Side by side, for a build alone doesn't use two processors.
    const [{ folder, output: app }, routerPage] = await Promise.all([
      buildPages('production'),
      buildRouterPage(),
    ]);
    const landing = await visitPage(browser, folder, '/');
    const signIn = await visitPage(browser, folder, '/auth');
    const router = await visitPage(browser, routerPage, '/');
    await browser.close();
    const font = Math.max(landing.font, signIn.font) / 1000;
    const bounds: Bound[] = [
      // React and the router with the layout alone are 1.2; the rest is the page itself, which is hydrated whole.
      ['landing JavaScript in all, to React and router', landing.js / router.js, 1.3, 'x'],
      ['requests of the landing page', landing.requests, REQUESTS],
      // With the drawings, which other pages have loaded before.
      ['requests of the sign-in page', signIn.requests, REQUESTS + 1],
      ['fonts of the landing or sign-in page', font, 80, ' kB'],
      ['requests to other hosts', landing.foreign + signIn.foreign, 0],
      ['the largest lazy chunk', largestLazyChunk(app) / 1000, 40, ' kB'],
      ['modules of other screens on the landing page', otherScreens(app), 0],
    ];
    const code = reportBounds(bounds, values.check);
    printFiles('Landing page', landing, app);
    printFiles('Sign-in page', signIn, app);
    if (code !== 0)
      console.log(
        '\nRun it at the commit before, too: the chunk that has grown has what is new, or what a page shares now.',
      );
    return code;
  },
});

import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildRouterPage } from './bench-load/builds.ts';
import { serveStatic } from './bench-load/static-server.ts';
import { visit } from './bench-load/visit.ts';
import { chunksFor, chunksOf, type Output } from './build/chunks.ts';
import { bound, check, reportBounds } from './benchmarks/bounds.ts';
import { launchBrowser } from './browser/find-browser.ts';
import { command } from './command-line/command.ts';
import { root } from './processes/root.ts';
import { buildPage, sizeOf } from './sizes/measure.ts';

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

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The brotli bytes of the largest chunk that loads on demand. Every page loads the app itself once it is used. */
function largestLazyChunk(app: Output): number {
  const initial = new Set(chunksFor(app, START));
  const lazy = chunksOf(app).filter((chunk) => !chunk.isEntry && !initial.has(chunk));
  return Math.max(...lazy.map((chunk) => sizeOf([chunk])));
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
  console.log(chunks.map((chunk) => `${chunk.name} ${kB(sizeOf([chunk]))}`).join(', '));
}

export const sizes = command({
  help: `npm run bench -- sizes [--check]
Measures what the first visit of the landing and sign-in pages loads.`,
  options: { check },
  async run({ values }) {
    process.chdir(root);
    // Signed-out pages make no calls, so there need not be an API.
    process.env['VITE_API_BASE_URL'] = '';
    const browser = await launchBrowser();
    const outDir = join(root, 'test-results/dist-sizes');
    // Side by side, for a build alone doesn't use two processors.
    const [app, routerPage] = await Promise.all([buildPage(outDir), buildRouterPage()]);
    const landing = await visitPage(browser, outDir, '/');
    const signIn = await visitPage(browser, outDir, '/auth');
    const router = await visitPage(browser, routerPage, '/');
    await browser.close();
    const font = Math.max(landing.font, signIn.font) / 1000;
    const bounds = [
      // React and the router with the layout alone are 1.2; the rest is the page itself, which is hydrated whole.
      bound('landing JavaScript in all, to React and router', landing.js / router.js, 1.3, 'x'),
      bound('requests of the landing page', landing.requests, REQUESTS),
      // With the drawings, which other pages have loaded before.
      bound('requests of the sign-in page', signIn.requests, REQUESTS + 1),
      bound('fonts of the landing or sign-in page', font, 80, ' kB'),
      bound('requests to other hosts', landing.foreign + signIn.foreign, 0),
      bound('the largest lazy chunk', largestLazyChunk(app) / 1000, 40, ' kB'),
      bound('modules of other screens on the landing page', otherScreens(app), 0),
    ];
    const code = reportBounds(bounds, values.check);
    printFiles('Landing page', landing, app);
    printFiles('Sign-in page', signIn, app);
    return code;
  },
});

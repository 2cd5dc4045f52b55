import { join } from 'node:path';
import type { Browser } from 'playwright';
import { sizeBounds } from './bench-load/bounds.ts';
import { buildRouterPage } from './bench-load/builds.ts';
import { kB } from './bench-load/report.ts';
import { serveStatic } from './bench-load/static-server.ts';
import { visit, type Figures } from './bench-load/visit.ts';
import { chunksFor, chunksOf, type Output } from './build/chunks.ts';
import { bound, check, reportBounds } from './benchmarks/bounds.ts';
import { launchBrowser } from './browser/find-browser.ts';
import { command } from './command-line/command.ts';
import { root } from './processes/root.ts';
import { buildPage, sizeOf } from './sizes/measure.ts';

/** The app itself: every page loads it. */
const START = 'src/app/start.tsx';
const LANDING = 'src/screens/home/HomeScreen.tsx';

/** The figures of a page, and the paths of the files that it loads. */
type VisitedPage = Figures & { readonly files: ReadonlySet<string> };

async function visitPage(browser: Browser, folder: string, path: string): Promise<VisitedPage> {
  const server = await serveStatic(folder);
  const figures = await visit(browser, server, path, { isSlow: false });
  server.close();
  return { ...figures, files: new Set(server.sent.map((transfer) => transfer.path)) };
}

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
function printFiles(title: string, page: VisitedPage, app: Output): void {
  const { html, js, css, font, requests, files } = page;
  console.log(
    `\n${title}: ${requests} requests, kB as transferred: JavaScript ${kB(js)}, styles ${kB(css)}, fonts ${kB(font)}, HTML ${kB(html)}`,
  );
  const chunks = chunksOf(app).filter(({ fileName }) => files.has(`/${fileName}`));
  console.log(chunks.map((chunk) => `${chunk.name} ${kB(sizeOf([chunk]))}`).join(', '));
}

export const sizes = command({
  name: 'sizes',
  summary: 'Measures what the first visit of the landing and sign-in pages loads.',
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
    const bounds = [
      ...sizeBounds({ landing, signIn, router }),
      bound('the largest lazy chunk', largestLazyChunk(app) / 1000, 40, ' kB'),
      bound('modules of other screens on the landing page', otherScreens(app), 0),
    ];
    const code = reportBounds(bounds, values.check);
    printFiles('Landing page', landing, app);
    printFiles('Sign-in page', signIn, app);
    return code;
  },
});

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { sizeBounds, type Bound, type FirstPages } from './bench-load/bounds.ts';
import { buildRouterPage } from './bench-load/builds.ts';
import { printBounds } from './bench-load/report.ts';
import { serveStatic } from './bench-load/static-server.ts';
import { visit, type Figures } from './bench-load/visit.ts';
import { findBrowser } from './browser/find-browser.ts';
import { EXTRA_SCREEN, extraRoute } from './sizes/extra-route.ts';
import { buildPage, chunksFor, chunksOf, partsOf, sizeOf } from './sizes/measure.ts';

/**
 * Measures what the first visit of the landing page and of the sign-in page loads, and prints what their
 * JavaScript consists of. `-- --check` fails when a figure exceeds its bound.
 */

/** The app itself: every page loads it. */
const START = 'src/app/start.tsx';
const LANDING = 'src/screens/home/HomeScreen.tsx';
/** The breakdown leaves out smaller parts. */
const LEAST_BYTES = 2_000;

interface Sizes extends FirstPages {
  /** Brotli bytes of the largest chunk that loads on demand. */
  readonly lazyChunk: number;
  /** How many brotli bytes one more route adds to the landing page. */
  readonly route: number;
}

const buildBounds: readonly Bound<Sizes>[] = [
  {
    what: 'the largest lazy chunk',
    limit: 40,
    unit: ' kB',
    valueOf: ({ lazyChunk }) => lazyChunk / 1000,
  },
  {
    what: 'what a new route adds to the landing page',
    limit: 0.3,
    unit: ' kB',
    valueOf: ({ route }) => route / 1000,
  },
];

const root = join(import.meta.dirname, '..');
process.chdir(root);
// Signed-out pages make no calls, so there need not be an API.
process.env['VITE_API_BASE_URL'] = '';
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });

const outDir = join(root, 'test-results/dist-sizes');
// Side by side, for a build alone doesn't use two processors.
const [app, extended, routerPage] = await Promise.all([
  buildPage({ outDir }),
  buildPage({ plugins: [extraRoute(root)] }),
  buildRouterPage(),
]);
const landing = await visitPage(outDir, '/');
const signIn = await visitPage(outDir, '/auth');
const router = await visitPage(routerPage, '/');
await browser.close();

const isWithinBounds = printBounds<Sizes>([...sizeBounds, ...buildBounds], {
  landing: landing.figures,
  signIn: signIn.figures,
  router: router.figures,
  lazyChunk: largestLazyChunk(),
  route: costOfRoute(),
});
printFiles('Landing page', landing);
printFiles('Sign-in page', signIn);
if (values.check && !isWithinBounds) process.exitCode = 1;

interface VisitedPage {
  readonly figures: Figures;
  /** The paths of the loaded files. */
  readonly files: ReadonlySet<string>;
}

async function visitPage(folder: string, path: string): Promise<VisitedPage> {
  const server = await serveStatic(folder);
  const figures = await visit(browser, server, path, { isSlow: false });
  const files = new Set(server.transfers().map((transfer) => transfer.path));
  server.close();
  return { figures, files };
}

/** @throws Error when the build with one more route does not have its screen */
function costOfRoute(): number {
  chunksFor(extended, EXTRA_SCREEN);
  return sizeOf(chunksFor(extended, LANDING)) - sizeOf(chunksFor(app, LANDING));
}

/** The largest chunk that loads on demand, besides the app itself, which every page loads once it is used. */
function largestLazyChunk(): number {
  const initial = new Set(chunksFor(app, START));
  const lazy = chunksOf(app).filter((chunk) => !initial.has(chunk));
  return Math.max(...lazy.map((chunk) => sizeOf([chunk])));
}

/** Prints the size of each part of a page's JavaScript before minifying. */
function printFiles(title: string, { figures, files }: VisitedPage): void {
  const { html, js, css, font } = figures.bytes;
  console.log(
    `\n${title}: ${figures.requests} requests, kB as transferred: JavaScript ${kB(js)}, styles ${kB(css)}, fonts ${kB(font)}, HTML ${kB(html)}`,
  );
  const chunks = chunksOf(app).filter(({ fileName }) => files.has(`/${fileName}`));
  console.log(chunks.map((chunk) => `${chunk.name} ${kB(sizeOf([chunk]))}`).join(', '));
  console.log('kB before minifying:');
  for (const [part, bytes] of [...partsOf(chunks)].sort(([, a], [, b]) => b - a)) {
    if (bytes >= LEAST_BYTES) console.log(`  ${part.padEnd(30)}${kB(bytes).padStart(7)}`);
  }
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

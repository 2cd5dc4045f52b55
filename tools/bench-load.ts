import { chromium, type Browser } from 'playwright';
import { parseLoadArguments } from './bench-load/arguments.ts';
import { loadBounds, sizeBounds, type Visited } from './bench-load/bounds.ts';
import { buildApp, buildDemo, buildRouterPage, buildStaticPage } from './bench-load/builds.ts';
import { printBounds, printPages } from './bench-load/report.ts';
import { serveStatic, type StaticServer } from './bench-load/static-server.ts';
import { medians, visit, type Figures } from './bench-load/visit.ts';
import { findBrowser } from './browser/find-browser.ts';

/**
 * Measures the first visit of the public pages on a slow connection and machine, with an empty cache,
 * beside a static page with preloaded fonts and a bare React page. The pages take turns, so other load on the
 * machine affects all of them.
 *
 *   npm run bench -- load
 *   npm run bench -- load --rounds 9
 *   npm run bench -- load --check     fails when a figure exceeds its bound
 */
const LATE_MS = 2_000;
const WIDTHS = { phone: 375, desktop: 1280 };

type Measured = Omit<Visited, 'lateOnPhone' | 'lateOnDesktop'>;

const { rounds, isCheck } = parseLoadArguments(process.argv.slice(2));
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const app = buildApp();
const servers = {
  app: await serveStatic(app),
  static: await serveStatic(buildStaticPage(app)),
  router: await serveStatic(await buildRouterPage()),
  demo: await serveStatic(buildDemo()),
};

const pages: Readonly<Record<keyof Measured, { server: StaticServer; path: string }>> = {
  static: { server: servers.static, path: '/' },
  router: { server: servers.router, path: '/' },
  landing: { server: servers.app, path: '/' },
  signIn: { server: servers.app, path: '/auth' },
  demo: { server: servers.demo, path: '/' },
};
const visited = {
  ...(await measure()),
  lateOnPhone: await visitWithLateFonts(browser, WIDTHS.phone),
  lateOnDesktop: await visitWithLateFonts(browser, WIDTHS.desktop),
};
await browser.close();
for (const server of Object.values(servers)) server.close();

printPages(visited);
console.log('');
const isWithinBounds = printBounds<Visited>([...loadBounds, ...sizeBounds], visited);
if (isCheck && !isWithinBounds) process.exitCode = 1;

/** Visits all pages by turns. Returns the medians; the first round warms up. */
async function measure(): Promise<Measured> {
  const names = Object.keys(pages) as (keyof Measured)[];
  const found = new Map<string, Figures[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const times: string[] = [];
    for (const name of names) {
      const { server, path } = pages[name];
      const figures = await visit(browser, server, path, { isSlow: true });
      times.push(`${name} ${figures.lcp.toFixed(0)}`);
      if (round > 0) found.get(name)?.push(figures);
    }
    console.log(`${round === 0 ? 'Warm-up' : `Round ${round}`}, LCP in ms: ${times.join(', ')}`);
  }
  return Object.fromEntries(
    names.map((name) => [name, medians(found.get(name) ?? [])]),
  ) as unknown as Measured;
}

/** How much the landing page shifts when its fonts arrive after it has been painted. */
async function visitWithLateFonts(browser: Browser, width: number): Promise<Figures> {
  servers.app.delayFonts(LATE_MS);
  const figures = await visit(browser, servers.app, '/', { isSlow: false, width });
  servers.app.delayFonts(0);
  return figures;
}

import type { Browser } from 'playwright';
import { loadBounds, sizeBounds } from './bench-load/bounds.ts';
import { buildPages, buildRouterPage, buildStaticPage } from './bench-load/builds.ts';
import { printPages } from './bench-load/report.ts';
import { serveStatic, type StaticServer } from './bench-load/static-server.ts';
import { medians, visit, type Figures } from './bench-load/visit.ts';
import { check, reportBounds } from './benchmarks/bounds.ts';
import { byTurns } from './benchmarks/rounds.ts';
import { launchBrowser } from './browser/find-browser.ts';
import { command, wholeNumber } from './command-line/command.ts';

const LATE_MS = 2_000;

/** How much the landing page shifts when its fonts arrive after it has been painted. */
async function visitWithLateFonts(
  browser: Browser,
  app: StaticServer,
  width: number,
): Promise<Figures> {
  app.fontDelay = LATE_MS;
  const figures = await visit(browser, app, '/', { isSlow: false, width });
  app.fontDelay = 0;
  return figures;
}

/** Visits the pages with an empty cache, beside a static page with preloaded fonts and a bare React page. */
export const load = command({
  name: 'load',
  summary: 'Compares how fast the public pages load on a slow connection with static HTML.',
  options: {
    rounds: {
      type: 'string',
      value: 'COUNT',
      default: '5',
      description: 'how often each is measured',
    },
    check,
  },
  async run({ values }) {
    const rounds = wholeNumber('--rounds', values.rounds, 5, 99);
    const browser = await launchBrowser();
    const folder = await buildPages('production');
    const app = await serveStatic(folder);
    const plain = await serveStatic(buildStaticPage(folder));
    const router = await serveStatic(await buildRouterPage());
    const demo = await serveStatic(await buildPages('demo'));
    const slowly = (server: StaticServer, path: string) => () =>
      visit(browser, server, path, { isSlow: true });
    const measures = {
      static: slowly(plain, '/'),
      router: slowly(router, '/'),
      landing: slowly(app, '/'),
      signIn: slowly(app, '/auth'),
      demo: slowly(demo, '/'),
    };
    const visited = {
      ...(await byTurns(rounds, measures, medians, ({ lcp }) => lcp)),
      lateOnPhone: await visitWithLateFonts(browser, app, 375),
      lateOnDesktop: await visitWithLateFonts(browser, app, 1280),
    };
    await browser.close();
    for (const server of [app, plain, router, demo]) server.close();
    printPages(visited);
    return reportBounds([...loadBounds(visited), ...sizeBounds(visited)], values.check);
  },
});

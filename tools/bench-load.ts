import { buildPages, buildStaticPage } from './bench-load/builds.ts';
import { serveStatic } from './bench-load/static-server.ts';
import { medians, visit } from './bench-load/visit.ts';
import { bound, check, reportBounds } from './benchmarks/bounds.ts';
import { byTurns } from './benchmarks/rounds.ts';
import { launchBrowser } from './browser/find-browser.ts';
import { command } from './command-line/command.ts';

const LATE_MS = 2_000;
const SHIFT = 0.01;

/** Visits the pages with an empty cache, beside a static page with preloaded fonts. */
export const load = command({
  help: `npm run bench -- load [--check]
Compares how fast the public pages load on a slow connection with static HTML.`,
  options: { check },
  async run({ values }) {
    const browser = await launchBrowser();
    const folder = await buildPages('production');
    const app = await serveStatic(folder);
    const plain = await serveStatic(buildStaticPage(folder));
    const mocked = await serveStatic(await buildPages('demo'));
    const slowly = (url: string) => () => visit(browser, url, { isSlow: true });
    const measures = {
      static: slowly(`${plain.url}/`),
      landing: slowly(`${app.url}/`),
      signIn: slowly(`${app.url}/auth`),
      demo: slowly(`${mocked.url}/`),
    };
    const visited = await byTurns(measures, medians);
    const late = { fontDelay: LATE_MS };
    const lateOnPhone = await visit(browser, app.url, { ...late, width: 375 });
    const lateOnDesktop = await visit(browser, app.url, { ...late, width: 1280 });
    const demos = [
      await visit(browser, mocked.url, { width: 412 }),
      await visit(browser, mocked.url, { width: 1280 }),
    ];
    await browser.close();
    for (const server of [app, plain, mocked]) server.close();
    console.table(visited);
    const { landing, signIn, demo, static: html } = visited;
    const shift = Math.max(landing.shift, signIn.shift);
    const bounds = [
      bound('landing FCP, to the static page', landing.fcp / html.fcp, 0.85, 'x'),
      bound('landing LCP, to the static page', landing.lcp / html.lcp, 0.85, 'x'),
      bound('sign-in LCP, to the static page', signIn.lcp / html.lcp, 0.9, 'x'),
      bound('main thread of the landing page, blocked', landing.blocked, 200, ' ms'),
      bound('mocked demo LCP, to the landing page', demo.lcp / landing.lcp, 1.05, 'x'),
      ...demos.flatMap(({ js, requests }) => [
        bound('mocked demo, JavaScript', js / 1000, 270, ' kB'),
        bound('mocked demo, requests', requests, 30),
      ]),
      bound('layout shift of the landing or sign-in page', shift, SHIFT),
      bound('layout shift, fonts 2 s late, 375 px', lateOnPhone.shift, SHIFT),
      bound('layout shift, fonts 2 s late, 1280 px', lateOnDesktop.shift, SHIFT),
    ];
    return reportBounds(bounds, values.check);
  },
});

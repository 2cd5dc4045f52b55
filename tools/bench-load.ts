import { buildPages, buildStaticPage } from './bench-load/builds.ts';
import { serveStatic } from './bench-load/static-server.ts';
import { visit } from './bench-load/visit.ts';
import { check, reportBounds, type Bound } from './benchmarks/bounds.ts';
import { medians } from './benchmarks/rounds.ts';
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
    const { folder } = await buildPages('production');
    const app = await serveStatic(folder);
    const plain = await serveStatic(buildStaticPage(folder));
    const mocked = await serveStatic((await buildPages('demo')).folder);
    const slowly = (url: string) => visit(browser, url, { isSlow: true });
    const slow = await medians(async () => {
      const html = await slowly(plain.url);
      const landing = await slowly(app.url);
      const signIn = await slowly(`${app.url}/auth`);
      const demo = await slowly(mocked.url);
      return {
        fcp: landing.fcp / html.fcp,
        lcp: landing.lcp / html.lcp,
        signIn: signIn.lcp / html.lcp,
        demo: demo.lcp / landing.lcp,
        blocked: landing.blocked,
        shift: Math.max(landing.shift, signIn.shift),
      };
    });
    const late = { fontDelay: LATE_MS };
    const lateOnPhone = await visit(browser, app.url, { ...late, width: 375 });
    const lateOnDesktop = await visit(browser, app.url, { ...late, width: 1280 });
    const demos = [
      await visit(browser, mocked.url, { width: 412 }),
      await visit(browser, mocked.url, { width: 1280 }),
    ];
    await browser.close();
    for (const server of [app, plain, mocked]) server.close();
    const bounds: Bound[] = [
      ['landing FCP, to the static page', slow.fcp, 0.85, 'x'],
      ['landing LCP, to the static page', slow.lcp, 0.85, 'x'],
      ['sign-in LCP, to the static page', slow.signIn, 0.9, 'x'],
      ['main thread of the landing page, blocked', slow.blocked, 200, ' ms'],
      ['mocked demo LCP, to the landing page', slow.demo, 1.05, 'x'],
      ...demos.flatMap(({ js, requests }): Bound[] => [
        ['mocked demo, JavaScript', js / 1000, 270, ' kB'],
        ['mocked demo, requests', requests, 30],
      ]),
      ['layout shift of the landing or sign-in page', slow.shift, SHIFT],
      ['layout shift, fonts 2 s late, 375 px', lateOnPhone.shift, SHIFT],
      ['layout shift, fonts 2 s late, 1280 px', lateOnDesktop.shift, SHIFT],
    ];
    return reportBounds(bounds, values.check);
  },
});

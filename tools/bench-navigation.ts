import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { startMockApi } from '#mocks/http/server.ts';
import type { ServedState } from '#mocks/http/levers.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { reportRatio } from './benchmarks/bounds.ts';
import { against, checkRatio, rounds } from './benchmarks/options.ts';
import { byTurns, median } from './benchmarks/rounds.ts';
import { run } from './benchmarks/run.ts';
import { slowDown } from './benchmarks/slow-profile.ts';
import { launchBrowser } from './browser/find-browser.ts';
import { command } from './command-line/command.ts';
import { serveApp } from './processes/built-app.ts';
import { root } from './processes/root.ts';
import { binOf } from './processes/servers.ts';
import { withWorktree } from './processes/worktree.ts';

/** Builds the app of a checkout with its own configuration. */
function build(checkout: string, outDir: string): void {
  const args = ['build', '--mode', 'production', '--outDir', outDir, '--emptyOutDir'];
  run(process.execPath, [binOf('vite'), ...args, '--logLevel', 'error'], checkout);
}

/** Signs in, opens the dashboard and waits until everything of it has loaded. */
async function openDashboard(page: Page, url: string, { storage }: ServedState): Promise<void> {
  await page.addInitScript((records) => {
    for (const [key, value] of Object.entries(records)) localStorage.setItem(key, value);
  }, storage);
  await page.goto(`${url}/dashboard`);
  await page.getByText('Tasks posted').waitFor();
  await page.getByRole('button', { name: /Clara|Wes/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The milliseconds from the click on "Offers" until the frame that shows the first offer. */
async function navigate(browser: Browser, url: string, state: ServedState): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await openDashboard(page, url, state);
    await slowDown(page);
    const measured = page.evaluate(async () => {
      let start: number | undefined;
      addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
      while (!document.querySelector('article h2, article h3')) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - (start ?? Number.NaN);
    });
    // Pointer, press and release follow each other at once: nobody is faster.
    await page.getByRole('link', { name: 'Offers', exact: true }).click();
    return await measured;
  } finally {
    await context.close();
  }
}

/**
 * Measures from the click to the first offer, with nothing of the page in the cache. Both builds are measured
 * by turns against the mock API over HTTP. The click follows at once when the pointer has reached the link,
 * without the time that a hand takes.
 */
export const navigation = command({
  name: 'navigation',
  summary: 'Compares how fast a page opens on a slow connection with another commit.',
  options: { against, rounds, check: checkRatio },
  async run({ values }) {
    const api = await startMockApi({
      port: 0,
      scenario: 'offers-many-pending',
      clock: systemClock,
    });
    process.env['VITE_API_BASE_URL'] = api.url;
    const opened = await fetch(`${api.url}/__mock/reset`, { method: 'POST' });
    const state = (await opened.json()) as ServedState;
    const outDirs = {
      before: join(root, 'test-results/dist-navigation-before'),
      now: join(root, 'test-results/dist-navigation-now'),
    };
    await withWorktree(values.against, (checkout) => build(checkout, outDirs.before));
    build(root, outDirs.now);
    // The same server for both, with this checkout's configuration.
    const before = await serveApp(outDirs.before, 4600);
    const now = await serveApp(outDirs.now, 4700);
    const browser = await launchBrowser();
    const measures = {
      before: () => navigate(browser, before.url, state),
      now: () => navigate(browser, now.url, state),
    };
    const times = await byTurns(values.rounds, measures, median, (time) => time);
    await browser.close();
    const { check: limit } = values;
    return reportRatio('From the click to the first offer', times.before, times.now, limit);
  },
});

import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { startMockApi } from '#mocks/http/server.ts';
import type { ServedState } from '#mocks/http/levers.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { parseBenchArguments } from './bench-stories/arguments.ts';
import { buildCheckout } from './benchmarks/build-checkout.ts';
import { median } from './benchmarks/median.ts';
import { slowDown } from './benchmarks/slow-profile.ts';
import { findBrowser } from './browser/find-browser.ts';
import { freePort } from './processes/free-port.ts';
import { withWorktree } from './processes/worktree.ts';

/**
 * Compares how long the navigation from the dashboard to the offers takes with another commit: from the
 * click to the first offer, on a slow connection and machine, with nothing of the page in the cache.
 * Both builds are measured by turns against the mock API over HTTP. The click follows at once when the
 * pointer has reached the link, without the time that a hand takes.
 *
 *   npm run bench -- navigation --against main~1
 *   npm run bench -- navigation --against main~1 --rounds 9 --check 0.7
 */
const root = join(import.meta.dirname, '..');
const MIN_ROUNDS = 5;

/** Serves a build. Returns its address. */
async function serve(outDir: string, start: number): Promise<string> {
  const port = await freePort(start);
  const build = { outDir };
  // The same server for both, with this checkout's configuration.
  await preview({ root, build, preview: { port, strictPort: true }, logLevel: 'warn' });
  return `http://localhost:${port}`;
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

const { against, rounds, limit } = parseBenchArguments(process.argv.slice(2));
const api = await startMockApi({ port: 0, scenario: 'offers-many-pending', clock: systemClock });
process.env['VITE_API_BASE_URL'] = api.url;
const opened = await fetch(`${api.url}/__mock/reset`, { method: 'POST' });
const state = (await opened.json()) as ServedState;

try {
  const outDirs = {
    before: join(root, 'test-results/dist-navigation-before'),
    now: join(root, 'test-results/dist-navigation-now'),
  };
  await withWorktree(against, (checkout) => {
    buildCheckout(checkout, 'production', outDirs.before);
  });
  buildCheckout(root, 'production', outDirs.now);
  const before = await serve(outDirs.before, 4600);
  const now = await serve(outDirs.now, 4700);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const times = { before: [] as number[], now: [] as number[] };
  for (let round = 0; round <= Math.max(rounds, MIN_ROUNDS); round += 1) {
    const both = {
      before: await navigate(browser, before, state),
      now: await navigate(browser, now, state),
    };
    console.log(`${both.before.toFixed(0)} ms at ${against}, now ${both.now.toFixed(0)} ms`);
    // The first round warms up.
    if (round === 0) continue;
    times.before.push(both.before);
    times.now.push(both.now);
  }
  await browser.close();
  const ratio = median(times.now) / median(times.before);
  console.log(
    `The first offer appears after ${ratio.toFixed(2)} of the time at ${against} (medians: ${median(times.now).toFixed(0)} and ${median(times.before).toFixed(0)} ms).`,
  );
  if (limit !== undefined && ratio > limit) {
    console.error(`That is more than ${limit}.`);
    process.exitCode = 1;
  }
} finally {
  await api.close();
}
process.exit();

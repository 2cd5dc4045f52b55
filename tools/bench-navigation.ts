import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { startMockApi } from '#mocks/server.ts';
import type { ServedState } from '#mocks/levers.ts';
import { systemClock } from '#src/lib/clock.ts';
import { parseBenchArguments } from './bench-stories/arguments.ts';
import { findBrowser } from './browser/find-browser.ts';
import { freePort } from './processes/free-port.ts';
import { binOf } from './processes/servers.ts';

/**
 * Compares how long the navigation from the dashboard to the offers takes with another commit: from the
 * click to the first offer, on a slow connection and machine, with nothing of the page in the cache.
 * Both builds are measured by turns against the mock API over HTTP. The click follows at once when the
 * pointer has reached the link, without the time that a hand takes.
 *
 *   npm run bench:navigation -- --against main~1
 *   npm run bench:navigation -- --against main~1 --rounds 9 --check 0.7
 */
const root = join(import.meta.dirname, '..');
const MIN_ROUNDS = 5;
const SLOW_CPU = 4;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
}

/** Builds a checkout for the mock API and serves the build. Returns its address. */
async function serve(checkout: string, outDir: string, start: number): Promise<string> {
  const vite = [binOf('vite'), 'build', '--mode', 'production', '--outDir', outDir];
  run(process.execPath, [...vite, '--emptyOutDir', '--logLevel', 'error'], checkout);
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
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
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

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { against, rounds, limit } = parseBenchArguments(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'bench-navigation-'));
const checkout = join(folder, 'checkout');
const api = await startMockApi({ port: 0, scenario: 'offers-many-pending', clock: systemClock });
process.env['VITE_API_BASE_URL'] = api.url;
const opened = await fetch(`${api.url}/__mock/reset`, { method: 'POST' });
const state = (await opened.json()) as ServedState;

run('git', ['worktree', 'add', '--detach', checkout, against], root);
try {
  // The two differ in the project's own code: the same packages serve both.
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  const before = await serve(checkout, join(root, 'test-results/dist-navigation-before'), 4600);
  const now = await serve(root, join(root, 'test-results/dist-navigation-now'), 4700);
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
  run('git', ['worktree', 'remove', '--force', checkout], root);
  rmSync(folder, { recursive: true, force: true });
  await api.close();
}
process.exit();

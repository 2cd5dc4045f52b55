import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build, preview } from 'vite';
import { startMockApi } from '#mocks/server.ts';
import { seededAccounts } from '#mocks/scenarios/accounts.ts';
import { systemClock } from '#src/lib/clock.ts';
import { findBrowser } from './browser/find-browser.ts';
import { freePort } from './processes/free-port.ts';

/**
 * Compares the cost of a long list of offers with a short one. Reports ratios within one run, because
 * absolute times depend on the machine. Runs the production build against the mock API over HTTP, so
 * no mock code runs in the measured page. `-- --check` fails when a ratio exceeds its limit.
 */
const root = join(import.meta.dirname, '..');
const OUT = 'test-results/dist-bench';
const FEW = 10;
const MANY = 1_000;
const ROUNDS = 9;

type Metric = 'typing' | 'details' | 'accepting' | 'heap';
const LIMITS: Readonly<Record<Metric, { what: string; limit: number }>> = {
  typing: { what: 'typing five letters into the search and deleting them', limit: 1.5 },
  details: { what: 'opening and closing the details', limit: 1.5 },
  accepting: { what: 'accepting an offer', limit: 1.5 },
  heap: { what: 'heap after a garbage collection', limit: 2 },
};

/** The main thread's total task time so far, in milliseconds, and the heap size in bytes. */
async function metrics(devtools: CDPSession): Promise<{ work: number; heap: number }> {
  const { metrics: found } = await devtools.send('Performance.getMetrics');
  const valueOf = (name: string) =>
    found.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { work: valueOf('TaskDuration') * 1_000, heap: valueOf('JSHeapUsedSize') };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A page with a loaded list, and the DevTools session that measures it. */
interface Bench {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/** The main thread's task time for an action, in milliseconds. */
async function workOf({ page, devtools }: Bench, run: (page: Page) => Promise<void>) {
  const before = await metrics(devtools);
  await run(page);
  const after = await metrics(devtools);
  return after.work - before.work;
}

/** The ratio of the medians, many to few. Rounds alternate, so other load on the machine hits both. */
async function compare(few: Bench, many: Bench, run: (page: Page) => Promise<void>) {
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const both = { few: await workOf(few, run), many: await workOf(many, run) };
    // The first round warms up.
    if (round > 0) rounds.push(both);
  }
  return median(rounds.map((round) => round.many)) / median(rounds.map((round) => round.few));
}

/** Types letter by letter, one frame each, and clears the field before the debounced refetch. */
async function typeAndClear(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const search = document.querySelector<HTMLInputElement>('input[type="search"]');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const text of ['p', 'po', 'por', 'porc', 'porch', 'porc', 'por', 'po', 'p', '']) {
      set?.call(search, text);
      search?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * Runs the steps inside the page. A Playwright locator would query all elements on each attempt,
 * and the measurement would include that.
 */
async function act(page: Page, steps: readonly Step[]): Promise<void> {
  await page.evaluate(async (all) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (const { press, key, until, gone } of all) {
      if (press !== undefined) {
        const buttons = [...document.querySelectorAll<HTMLElement>('article button')];
        const button = buttons.find(({ textContent }) => textContent.startsWith(press));
        if (!button) throw new Error(`No button starts with "${press}".`);
        button.click();
      }
      if (key !== undefined) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
      for (let frames = 0; ; frames += 1) {
        if (frames > 600)
          throw new Error(`Timed out waiting for ${until ?? `${gone} to disappear`}.`);
        await nextFrame();
        if (until !== undefined && document.querySelector(until)) break;
        if (gone !== undefined && !document.querySelector(gone)) break;
      }
    }
  }, steps);
}

/** Presses a card's button, found by the start of its label, or a key, then waits for a selector. */
interface Step {
  readonly press?: string;
  readonly key?: string;
  readonly until?: string;
  readonly gone?: string;
}

const openDetails = (page: Page) =>
  act(page, [
    { press: 'View Details', until: '[role="dialog"] ol' },
    { key: 'Escape', gone: '[role="dialog"]' },
  ]);

const acceptOne = (page: Page) =>
  act(page, [
    { press: 'Accept', until: 'article form' },
    { press: 'Accept offer', gone: 'article form' },
  ]);

async function countShown(page: Page): Promise<number> {
  const text = await page.getByText(/^Showing \d+ of/).textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

/** Signs in, opens the offers and loads `count` of them. */
async function openList(page: Page, address: string, count: number): Promise<void> {
  await page.goto(address);
  const account = seededAccounts.find(({ role }) => role === 'worker');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  for (let tries = 0; (await countShown(page)) < count && tries < count; tries += 1) {
    // Scrolling loads more as well. While a page is loading, this does nothing.
    await page.getByRole('button', { name: 'Load more offers' }).dispatchEvent('click');
    await page.waitForTimeout(20);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
}

/** Launches a separate browser, so the heap of one list does not include the other. */
async function openBench(address: string, count: number): Promise<Bench> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await openList(page, address, count);
  await devtools.send('HeapProfiler.collectGarbage');
  return { page, devtools, close: () => browser.close() };
}

const api = await startMockApi({
  port: 0,
  scenario: 'offers-many-pending',
  clock: systemClock,
});
process.env['VITE_API_BASE_URL'] = api.url;
await build({
  root,
  mode: 'production',
  build: { outDir: OUT, emptyOutDir: true },
  logLevel: 'warn',
});
const port = await freePort(4500);
const server = await preview({
  root,
  build: { outDir: OUT },
  preview: { port, strictPort: true },
  logLevel: 'warn',
});
const url = `http://localhost:${port}/offers`;
// The lists start at opposite ends, so neither accepts an offer of the other.
const few = await openBench(`${url}?sort_order=asc`, FEW);
const many = await openBench(url, MANY);
const heaps = { few: await metrics(few.devtools), many: await metrics(many.devtools) };
const ratios: Readonly<Record<Metric, number>> = {
  heap: heaps.many.heap / heaps.few.heap,
  typing: await compare(few, many, typeAndClear),
  details: await compare(few, many, openDetails),
  accepting: await compare(few, many, acceptOne),
};
const left = await countShown(many.page);
if (left < MANY) throw new Error(`Only ${left} of ${MANY} offers were still loaded.`);
await Promise.all([few.close(), many.close(), server.close()]);

console.log(`${MANY} offers loaded, compared with ${FEW}`);
let isOverLimit = false;
for (const name of Object.keys(LIMITS) as Metric[]) {
  const { what, limit } = LIMITS[name];
  const ratio = ratios[name];
  isOverLimit ||= !(ratio <= limit);
  console.log(`${what}: ${ratio.toFixed(2)}x (limit: ${limit})`);
}
process.exit(isOverLimit && process.argv.includes('--check') ? 1 : 0);

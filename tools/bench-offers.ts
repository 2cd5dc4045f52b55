import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build, preview } from 'vite';
import { startMockApi } from '#mocks/server.ts';
import { seededAccounts } from '#mocks/scenarios/accounts.ts';
import { systemClock } from '#src/lib/clock.ts';
import { findBrowser } from './browser/find-browser.ts';
import { freePort } from './processes/free-port.ts';

/**
 * What a long list of offers costs beside a short one, as ratios within one run: times depend on the
 * machine. The app is the one that ships, against the mock API over HTTP, so that no mock runs in
 * the page that is measured. `-- --check` fails when a ratio misses its aim.
 */
const root = join(import.meta.dirname, '..');
const OUT = 'test-results/dist-bench';
const FEW = 10;
const MANY = 1_000;
const ROUNDS = 9;

type Measured = 'typing' | 'details' | 'accepting' | 'heap';
const AIMS: Readonly<Record<Measured, { what: string; most: number }>> = {
  typing: { what: 'typing five letters into the search, and taking them back', most: 1.5 },
  details: { what: 'opening the details and closing them', most: 1.5 },
  accepting: { what: 'accepting an offer', most: 1.5 },
  heap: { what: 'heap after a garbage collection', most: 2 },
};

/** How long the page's own thread has worked by now, in milliseconds, and its heap in bytes. */
async function metrics(devtools: CDPSession): Promise<{ work: number; heap: number }> {
  const { metrics: found } = await devtools.send('Performance.getMetrics');
  const valueOf = (name: string) =>
    found.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { work: valueOf('TaskDuration') * 1_000, heap: valueOf('JSHeapUsedSize') };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A page with a list, and what tells of its work. */
interface Bench {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/** What the page's own thread works for an action, in milliseconds. */
async function workOf({ page, devtools }: Bench, run: (page: Page) => Promise<void>) {
  const before = await metrics(devtools);
  await run(page);
  const after = await metrics(devtools);
  return after.work - before.work;
}

/** The median of some rounds for both, by turns, so that what else the machine does meets both. */
async function compare(few: Bench, many: Bench, run: (page: Page) => Promise<void>) {
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const both = { few: await workOf(few, run), many: await workOf(many, run) };
    // The first warms up.
    if (round > 0) rounds.push(both);
  }
  return median(rounds.map((round) => round.many)) / median(rounds.map((round) => round.few));
}

/** Letter by letter, each drawn; back at the start before the list would be loaded anew. */
async function typeAndTakeBack(page: Page): Promise<void> {
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
 * Does in the page what a person would: a locator would look at all elements at each try, and be
 * measured with what it looks at.
 */
async function act(page: Page, steps: readonly Step[]): Promise<void> {
  await page.evaluate(async (all) => {
    const drawn = () => new Promise(requestAnimationFrame);
    for (const { press, key, until, gone } of all) {
      if (press !== undefined) {
        const buttons = [...document.querySelectorAll<HTMLElement>('article button')];
        const button = buttons.find(({ textContent }) => textContent.startsWith(press));
        if (!button) throw new Error(`There is no button "${press}".`);
        button.click();
      }
      if (key !== undefined) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
      for (let frames = 0; ; frames += 1) {
        if (frames > 600) throw new Error(`Waited in vain for ${until ?? gone}.`);
        await drawn();
        if (until !== undefined && document.querySelector(until)) break;
        if (gone !== undefined && !document.querySelector(gone)) break;
      }
    }
  }, steps);
}

/** Presses a button of the cards by its first words, or a key, and waits for something. */
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
  const words = await page.getByText(/^Showing \d+ of/).textContent();
  return Number(/\d+/.exec(words ?? '')?.[0]);
}

/** Signs in, opens the offers, and loads so many of them. */
async function openList(page: Page, address: string, count: number): Promise<void> {
  await page.goto(address);
  const account = seededAccounts.find(({ role }) => role === 'worker');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  for (let tries = 0; (await countShown(page)) < count && tries < count; tries += 1) {
    // Scrolling alone loads more too; where it is busy, this does nothing.
    await page.getByRole('button', { name: 'Load more offers' }).dispatchEvent('click');
    await page.waitForTimeout(20);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
}

/** A browser of its own for each, whose heap is then its own too. */
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
// From both ends, so that none accepts what the other one has accepted.
const few = await openBench(`${url}?sort_order=asc`, FEW);
const many = await openBench(url, MANY);
const heaps = { few: await metrics(few.devtools), many: await metrics(many.devtools) };
const ratios: Readonly<Record<Measured, number>> = {
  heap: heaps.many.heap / heaps.few.heap,
  typing: await compare(few, many, typeAndTakeBack),
  details: await compare(few, many, openDetails),
  accepting: await compare(few, many, acceptOne),
};
const left = await countShown(many.page);
if (left < MANY) throw new Error(`Only ${left} of ${MANY} offers were still there.`);
await Promise.all([few.close(), many.close(), server.close()]);

console.log(`${MANY} offers loaded, beside ${FEW}`);
let isMissed = false;
for (const name of Object.keys(AIMS) as Measured[]) {
  const { what, most } = AIMS[name];
  const ratio = ratios[name];
  isMissed ||= !(ratio <= most);
  console.log(`${what}: ${ratio.toFixed(2)} times (aim: at most ${most})`);
}
process.exit(isMissed && process.argv.includes('--check') ? 1 : 0);

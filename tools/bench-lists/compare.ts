import { chromium, type CDPSession, type Page } from 'playwright';
import { median } from '../benchmarks/median.ts';
import { findBrowser } from '../browser/find-browser.ts';

const ROUNDS = 9;

/** A page with a loaded list, and the DevTools session that measures it. */
export interface Bench {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/**
 * Launches a separate browser, so the heap of one list does not include the other, and collects the
 * garbage of loading the list.
 *
 * @param open opens the list in a page
 */
export async function openBench(open: (page: Page) => Promise<void>): Promise<Bench> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await open(page);
  await devtools.send('HeapProfiler.collectGarbage');
  return { page, devtools, close: () => browser.close() };
}

/** The heap size of a page, in bytes. */
export async function heapOf({ devtools }: Bench): Promise<number> {
  return (await metrics(devtools)).heap;
}

/** The main thread's total task time so far, in milliseconds, and the heap size in bytes. */
async function metrics(devtools: CDPSession): Promise<{ work: number; heap: number }> {
  const { metrics: found } = await devtools.send('Performance.getMetrics');
  const valueOf = (name: string) =>
    found.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { work: valueOf('TaskDuration') * 1_000, heap: valueOf('JSHeapUsedSize') };
}

/** The main thread's task time for an action, in milliseconds. */
async function workOf<B extends Bench>(bench: B, run: (bench: B) => Promise<void>) {
  const before = await metrics(bench.devtools);
  await run(bench);
  const after = await metrics(bench.devtools);
  return after.work - before.work;
}

/**
 * The ratio of the medians, many to few. Rounds alternate, so other load on the machine hits both.
 *
 * @param undo runs after each action and is not measured
 */
export async function compare<B extends Bench>(
  few: B,
  many: B,
  run: (bench: B) => Promise<void>,
  undo: (bench: B) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = { few: await workOf(few, run), many: await workOf(many, run) };
    await undo(few);
    await undo(many);
    // The first round warms up.
    if (round > 0) rounds.push(measured);
  }
  return median(rounds.map((round) => round.many)) / median(rounds.map((round) => round.few));
}

import type { CDPSession, Page } from 'playwright';
import { byTurns, median } from '../benchmarks/rounds.ts';
import { launchBrowser } from '../browser/find-browser.ts';

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
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await open(page);
  await devtools.send('HeapProfiler.collectGarbage');
  return { page, devtools, close: () => browser.close() };
}

/** How much more heap one page takes than another. */
export async function compareHeaps(few: Bench, many: Bench): Promise<number> {
  return (await metric(many, 'JSHeapUsedSize')) / (await metric(few, 'JSHeapUsedSize'));
}

/** The main thread's total task time so far in seconds, or the heap size in bytes. */
async function metric(
  { devtools }: Bench,
  wanted: 'TaskDuration' | 'JSHeapUsedSize',
): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/**
 * The ratio of the medians of the main thread's task time for an action, many to few.
 *
 * @param undo runs after each action and is not measured
 */
export async function compare<B extends Bench>(
  few: B,
  many: B,
  run: (bench: B) => Promise<void>,
  undo: (bench: B) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const workOf = async (bench: B): Promise<number> => {
    const before = await metric(bench, 'TaskDuration');
    await run(bench);
    const work = (await metric(bench, 'TaskDuration')) - before;
    await undo(bench);
    return work;
  };
  const measures = { few: () => workOf(few), many: () => workOf(many) };
  const work = await byTurns(ROUNDS, measures, median);
  return work.many / work.few;
}

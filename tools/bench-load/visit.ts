import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright';
import { median } from '../benchmarks/rounds.ts';
import { KINDS, type Kind, type StaticServer } from './static-server.ts';

/** What the first visit of a page costs until the page is idle; the bytes of each kind as transferred. */
export interface Figures extends Readonly<Record<Kind, number>> {
  /** Milliseconds until the first and the largest content is painted. */
  readonly fcp: number;
  readonly lcp: number;
  /** Milliseconds in which tasks kept the main thread longer than 50 ms each: total blocking time. */
  readonly blocked: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
  readonly requests: number;
  /** Requests to other hosts. */
  readonly foreign: number;
}

const SLOW_CPU = 4;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The page is idle when it has loaded and sent nothing for this long. */
const IDLE_MS = 500;
const POLL_MS = 50;
/** A browser that draws no frames may never call back. */
const CALLBACK_MS = 1_000;
/** For pages that hang only; generous, for shared machines. */
const LIMIT_MS = 60_000;

/**
 * Opens a page with nothing in the cache, waits until it is idle and returns what that took.
 *
 * @throws Error when the page paints nothing
 */
export async function visit(
  browser: Browser,
  server: StaticServer,
  path: string,
  { isSlow, width = 1280 }: { isSlow: boolean; width?: number },
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    server.sent.length = 0;
    const activity = watch(page, server.url);
    await page.goto(server.url + path, { waitUntil: 'load' });
    await activity.idle();
    const { fcp, lcp, shift, blocked } = await page.evaluate(readPaints);
    if (fcp === undefined || lcp === undefined) {
      throw new Error(`${server.url}${path} painted nothing.`);
    }
    const bytesOf = (kind: Kind): number =>
      server.sent.filter((each) => each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(kind)]));
    const { length: requests } = server.sent;
    const foreign = activity.foreign();
    return { ...(bytes as Record<Kind, number>), fcp, lcp, blocked, shift, requests, foreign };
  } finally {
    await context.close();
  }
}

/** Makes a page as slow as a phone: a fourth of the processor, 1.6 Mbit/s, 150 ms of latency. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/** Follows the requests of a page. */
function watch(page: Page, origin: string) {
  const inFlight = new Set<Request>();
  let last = performance.now();
  let foreign = 0;
  const end = (request: Request): void => {
    inFlight.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    inFlight.add(request);
    last = performance.now();
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) foreign += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    foreign: () => foreign,
    /**
     * Resolves when the main thread is idle and no request has been sent or answered for a while.
     *
     * @throws Error when that does not happen
     */
    async idle(): Promise<void> {
      const start = performance.now();
      last = start;
      while (inFlight.size > 0 || performance.now() - last < IDLE_MS) {
        await sleep(POLL_MS);
        await page.evaluate(
          (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
          CALLBACK_MS,
        );
        if (performance.now() - start > LIMIT_MS) {
          const open = [...inFlight].map((request) => request.url()).join(', ');
          throw new Error(`${page.url()} does not become idle. Requests in flight: ${open}`);
        }
      }
    },
  };
}

/** Runs in the page. */
function readPaints() {
  const entriesOf = (type: string): PerformanceEntryList => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries;
  };
  const shifts = entriesOf('layout-shift') as (PerformanceEntry & { value: number })[];
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    lcp: entriesOf('largest-contentful-paint').at(-1)?.startTime,
    blocked: entriesOf('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

/** The median of each figure. */
export function medians(visits: readonly Figures[]): Figures {
  const names = Object.keys(visits[0] ?? {}) as (keyof Figures)[];
  const entries = names.map((name) => [name, median(visits.map((each) => each[name]))]);
  return Object.fromEntries(entries) as Figures;
}

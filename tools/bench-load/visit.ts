import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';

/** A page is idle once it has sent no request for so long. */
const IDLE_MS = 1_000;

const SLOW_CPU = 4;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * Opens a page with nothing in the cache, waits until it is idle and returns what that took: milliseconds, bytes as
 * transferred, the sum of all layout shifts, requests, also those to other hosts, and the paths of all files.
 *
 * @param options.fontDelay how long each font is held back, in milliseconds
 * @throws Error when the page paints nothing
 */
export async function visit(
  browser: Browser,
  url: string,
  { isSlow = false, width = 1280, fontDelay = 0 } = {},
) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    if (fontDelay > 0) {
      await page.route('**/*.woff2', async (route) => {
        await sleep(fontDelay);
        await route.continue();
      });
    }
    const sent: Request[] = [];
    let last = 0;
    page.on('request', (request) => {
      last = Date.now();
      if (!request.url().startsWith('data:')) sent.push(request);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    while (Date.now() - last < IDLE_MS) await sleep(IDLE_MS / 10);
    const { fcp, lcp, shift, blocked } = await page.evaluate(readPaints);
    if (fcp === undefined || lcp === undefined) throw new Error(`${url} painted nothing.`);
    const own = sent.filter((request) => new URL(request.url()).origin === new URL(url).origin);
    const files = own.map((request) => new URL(request.url()).pathname);
    const bytes: Record<string, number> = {};
    for (const [place, request] of own.entries()) {
      const kind = extname(files[place] ?? '');
      // Of the cache, a file that was fetched before has a size below zero.
      bytes[kind] = (bytes[kind] ?? 0) + Math.max(0, (await request.sizes()).responseBodySize);
    }
    const { '': html = 0, '.js': js = 0, '.css': css = 0, '.woff2': font = 0 } = bytes;
    const counts = { requests: own.length, foreign: sent.length - own.length };
    return { fcp, lcp, blocked, shift, js, css, font, html, ...counts, files };
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

/** Runs in the page, once its main thread is idle. */
async function readPaints() {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
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
    // Total blocking time: what tasks took beyond 50 ms each.
    blocked: entriesOf('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

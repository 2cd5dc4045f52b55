import type { Page } from 'playwright';
import { startMockApi } from '#mocks/server.ts';
import { systemClock } from '#src/lib/clock.ts';
import { compare, heapOf, openBench } from './bench-lists/compare.ts';
import { report } from './bench-lists/report.ts';
import { buildForOwnOrigin, openSignedIn, serveBuild } from './bench-lists/served-build.ts';

/**
 * Compares the cost of a long list of offers with a short one. Reports ratios within one run, because
 * absolute times depend on the machine. Runs the production build against the mock API over HTTP, so
 * no mock code runs in the measured page. `-- --check` fails when a ratio exceeds its limit.
 */
const FEW = 10;
const MANY = 1_000;

const LIMITS = {
  typing: {
    what: 'typing five letters into the search and deleting them',
    limit: 1.5,
    unit: 'x',
  },
  details: { what: 'opening and closing the details', limit: 1.5, unit: 'x' },
  accepting: { what: 'accepting an offer', limit: 1.5, unit: 'x' },
  heap: { what: 'heap after a garbage collection', limit: 2, unit: 'x' },
} as const;

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
  await openSignedIn(page, address, 'worker');
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

const api = await startMockApi({
  port: 0,
  scenario: 'offers-many-pending',
  clock: systemClock,
});
await buildForOwnOrigin();
const server = await serveBuild(api.url);
const url = `${server.url}/offers`;
// The lists start at opposite ends, so neither accepts an offer of the other.
const few = await openBench((page) => openList(page, `${url}?sort_order=asc`, FEW));
const many = await openBench((page) => openList(page, url, MANY));
const measured = {
  heap: (await heapOf(many)) / (await heapOf(few)),
  typing: await compare(few, many, ({ page }) => typeAndClear(page)),
  details: await compare(few, many, ({ page }) => openDetails(page)),
  accepting: await compare(few, many, ({ page }) => acceptOne(page)),
};
const left = await countShown(many.page);
if (left < MANY) throw new Error(`Only ${left} of ${MANY} offers were still loaded.`);
await Promise.all([few.close(), many.close(), server.close()]);

console.log(`${MANY} offers loaded, compared with ${FEW}`);
const isOverLimit = report(LIMITS, measured);
process.exit(isOverLimit && process.argv.includes('--check') ? 1 : 0);

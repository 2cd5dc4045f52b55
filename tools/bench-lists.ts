import type { Page } from 'playwright';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { startMockApi } from '#mocks/http/server.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { compare, heapOf, openBench } from './bench-lists/compare.ts';
import { report } from './bench-lists/report.ts';
import { buildForOwnOrigin, openSignedIn, serveBuild } from './bench-lists/served-build.ts';
import { act, countShown, typeAndClear, type Step } from './bench-lists/list-actions.ts';

/**
 * Compares the cost of each long list with a short one. Reports ratios within one run, because absolute
 * times depend on the machine. Runs the production build against the mock API over HTTP, so no mock code
 * runs in the measured page. `-- --check` fails when a ratio exceeds its limit, `-- tasks` measures one
 * list only.
 */
const FEW = 10;
const MANY = 1_000;

/** A list to measure. */
interface List {
  readonly scenario: ScenarioId;
  readonly path: string;
  /** The path with the opposite order, so that the short list doesn't change what the long one shows. */
  readonly reversed: string;
  /** Label of the button that loads the next page. */
  readonly more: string;
  /** Opens the details of the first item and closes them. */
  readonly details: readonly Step[];
  readonly action: { readonly what: string; readonly steps: readonly Step[] };
}

const CLOSE: Step = { key: 'Escape', gone: '[role="dialog"]' };

const LISTS: Readonly<Record<string, List>> = {
  offers: {
    scenario: 'offers-many-pending',
    path: '/offers',
    reversed: '/offers?sort_order=asc',
    more: 'Load more offers',
    details: [{ press: 'View Details', until: '[role="dialog"] ol' }, CLOSE],
    action: {
      what: 'accepting an offer',
      steps: [
        { press: 'Accept', until: 'article form' },
        { press: 'Accept offer', gone: 'article form' },
      ],
    },
  },
  tasks: {
    scenario: 'tasks-thousand',
    path: '/worker/tasks',
    reversed: '/worker/tasks?sort_order=desc',
    more: 'Load more tasks',
    details: [{ press: 'View', until: '[role="dialog"] dl' }, CLOSE],
    action: {
      what: 'writing to a client',
      steps: [
        { press: 'Message Client', until: '[role="dialog"] form' },
        { press: 'Send message', gone: '[role="dialog"]' },
      ],
    },
  },
};

const limitsOf = ({ action }: List) => ({
  typing: {
    what: 'typing five letters into the search and deleting them',
    limit: 1.5,
    unit: 'x',
  },
  details: { what: 'opening and closing the details', limit: 1.5, unit: 'x' },
  action: { what: action.what, limit: 1.5, unit: 'x' },
  heap: { what: 'heap after a garbage collection', limit: 2, unit: 'x' },
});

/** Signs in, opens a list and loads `count` of its items. */
async function openList(page: Page, address: string, count: number, more: string): Promise<void> {
  await openSignedIn(page, address, 'worker');
  await page.getByRole('article').first().waitFor();
  for (let tries = 0; (await countShown(page)) < count && tries < count; tries += 1) {
    // Scrolling loads more as well. While a page is loading, this does nothing.
    await page.getByRole('button', { name: more }).dispatchEvent('click');
    await page.waitForTimeout(20);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
}

/**
 * Measures one list.
 *
 * @returns whether a ratio exceeds its limit
 */
async function measure(name: string, list: List): Promise<boolean> {
  const { scenario, path, reversed, more, details, action } = list;
  const api = await startMockApi({ port: 0, scenario, clock: systemClock });
  const server = await serveBuild(api.url);
  const open = (address: string, count: number) =>
    openBench((page) => openList(page, `${server.url}${address}`, count, more));
  const few = await open(reversed, FEW);
  const many = await open(path, MANY);
  const measured = {
    heap: (await heapOf(many)) / (await heapOf(few)),
    typing: await compare(few, many, ({ page }) => typeAndClear(page)),
    details: await compare(few, many, ({ page }) => act(page, details)),
    action: await compare(few, many, ({ page }) => act(page, action.steps)),
  };
  const left = await countShown(many.page);
  if (left < MANY) throw new Error(`Only ${left} of ${MANY} ${name} were still loaded.`);
  await Promise.all([few.close(), many.close(), server.close(), api.close()]);
  console.log(`\n${MANY} ${name} loaded, compared with ${FEW}`);
  return report(limitsOf(list), measured);
}

const asked = process.argv.slice(2).filter((argument) => argument !== '--check');
const names = asked.length > 0 ? asked : Object.keys(LISTS);
await buildForOwnOrigin();
let isOverLimit = false;
for (const name of names) {
  const list = LISTS[name];
  if (!list) throw new Error(`No list is called "${name}": ${Object.keys(LISTS).join(', ')}.`);
  isOverLimit = (await measure(name, list)) || isOverLimit;
}
process.exit(isOverLimit && process.argv.includes('--check') ? 1 : 0);

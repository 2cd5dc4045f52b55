import type { Page } from 'playwright';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { startMockApi } from '#mocks/http/server.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { compare, compareHeaps, openBench } from './bench-lists/compare.ts';
import {
  act,
  countShown,
  openSignedIn,
  typeAndClear,
  type Step,
} from './bench-lists/list-actions.ts';
import { bound, check, reportBounds, type Bound } from './benchmarks/bounds.ts';
import { command } from './command-line/command.ts';
import { buildApp, serveApp } from './processes/built-app.ts';

const OUT = 'test-results/dist-bench';
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

/** Measures one list. Returns its bounds. */
async function measure(
  name: string,
  { scenario, path, reversed, more, details, action }: List,
): Promise<Bound[]> {
  const api = await startMockApi({ port: 0, scenario, clock: systemClock });
  const server = await serveApp(OUT, 4500, { proxy: { '/api': api.url } });
  const open = (address: string, count: number) =>
    openBench((page) => openList(page, `${server.url}${address}`, count, more));
  const few = await open(reversed, FEW);
  const many = await open(path, MANY);
  const heap = await compareHeaps(few, many);
  const typing = await compare(few, many, ({ page }) => typeAndClear(page, 'input[type="search"]'));
  const opening = await compare(few, many, ({ page }) => act(page, details));
  const acting = await compare(few, many, ({ page }) => act(page, action.steps));
  const left = await countShown(many.page);
  if (left < MANY) throw new Error(`Only ${left} of ${MANY} ${name} were still loaded.`);
  await Promise.all([few.close(), many.close(), server.close(), api.close()]);
  return [
    bound('typing five letters into the search and deleting them', typing, 1.5, 'x'),
    bound('opening and closing the details', opening, 1.5, 'x'),
    bound(action.what, acting, 1.5, 'x'),
    bound('heap after a garbage collection', heap, 2, 'x'),
  ];
}

/** Runs the production build against the mock API over HTTP, so no mock code runs in the measured page. */
export const lists = command({
  name: 'lists',
  summary: 'Compares the cost of each list with 1,000 items with that of 10.',
  positionals: ['[LIST...]', `${Object.keys(LISTS).join(' or ')}; both by default`],
  options: { check },
  async run({ positionals, values }) {
    const unknown = positionals.find((name) => !LISTS[name]);
    if (unknown !== undefined) throw new Error(`No list is called "${unknown}".`);
    // For the API at its own origin.
    await buildApp({ mode: 'production', outDir: OUT });
    let code = 0;
    for (const [name, list] of Object.entries(LISTS)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      const bounds = await measure(name, list);
      console.log(`\n${MANY} ${name} loaded, compared with ${FEW}`);
      code = Math.max(code, reportBounds(bounds, values.check));
    }
    return code;
  },
});

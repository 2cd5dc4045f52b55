import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { startMockApi } from '#mocks/http/server.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { buildApp, serveApp } from '../processes/built-app.ts';
import { act, type Step } from './act.ts';
import type { Case } from './case.ts';

const BUILD = 'test-results/dist-growth';
const LIMIT = 1.5;

/** A page that loads more and more. */
interface GrowingPage {
  readonly scenario: ScenarioId;
  readonly as: 'client' | 'worker';
  readonly path: string;
  /** The button that loads the next items. */
  readonly more: string;
  /** Tells in the page how many are loaded; runs there. */
  readonly loaded: () => number;
  readonly many: number;
  /** What is done, and what brings the page back, which is not measured. */
  readonly actions: Readonly<Record<string, () => { steps: Step[]; undo?: Step[] }>>;
}

const DIALOG = '[role="dialog"]';
const CARD = 'article :is(a, button)';
const LOG = '[role="region"][aria-label="Messages"]';
const SENT = `${LOG} [role="listitem"]:not(:has([aria-busy="true"]))`;

/** The page, once nothing in it matches a selector. */
const without = (selector: string) => `body:not(:has(${selector}))`;

/** Letter by letter, a frame each, and before the debounced refetch of a list. */
const typing = (field: string) => () => {
  const texts = ['p', 'po', 'por', 'porc', 'porch', 'porc', 'por', 'po', 'p', ''];
  return { steps: texts.map((text): Step => ({ fill: [field, text] })) };
};

const countShown = () =>
  Number(/Showing (\d+) of/.exec(document.querySelector('main')?.textContent ?? '')?.[1] ?? 0);

const PAGES: Readonly<Record<'offers' | 'chat', GrowingPage>> = {
  offers: {
    scenario: 'offers-many-pending',
    as: 'worker',
    path: '/offers',
    more: 'Load more offers',
    loaded: countShown,
    many: 1_000,
    actions: {
      'typing and deleting a search': typing('input[type="search"]'),
      'opening and closing the details': () => ({
        steps: [
          { press: [CARD, 'View Details'], until: [`${DIALOG} ol`] },
          { press: [`${DIALOG} [aria-label="Close"]`], until: [without(DIALOG)] },
        ],
      }),
      'accepting an offer': () => ({
        steps: [
          { press: [CARD, 'Accept'], until: ['article form'] },
          { press: [CARD, 'Accept offer'], until: [without('article form')] },
        ],
      }),
    },
  },
  chat: {
    scenario: 'messages-2000',
    as: 'client',
    path: `/messages?conversation=${CONVERSATION_ID}`,
    more: 'Load More',
    loaded: () => {
      const rows = document.querySelectorAll(
        '[role="region"][aria-label="Messages"] [role="listitem"]',
      );
      return Number(rows[0]?.ariaSetSize);
    },
    many: 2_000,
    actions: {
      'typing and deleting a message': typing('textarea'),
      'sending a message': () => {
        const text = `I'll bring the keys back at ${Date.now()}.`;
        return {
          steps: [
            { fill: ['textarea', text], press: ['[type="submit"]', 'Send'], until: [SENT, text] },
          ],
        };
      },
      'opening the conversation': () => ({
        steps: [
          { press: [`a[href$="conversation=${CONVERSATION_ID}"]`], until: [SENT] },
          {},
          {},
          {},
        ],
        undo: [{ press: ['nav a', 'Messages'], until: [without(LOG)] }, {}, {}, {}],
      }),
    },
  },
};

/** The production build, for the API at its own origin, so no mock code runs in the measured page. */
let built: Promise<unknown> | undefined;

/** Signs in, opens a page, and loads all of it, or only what it begins with. */
function caseOf({ scenario, as, path, more, loaded, many, actions }: GrowingPage): Case {
  return {
    title: `${path} with ${many} items, to the first page of them`,
    limits: { heap: 2, ...Object.fromEntries(Object.keys(actions).map((each) => [each, LIMIT])) },
    async open(isMany) {
      await (built ??= buildApp({ mode: 'production', outDir: BUILD }));
      const api = await startMockApi({ port: 0, scenario, clock: systemClock });
      const server = await serveApp(BUILD, 4500, { proxy: { '/api': api.url } });
      // A browser of its own, so that the heap of one page does not include the other.
      const browser = await launchBrowser();
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(server.url + path);
      const account = seededAccounts.find(({ role }) => role === as);
      await page.getByLabel('Email').fill(account?.email ?? '');
      await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForFunction(loaded);
      while ((await page.evaluate(loaded)) < (isMany ? many : 1)) {
        // Scrolling loads more as well. While a page is loading, there is no such button.
        const button = page.getByRole('button', { name: more });
        if ((await button.count()) > 0) await button.dispatchEvent('click');
        await page.waitForTimeout(20);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      const metric = async (wanted: 'TaskDuration' | 'JSHeapUsedSize') => {
        const { metrics } = await devtools.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
      };
      return {
        async cost(what) {
          if (what === 'heap') {
            await devtools.send('HeapProfiler.collectGarbage');
            return metric('JSHeapUsedSize');
          }
          const { steps = [], undo = [] } = actions[what]?.() ?? {};
          const before = await metric('TaskDuration');
          await act(page, steps);
          const cost = (await metric('TaskDuration')) - before;
          await act(page, undo);
          return cost;
        },
        async close() {
          await browser.close();
          await server.close();
          await api.close();
        },
      };
    },
  };
}

export const pageCases = { offers: caseOf(PAGES.offers), chat: caseOf(PAGES.chat) };

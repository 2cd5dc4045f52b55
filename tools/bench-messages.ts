import type { Page } from 'playwright';
import { longChat, CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenarioOf, type ScenarioId } from '#mocks/scenarios/registry.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { startMockApi, type MockApi } from '#mocks/http/server.ts';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { AuthAnswer, login } from '#src/contract/auth.ts';
import { sendMessage } from '#src/contract/messages.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { compare, compareHeaps, openBench, type Bench } from './bench-lists/compare.ts';
import { openSignedIn, typeAndClear } from './bench-lists/list-actions.ts';
import { bound, reportBounds } from './benchmarks/bounds.ts';
import { command } from './command-line/command.ts';
import { createClient } from './conformance/client.ts';
import { isSuccess } from './conformance/differences.ts';
import { buildApp, serveApp } from './processes/built-app.ts';

const OUT = 'test-results/dist-bench';
const FEW = 10;
const MANY = 2_000;

const SCENARIO = 'messages-2000' satisfies ScenarioId;

const LOG = '[role="region"][aria-label="Messages"]';
const ROW = `a[href$="conversation=${CONVERSATION_ID}"]`;

/** A page with an open chat, and the other person who can write to it. */
interface ChatBench extends Bench {
  readonly hear: (text: string) => Promise<void>;
}

/** Serves the scenario with a number of messages in its conversation. */
function serveMessages(count: number): Promise<MockApi> {
  const scenario = scenarioOf(SCENARIO);
  const { world } = openScenario({ ...scenario, seed: longChat(count) }, systemClock);
  const address = `?scenario=${SCENARIO}`;
  return startMockApi({
    port: 0,
    scenario: SCENARIO,
    clock: systemClock,
    store: { load: () => ({ address, snapshot: world.snapshot() }), save: () => {} },
  });
}

/** Signs the worker in. @returns sends a message to the client */
async function otherPerson(api: string): Promise<ChatBench['hear']> {
  const client = createClient(api);
  const account = { email: people.worker.email, password: MOCK_PASSWORD, remember: false };
  const { body } = await client.send(login, { body: account }, null);
  const { token = null } = AuthAnswer.parse(body).data;
  return async (message) => {
    const request = { params: { id: CONVERSATION_ID }, body: { message } };
    const sent = await client.send(sendMessage, request, token);
    if (!isSuccess(sent)) throw new Error(sent.failure ?? sent.text);
  };
}

/** An entry of a `PerformanceObserver`, which TypeScript does not know. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** The number of messages that are loaded. */
async function countLoaded(page: Page): Promise<number> {
  const item = page.locator(`${LOG} [role="listitem"]`).last();
  return Number(await item.getAttribute('aria-setsize'));
}

/** Signs in, opens the conversation and loads `count` messages. */
async function openChat(page: Page, address: string, count: number): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift;
        // Neither the badge in the navigation bar nor the time in the list is part of the chat.
        const isInChat = sources.some(({ node }) =>
          node?.parentElement?.closest('section[aria-label="Conversation"]'),
        );
        if (!isInChat) continue;
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openSignedIn(page, `${address}/messages?conversation=${CONVERSATION_ID}`, 'client');
  await page.locator(`${LOG} [role="listitem"]`).last().waitFor();
  while ((await countLoaded(page)) < count) {
    await page.evaluate((log) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`${log} button`)];
      // While a page is loading, there is none.
      buttons.find(({ textContent }) => textContent === 'Load More')?.click();
    }, LOG);
    await page.waitForTimeout(20);
  }
  await page.evaluate((log) => {
    const pane = document.querySelector(log);
    pane?.scrollTo(0, pane.scrollHeight);
    delete document.documentElement.dataset['shift'];
  }, LOG);
  await page.waitForTimeout(500);
}

/** Opens the conversation from its row. */
async function openFromRow({ page }: Bench): Promise<void> {
  await page.evaluate(
    async ({ row, log }) => {
      document.querySelector<HTMLElement>(row)?.click();
      while (!document.querySelector(`${log} [role="listitem"]`)) {
        await new Promise(requestAnimationFrame);
      }
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    },
    { row: ROW, log: LOG },
  );
}

async function closeConversation({ page }: Bench): Promise<void> {
  await page
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click();
  await page.locator(LOG).waitFor({ state: 'detached' });
  await page.waitForTimeout(100);
}

let serial = 0;

/** Sends a message and waits until the server has confirmed it. */
async function send({ page }: Bench): Promise<void> {
  serial += 1;
  await page.evaluate(
    async ({ log, text }) => {
      const box = document.querySelector('textarea');
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      set?.call(box, text);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      const isConfirmed = () => {
        const item = [...document.querySelectorAll(`${log} [role="listitem"]`)].at(-1);
        return item?.textContent.includes(text) && !item.querySelector('[aria-busy="true"]');
      };
      while (!isConfirmed()) await new Promise(requestAnimationFrame);
    },
    { log: LOG, text: `I'll bring the keys back at ${serial}.` },
  );
}

/** The other person writes, and the next poll brings the message. */
async function hearNews({ page, hear }: ChatBench): Promise<void> {
  serial += 1;
  const text = `The cat is fine, visit number ${serial}.`;
  const shown = page.evaluate(
    ({ log, text }) =>
      new Promise<void>((resolve, reject) => {
        const pane = document.querySelector(log);
        const observer = new MutationObserver(() => {
          if (!pane?.textContent.includes(text)) return;
          observer.disconnect();
          resolve();
        });
        if (pane) observer.observe(pane, { childList: true, subtree: true });
        setTimeout(() => reject(new Error(`"${text}" doesn't show up.`)), 20_000);
      }),
    { log: LOG, text },
  );
  await hear(text);
  await shown;
}

const countElements = ({ page }: Bench) =>
  page.evaluate(() => document.getElementsByTagName('*').length);

const shiftOf = ({ page }: Bench) =>
  page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));

async function openChatBench(count: number): Promise<ChatBench> {
  const api = await serveMessages(count);
  const { url } = await serveApp(OUT, 4500, { proxy: { '/api': api.url } });
  const bench = await openBench((page) => openChat(page, url, count));
  return { ...bench, hear: await otherPerson(api.url) };
}

/** Runs the production build against two mock APIs over HTTP, so no mock code runs in the measured pages. */
export const messages = command({
  name: 'messages',
  summary: 'Compares the cost of a chat of 2,000 messages with one of 10. Fails on an excess.',
  async run() {
    // For the API at its own origin.
    await buildApp({ mode: 'production', outDir: OUT });
    const few = await openChatBench(FEW);
    const many = await openChatBench(MANY);
    const heap = await compareHeaps(few, many);
    const elements = (await countElements(many)) - (await countElements(few));
    const typing = await compare(few, many, ({ page }) => typeAndClear(page, 'textarea'));
    const sending = await compare(few, many, send);
    const polling = await compare(few, many, hearNews);
    await Promise.all([few, many].map(closeConversation));
    const opening = await compare(few, many, openFromRow, closeConversation);
    const shift = await shiftOf(many);
    await openFromRow(many);
    const left = await countLoaded(many.page);
    if (left < MANY) throw new Error(`Only ${left} of ${MANY} messages were still loaded.`);
    await Promise.all([few.close(), many.close()]);
    console.log(`${MANY} messages loaded, compared with ${FEW}`);
    const bounds = [
      bound('opening the conversation', opening, 1.5, 'x'),
      bound('typing five letters and deleting them', typing, 1.5, 'x'),
      bound('sending a message', sending, 1.5, 'x'),
      bound('a poll that brings a message', polling, 1.5, 'x'),
      bound('heap after a garbage collection', heap, 2, 'x'),
      bound('additional elements in the document', elements, 400),
      bound('layout shift of the chat during all of this', shift, 0),
    ];
    return reportBounds(bounds, true);
  },
});

import { fireEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { listMessages, sendMessage } from '#src/contract/messages.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { createDice, unleashChaos, type Chaos } from './chaos.ts';
import { readLog } from './chat-log.ts';
import { countHeld, type HeldResources } from './held-resources.ts';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

/**
 * A chat of eight minutes in `npm test`; an hour with each of three seeds, which takes minutes, with
 * `VITE_SOAK=long npx vitest run --project=browser tests/messages/soak.browser.test.tsx`.
 */
const isLong = import.meta.env['VITE_SOAK'] === 'long';
const MINUTES = isLong ? 60 : 8;
const SEEDS = isLong ? [1, 2, 3] : [1];

/** How long all calls succeed at the end. */
const CALM_MS = 5 * 60_000;

/** A limit for hung tests only; generous, since machines are shared. */
const TIMEOUT_MS = 300_000;

const params = { id: CONVERSATION_ID };

/** Lets timers run, then everything that they have queued, such as a render. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => void scheduler.postTask(() => resolve(), { priority: 'background' }));
  });

/** Waits until no call is on its way, and nothing has followed from the last one. */
async function idle(chaos: Chaos): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const before = chaos.activity();
    await nextTurn();
    quiet = chaos.isBusy() || chaos.activity() !== before ? 0 : quiet + 1;
  }
}

/** The open chat as its viewer uses it. */
function chatIn(stage: Stage, element: HTMLElement) {
  const buttons = (label: string) =>
    [...element.querySelectorAll<HTMLElement>('button')].filter(
      ({ textContent }) => textContent === label,
    );
  /** What is on the screen in place of the chat, and why. */
  const missing = (what: string) => {
    const { session } = stage.environment;
    const rejected = stage.server.seen.filter(({ status }) => status === 401);
    const why = `${stage.address()}, session ended: ${session.lastEnd()}`;
    const report = JSON.stringify({ rejected: rejected.slice(-3), problems: stage.problems });
    return new Error(`There is no ${what} (${why}): ${report} ${element.textContent}`);
  };
  const pane = () => {
    const found = element.querySelector<HTMLElement>(`[role="region"][aria-label="Messages"]`);
    if (!found) throw missing('chat');
    return found;
  };
  return {
    pane,
    async send(text: string): Promise<void> {
      const box = element.querySelector('textarea');
      if (!box) throw missing('box to write in');
      await fireEvent.change(box, { target: { value: text } });
      await fireEvent.keyDown(box, { key: 'Enter' });
    },
    scrollTo(place: 'top' | 'end'): void {
      pane().scrollTop = place === 'top' ? 0 : pane().scrollHeight;
    },
    loadOlder: () => buttons(chatCopy.older.load)[0]?.click(),
    retryAll: () => buttons(chatCopy.send.retry).forEach((button) => button.click()),
  };
}

/** Two people write to each other over a bad connection, with a calm end. */
async function live(stage: Stage, element: HTMLElement, seed: number): Promise<string[]> {
  const dice = createDice(seed);
  const chaos = unleashChaos(stage, dice);
  const chat = chatIn(stage, element);
  const other = stage.as('worker');
  const sent: string[] = [];
  let received = 0;

  async function step(): Promise<void> {
    stage.clock.advance(dice.int(500, 8_000));
    await idle(chaos);
  }
  async function receive(count: number): Promise<void> {
    for (let left = count; left > 0; left -= 1) {
      const message = `The worker writes number ${(received += 1)}.`;
      await other.call(sendMessage, { params, body: { message } });
    }
  }
  async function send(): Promise<void> {
    const text = `The client writes number ${sent.length + 1}.`;
    sent.push(text);
    await chat.send(text);
  }

  for (const end = stage.clock.now() + MINUTES * 60_000; stage.clock.now() < end;) {
    // Now and then, more than fits on a page arrives at once.
    if (dice.isTrue(0.15)) await receive(dice.isTrue(0.1) ? dice.int(20, 60) : dice.int(1, 3));
    if (dice.isTrue(0.05)) await other.call(listMessages, { params, query: {} });
    if (dice.isTrue(0.15)) await send();
    if (dice.isTrue(0.05)) chat.scrollTo(dice.from(['top', 'end']));
    if (dice.isTrue(0.02)) chat.loadOlder();
    if (dice.isTrue(0.2)) chat.retryAll();
    if (dice.isTrue(0.01)) stage.setHidden(true);
    if (dice.isTrue(0.05)) stage.setHidden(false);
    await step();
  }
  chaos.stop();
  stage.setHidden(false);
  for (const end = stage.clock.now() + CALM_MS; stage.clock.now() < end;) {
    chat.scrollTo('end');
    chat.retryAll();
    await step();
  }
  return sent;
}

it.each(SEEDS)(
  `loses, doubles and reorders no message in ${MINUTES} minutes of faults, seed %i`,
  async (seed) => {
    let held: HeldResources | undefined;
    const { stage, element } = await renderStage(
      MessagesScreen,
      { scenario: messagesLoaded, at: `/messages?conversation=${CONVERSATION_ID}` },
      {},
      ({ environment }) => {
        held = countHeld(environment);
      },
    );
    const before = { timers: held?.timers(), listeners: held?.listeners() };
    const sent = await live(stage, element, seed);
    const rows = stage.server.world.messages.by('conversation_id', CONVERSATION_ID);
    const texts = rows.map(({ message }) => message);
    const after = { timers: held?.timers(), listeners: held?.listeners() };

    const shown = await readLog(chatIn(stage, element).pane(), () => settle(stage));
    expect(shown.map((text) => texts.find((each) => text.includes(each)) ?? text)).toEqual(texts);
    const own = texts.filter((text) => sent.includes(text));
    expect(own.toSorted(), 'each sent message once').toEqual(sent.toSorted());
    expect(after, 'what the app holds on to').toEqual(before);
  },
  TIMEOUT_MS,
);

import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { IDEMPOTENCY_HEADER } from '#src/contract/endpoint.ts';
import { listMessages, sendMessage } from '#src/contract/messages.ts';
import { DAY_MS } from '#src/domain/dates.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { CONFIRM_TIMEOUT_MS } from '#src/lib/calls/reliable-call.ts';
import {
  after,
  fails,
  losesAnswer,
  never,
  offline,
  once,
  slow,
  when,
} from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { openSecondTab } from '../second-tab.ts';
import { button, press, reload, sent, sessionOf, signInElsewhere } from '../steps.ts';
import {
  advance,
  box,
  CHAT,
  nextPoll,
  openChat,
  pane,
  shown,
  storedTexts,
  write,
} from './chat-steps.ts';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const screens = [MessagesScreen, AuthScreen];

const TEXT = 'I could come on Sunday.';

/** The texts of this test that the client has sent, as the server has them. */
const stored = (stage: Stage, ...texts: string[]) =>
  storedTexts(stage, 'client').filter((text) => texts.includes(text));

/** Presses Enter at once: two presses come before the next render. */
function pressEnter(init: KeyboardEventInit = {}): void {
  const event = { key: 'Enter', bubbles: true, cancelable: true, ...init };
  box().dispatchEvent(new KeyboardEvent('keydown', event));
}

describe('sending', () => {
  it('keeps the order when the first message takes longer than the second', async () => {
    const { stage } = await openChat(once(slow(sendMessage, 2_000)));
    await write('First.');
    await write('Second.');
    expect(sent(stage, sendMessage)).toBe(1);
    await advance(stage, 2_000);
    expect(stored(stage, 'First.', 'Second.')).toEqual(['First.', 'Second.']);
    const text = pane().textContent;
    expect(text.indexOf('First.')).toBeLessThan(text.indexOf('Second.'));
  });

  it('goes on after the page is left', async () => {
    const { stage } = await openChat(slow(sendMessage, 300));
    await write('First.');
    await write('Second.');
    await stage.visit().router.navigate('/offers');
    await advance(stage, 300);
    await advance(stage, 300);
    expect(stored(stage, 'First.', 'Second.')).toEqual(['First.', 'Second.']);
  });

  it('ignores the Enter of an input method', async () => {
    const { stage } = await openChat();
    await userEvent.type(box(), 'にほん');
    pressEnter({ isComposing: true });
    pressEnter({ keyCode: 229 });
    await settle(stage);
    expect(sent(stage, sendMessage)).toBe(0);
    expect(box().value).toBe('にほん');
  });

  it('keeps the element of a message when it is delivered', async () => {
    const { stage } = await openChat(slow(sendMessage, 300));
    await write(TEXT);
    const item = within(pane()).getByText(TEXT).closest('[role="listitem"]');
    await advance(stage, 300);
    expect(within(pane()).getByText(TEXT).closest('[role="listitem"]')).toBe(item);
  });

  it('shows the message in the row of the conversation', async () => {
    const { stage } = await openChat();
    await write(TEXT);
    await settle(stage);
    const row = screen.getByRole('link', { name: /Wes Okafor.*I could come on Sunday\./ });
    expect(row.textContent).toContain('Just now');
  });
});

describe('a failed message', () => {
  it('can be discarded', async () => {
    const { stage } = await openChat(fails(sendMessage, 500));
    await write(TEXT);
    await settle(stage);
    await userEvent.click(button('Discard'));
    expect(shown(TEXT)).toBe(0);
    await reload(stage);
    expect(shown(TEXT)).toBe(0);
  });

  it('comes back to its place when discarding is undone', async () => {
    const { stage } = await openChat(fails(sendMessage, 500));
    await write('First.');
    await settle(stage);
    await advance(stage, 1_000);
    await write('Second.');
    await settle(stage);
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
    expect(shown('First.')).toBe(0);
    await userEvent.click(button('Undo'));
    expect(screen.queryByText('Message discarded.')).toBeNull();
    const texts = () =>
      within(pane())
        .getAllByText(/^(First|Second)\.$/)
        .map(({ textContent }) => textContent);
    expect(texts()).toEqual(['First.', 'Second.']);
    expect(stage.storage.get(DRAFTS_KEY)).toMatch(/First\..*Second\./);
  });

  it('does not stop the next one', async () => {
    const { stage } = await openChat(once(fails(sendMessage, 500)));
    await write('First.');
    await write('Second.');
    await settle(stage);
    expect(stored(stage, 'First.', 'Second.')).toEqual(['Second.']);
    expect(shown('First.')).toBe(1);
  });

  it('is there after a reload', async () => {
    const { stage } = await openChat(
      once(offline(sendMessage)),
      once(after(1, offline(listMessages))),
    );
    await write(TEXT);
    await settle(stage);
    await reload(stage);
    await press(stage, 'Try again');
    expect(stored(stage, TEXT)).toHaveLength(1);
    await reload(stage);
    expect(shown(TEXT)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a message whose answer is lost', () => {
  it('is told apart from an earlier one with the same text', async () => {
    const { stage } = await openChat(once(after(1, offline(sendMessage))));
    await write('OK');
    await settle(stage);
    await write('OK');
    await settle(stage);
    expect(stored(stage, 'OK')).toHaveLength(1);
    await press(stage, 'Try again');
    expect(stored(stage, 'OK')).toHaveLength(2);
    expect(shown('OK')).toBe(2);
  });

  it('is sent again with the same key, also after a reload', async () => {
    const { stage } = await openChat(once(offline(sendMessage)), once(offline(sendMessage)));
    const { environment } = stage;
    Object.assign(environment, { sendsIdempotencyKeys: true });
    const { fetch } = environment;
    const keys: (string | null)[] = [];
    environment.fetch = (request) => {
      if (request.method === 'POST') keys.push(request.headers.get(IDEMPOTENCY_HEADER));
      return fetch(request);
    };
    await write(TEXT);
    await settle(stage);
    await press(stage, 'Try again');
    await reload(stage);
    await press(stage, 'Try again');
    expect(stored(stage, TEXT)).toHaveLength(1);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/./);
  });

  it('disappears from the outbox when a poll brings it', async () => {
    const { stage } = await openChat(
      once(losesAnswer(sendMessage)),
      once(after(1, offline(listMessages))),
    );
    await write(TEXT);
    await settle(stage);
    await reload(stage);
    expect(shown(TEXT)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('fails when the conversation does not answer either', async () => {
    const { stage } = await openChat(losesAnswer(sendMessage), after(1, never(listMessages)));
    await write(TEXT);
    await advance(stage, CONFIRM_TIMEOUT_MS);
    screen.getByText(/We're not sure it was delivered/);
    expect(stored(stage, TEXT)).toHaveLength(1);
  });
});

describe('a message that another tab sends', () => {
  /** The drafts with one message that is being sent until a time. */
  const draftsOf = (stage: Stage, busyUntil: number) => {
    const savedAt = stage.clock.now();
    const message = { key: 'other', text: TEXT, at: savedAt, after: 0, wasSent: true, busyUntil };
    return JSON.stringify({
      [people.client.id]: { [`outbox:${CONVERSATION_ID}`]: { value: [message], savedAt } },
    });
  };
  const openWith = async (busyFor: number) => {
    const { stage } = await renderStage(screens, messagesLoaded);
    stage.storage.set('drafts', draftsOf(stage, stage.clock.now() + busyFor));
    stage.environment.navigateFully(CHAT);
    await settle(stage);
    return stage;
  };

  it('can be sent again only once that tab has given up', async () => {
    const stage = await openWith(20_000);
    expect(shown(TEXT)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await advance(stage, 20_000);
    await press(stage, 'Try again');
    expect(stored(stage, TEXT)).toHaveLength(1);
  });

  it('can be sent again at once if its record names a time that no tab sends until', async () => {
    const stage = await openWith(365 * DAY_MS);
    await press(stage, 'Try again');
    expect(stored(stage, TEXT)).toHaveLength(1);
  });

  it('disappears when that tab has delivered it', async () => {
    const stage = await openWith(20_000);
    stage.storage.changeElsewhere({ drafts: null });
    await settle(stage);
    expect(shown(TEXT)).toBe(0);
  });

  it('can be sent again at once when that tab has failed', async () => {
    const stage = await openWith(20_000);
    stage.storage.changeElsewhere({ drafts: draftsOf(stage, 0) });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await settle(stage);
    expect(stored(stage, TEXT)).toHaveLength(1);
  });

  it('cannot be sent again while that tab is sending it once more', async () => {
    const stage = await openWith(20_000);
    await advance(stage, 10_000);
    stage.storage.changeElsewhere({ drafts: draftsOf(stage, stage.clock.now() + 20_000) });
    await advance(stage, 10_000);
    screen.getByText('Sending');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await advance(stage, 10_000);
    button('Try again');
  });

  it('is not sent when that tab has just started to send it again', async () => {
    const stage = await openWith(0);
    stage.storage.set('drafts', draftsOf(stage, stage.clock.now() + 20_000));
    await press(stage, 'Try again');
    expect(sent(stage, sendMessage)).toBe(0);
    screen.getByText('Sending');
    await advance(stage, 20_000);
    button('Try again');
  });
});

describe('the end of a session', () => {
  it('by the server keeps what was typed and what was not delivered', async () => {
    const { stage } = await openChat(once(fails(sendMessage, 401)));
    await userEvent.type(box(), TEXT);
    pressEnter();
    await screen.findByText('Your session has ended');
    stage.environment.session.start(sessionOf(stage, 'client'));
    stage.environment.navigateFully(CHAT);
    await settle(stage);
    expect(shown(TEXT)).toBe(1);
    await press(stage, 'Try again');
    expect(stored(stage, TEXT)).toHaveLength(1);
  });

  it('by the server saves that a message in flight was delivered', async () => {
    const { stage } = await openChat(slow(sendMessage, 500));
    await write(TEXT);
    await write('Second.');
    stage.environment.session.end('unauthorized');
    await advance(stage, 500);
    const drafts = stage.storage.get('drafts') ?? '';
    expect(drafts).not.toContain(TEXT);
    expect(drafts).toContain('"busyUntil":0');
    expect(stored(stage, TEXT, 'Second.')).toEqual([TEXT]);
  });

  it('never sends a message with the next token', async () => {
    const { stage } = await openChat(slow(sendMessage, 500));
    await write('First.');
    await write('Second.');
    signInElsewhere(stage, 'worker');
    await advance(stage, 1_000);
    await advance(stage, 1_000);
    expect(storedTexts(stage, 'worker')).not.toContain('Second.');
    expect(sent(stage, sendMessage)).toBe(1);
  });

  it('by signing out keeps nothing of a message that fails afterwards', async () => {
    const { stage } = await openChat(slow(sendMessage, 500), fails(sendMessage, 500));
    await write(TEXT);
    stage.environment.session.end('signed-out');
    await advance(stage, 500);
    expect(stage.storage.get('drafts')).toBeNull();
  });
});

describe('a draft', () => {
  it('is kept per conversation, over navigation and a reload', async () => {
    const { stage } = await openChat();
    await userEvent.type(box(), TEXT);
    await userEvent.click(screen.getByRole('link', { name: /Diego Fuentes/ }));
    await settle(stage);
    expect(box().value).toBe('');
    await stage.visit().router.navigate(CHAT);
    await settle(stage);
    expect(box().value).toBe(TEXT);
    await reload(stage);
    expect(box().value).toBe(TEXT);
    await write('');
    await settle(stage);
    await reload(stage);
    expect(box().value).toBe('');
  });

  it('stays when another tab sends something else in the conversation', async () => {
    const { stage } = await openChat();
    const { drafts } = openSecondTab(stage);
    const name = `message:${CONVERSATION_ID}`;
    await userEvent.type(box(), TEXT);
    drafts.save(name, 'ok');
    await userEvent.type(box(), '!');
    drafts.clear(name);
    await reload(stage);
    expect(box().value).toBe(`${TEXT}!`);
  });
});

it('a message is never lost or sent twice, whatever fails', async () => {
  const { stage } = await openChat(
    once(fails(sendMessage, 500)),
    once(losesAnswer(sendMessage)),
    once(offline(sendMessage)),
    once(when({ viewer: 'client' }, fails(sendMessage, 504))),
  );
  const texts = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
  for (const text of texts) await write(text);
  await settle(stage);
  for (let retries = screen.queryAllByRole('button', { name: 'Try again' }); retries[0];) {
    await userEvent.click(retries[0]);
    await settle(stage);
    retries = screen.queryAllByRole('button', { name: 'Try again' });
  }
  await nextPoll(stage);
  expect(stored(stage, ...texts).toSorted()).toEqual(texts.toSorted());
  await waitFor(() => expect(texts.map(shown)).toEqual([1, 1, 1, 1, 1]));
  expect(sent(stage, getDashboard)).toBe(0);
});

import { screen, userEvent, within } from 'storybook/test';
import { afterEach, describe, expect, it } from 'vitest';
import { listConversations, listMessages, sendMessage } from '#src/contract/messages.ts';
import { SEND_TIMEOUT_MS } from '#src/features/messages/sync/outbox.ts';
import { CONFIRM_TIMEOUT_MS } from '#src/lib/calls/reliable-call.ts';
import { emulatePointer } from '#stories/checks/emulation.ts';
import { after, fails, never, onPage, once } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { button, reload, sent } from '../steps.ts';
import {
  advance,
  failOnce,
  loadAll,
  nextPoll,
  openChat,
  pane,
  press,
  say,
  shown,
  storedTexts,
  write,
} from './chat-steps.ts';

const TEXT = 'I could come on Sunday.';

/** The pages of messages that were requested, in order. */
const pages = ({ server }: Stage) =>
  server.seen.filter(({ call }) => call === listMessages.name).map(({ query }) => query['page']);

describe('a change in the unread count', () => {
  it('refetches the newest page and the list [messages.chat.unread-change-refreshes]', async () => {
    const { stage } = await renderStage('messages-long');
    await loadAll(stage);
    expect(pages(stage)).toEqual(['1', '2', '3']);
    const lists = sent(stage, listConversations);
    await say(stage, 'worker', TEXT);
    await nextPoll(stage);
    expect(pages(stage)).toEqual(['1', '2', '3', '1']);
    expect(sent(stage, listConversations)).toBe(lists + 1);
    await userEvent.click(screen.getByRole('button', { name: 'New messages' }));
    await settle(stage);
    expect(shown(TEXT)).toBe(1);
  });
});

describe('older messages', () => {
  it.each([0, 40, 400])('leave in place what is in view, %d px from the top', async (from) => {
    const { stage } = await renderStage('messages-long');
    pane().scrollTop = 0;
    await settle(stage);
    pane().scrollTop = from;
    await settle(stage);
    const edge = pane().getBoundingClientRect().top;
    const item = within(pane())
      .getAllByRole('listitem')
      .find((each) => each.getBoundingClientRect().bottom > edge + 100);
    const bottom = () => item?.getBoundingClientRect().bottom ?? 0;
    const before = bottom();
    // Not by the pointer, which would scroll the button into view.
    screen.getByRole('button', { name: 'Load More' }).click();
    await settle(stage);
    expect(item?.isConnected).toBe(true);
    expect(Math.abs(bottom() - before)).toBeLessThanOrEqual(1);
  });
});

afterEach(() => emulatePointer('mouse'));

it('a failed message that is discarded by finger does not open the keyboard', async () => {
  await failOnce();
  await emulatePointer('finger');
  await userEvent.click(button('Discard'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chat' }));
});

describe('the messages have the focus', () => {
  it('after the last of the older ones are loaded', async () => {
    const { stage } = await renderStage('messages-long');
    for (let page = 2; page <= 3; page += 1) {
      pane().scrollTop = 0;
      await settle(stage);
      await press(stage, 'Load More');
    }
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(document.activeElement).toBe(pane());
  });

  it('not before the last page', async () => {
    const { stage } = await renderStage({
      scenario: 'messages-long',
      faults: [onPage(2, once(fails(listMessages, 500)))],
    });
    pane().scrollTop = 0;
    await settle(stage);
    await press(stage, 'Load More');
    await press(stage, 'Try again');
    expect(document.activeElement).toBe(button('Load More'));
  });
});

it('a message whose answer is lost is not taken for an earlier one with the same text', async () => {
  const { stage } = await openChat(after(1, never(sendMessage)));
  await write('OK');
  await settle(stage);
  await write('First.');
  // Never sent before the reload.
  await write('OK');
  await reload(stage);
  await advance(stage, SEND_TIMEOUT_MS + CONFIRM_TIMEOUT_MS);
  // The one that was delivered, and the one that waits to be sent.
  expect(storedTexts(stage, 'client').filter((text) => text === 'OK')).toHaveLength(1);
  expect(shown('OK')).toBe(2);
});

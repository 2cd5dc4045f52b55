import { screen, userEvent, within } from 'storybook/test';
import { afterEach, describe, expect, it } from 'vitest';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import { emulatePointer } from '#stories/checks/emulation.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { button, sent } from '../steps.ts';
import { failOnce, loadAll, nextPoll, pane, say, shown } from './chat-steps.ts';
import { messagesLong } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const TEXT = 'I could come on Sunday.';

/** The pages of messages that were requested, in order. */
const pages = ({ server }: Stage) =>
  server.seen.filter(({ call }) => call === listMessages.name).map(({ query }) => query['page']);

describe('a change in the unread count', () => {
  it('refetches the newest page and the list [messages.chat.unread-change-refreshes]', async () => {
    const { stage } = await renderStage(MessagesScreen, messagesLong);
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
    const { stage } = await renderStage(MessagesScreen, messagesLong);
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

import { advance, settled, showsLater, showsRole, showsText } from '../steps.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { NEAR_END } from '#src/features/messages/chat/use-stick-to-end.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { after, fails, never, once, onPage } from '#mocks/faults/faults.ts';
import {
  inAllModes,
  inOneMode,
  inThreeModes,
  samePictureAs,
  withoutPicture,
} from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import { CHAT, nextPoll, paneOf, say, scrollUp, shows } from './message-steps.ts';
import { messagesLoaded, messagesLong, messagesOneEmpty } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/Chat',
  component: MessagesScreen,
  parameters: { scenario: messagesLoaded, subject: { region: 'Conversation' } },
});

const NEWS = 'I found the missing screws. They were in the other box.';

async function loadMore(context: StepContext): Promise<void> {
  const pane = await paneOf(context);
  pane.scrollTop = 0;
  await settled(context);
  (await screen.findByRole('button', { name: 'Load More' })).click();
  await settled(context);
}

export const LoadedForClient = meta.story({
  parameters: {
    at: CHAT,
    states: ['messages.chat.loaded.client'],
    subject: null,
    chromatic: inAllModes,
  },
  play: async (context) => {
    const pane = await paneOf(context);
    await expect(within(pane).getAllByRole('listitem').length).toBeGreaterThan(4);
  },
});

export const LoadedForWorker = meta.story({
  parameters: {
    at: CHAT,
    as: 'worker',
    states: ['messages.chat.loaded.worker'],
    subject: null,
    chromatic: inOneMode,
  },
  play: showsRole('heading', { name: 'Clara Novak' }),
});

export const NoneSelected = meta.story({
  parameters: { states: ['messages.chat.none-selected'] },
});

export const Loading = meta.story({
  parameters: {
    at: CHAT,
    faults: [never(listMessages)],
    states: ['messages.chat.loading'],
    chromatic: inThreeModes,
  },
  play: showsText('Loading messages'),
});

/** The conversation is not in the list, so nothing is known about it. */
export const LoadingUnknown = meta.story({
  parameters: { at: CHAT, faults: [never(listMessages), never(listConversations)] },
  play: async () => {
    await expect(await screen.findByText('Loading messages')).toBeInTheDocument();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

/** After 10 s, there is a way out. */
export const LoadingSlowly = meta.story({
  parameters: { at: CHAT, faults: [never(listMessages)], chromatic: inThreeModes },
  play: showsLater(SLOW_MS, 'Try again'),
});

export const Empty = meta.story({
  parameters: {
    scenario: messagesOneEmpty,
    states: ['messages.chat.empty'],
    chromatic: inThreeModes,
  },
});

export const ServerError = meta.story({
  parameters: {
    at: CHAT,
    faults: [fails(listMessages, 500)],
    states: ['messages.chat.error'],
    chromatic: inOneMode,
  },
});

/** Neither the list nor the conversation loads. */
export const ServerErrorEverywhere = meta.story({
  parameters: { at: CHAT, faults: [fails(listMessages, 500), fails(listConversations, 500)] },
  play: async () => {
    await screen.findByText('Failed to fetch messages');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: { at: '/messages?conversation=404' },
  play: showsText("We couldn't find this conversation"),
});

export const OlderAvailable = meta.story({
  parameters: { scenario: messagesLong, states: ['messages.chat.load-more.available'] },
  play: async (context) => {
    (await paneOf(context)).scrollTop = 0;
  },
});

export const OlderLoading = meta.story({
  parameters: {
    scenario: messagesLong,
    faults: [onPage(2, never(listMessages))],
    states: ['messages.chat.load-more.loading'],
  },
  play: async (context) => {
    await loadMore(context);
    const button = await screen.findByRole('button', { name: 'Load More' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const OlderExhausted = meta.story({
  parameters: { scenario: messagesLong, states: ['messages.chat.load-more.exhausted'] },
  play: async (context) => {
    await loadMore(context);
    await loadMore(context);
    const pane = await paneOf(context);
    await waitFor(async () => {
      pane.scrollTop = 0;
      const [first] = within(pane).getAllByRole('listitem');
      await expect(first).toHaveAttribute('aria-posinset', '1');
      await expect(first).toHaveAttribute('aria-setsize', '120');
    });
  },
});

export const OlderFailed = meta.story({
  parameters: {
    scenario: messagesLong,
    faults: [onPage(2, fails(listMessages, 500))],
    states: ['messages.chat.load-more.error'],
  },
  play: loadMore,
});

export const NewMessages = meta.story({
  parameters: {
    scenario: messagesLong,
    states: ['messages.chat.new-indicator.shown'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    await scrollUp(context, NEAR_END + 1);
    await say(context, 'worker', NEWS);
    await nextPoll(context);
  },
});

export const NewMessagesNearTheEnd = meta.story({
  parameters: { scenario: messagesLong, states: ['messages.chat.new-indicator.at-100px'] },
  play: async (context) => {
    await scrollUp(context, NEAR_END);
    await say(context, 'worker', NEWS);
    await nextPoll(context);
    await shows(context, NEWS);
  },
});

export const NewMessagesClicked = meta.story({
  parameters: { scenario: messagesLong, states: ['messages.chat.new-indicator.clicked'] },
  play: async (context) => {
    await scrollUp(context, NEAR_END + 400);
    await say(context, 'worker', NEWS);
    await nextPoll(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'New messages' }));
    await shows(context, NEWS);
    await expect(await paneOf(context)).toHaveFocus();
  },
});

export const Live = meta.story({
  parameters: { at: CHAT, states: ['messages.chat.connection.live'] },
});

export const LiveAfter30Seconds = meta.story({
  parameters: {
    at: CHAT,
    faults: [after(1, never(unreadCount))],
    states: ['messages.chat.connection.at-30s'],
    chromatic: samePictureAs('screens-messages-chat/live.desktop-light'),
  },
  play: showsLater(30_000),
});

export const Offline = meta.story({
  parameters: {
    at: CHAT,
    faults: [after(1, never(unreadCount))],
    states: ['messages.chat.connection.offline'],
    chromatic: inThreeModes,
  },
  play: showsLater(30_001, 'Last update 30 s ago'),
});

export const CheckFailed = meta.story({
  parameters: {
    at: CHAT,
    faults: [after(1, fails(unreadCount, 500))],
    states: ['messages.chat.connection.error', 'messages.chat.poll-error'],
    chromatic: inThreeModes,
  },
  play: nextPoll,
});

export const Recovered = meta.story({
  parameters: {
    at: CHAT,
    faults: [once(after(1, fails(unreadCount, 500)))],
    states: ['messages.chat.connection.recovered'],
    chromatic: samePictureAs('screens-messages-chat/live.desktop-light'),
  },
  play: async (context) => {
    // The second check fails: that of the next poll, or one that was repeated because the chat was being read.
    await advance(context, 0);
    if (screen.queryByText('Error') === null) await nextPoll(context);
    await expect(screen.getByText('Error')).toBeVisible();
    await nextPoll(context);
    await expect(screen.queryByText('Error')).toBeNull();
  },
});

export const SignedOut = meta.story({
  parameters: {
    at: CHAT,
    as: 'nobody',
    screens: [AuthScreen],
    states: ['messages.chat.guard'],
    chromatic: withoutPicture,
  },
  play: async (context) => {
    await settled(context);
    await expect(stageOf(context).address()).toBe('/auth');
  },
});

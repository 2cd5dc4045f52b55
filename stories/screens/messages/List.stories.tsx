import { screen, expect } from 'storybook/test';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { expectBusy, showsLink, showsText } from '../steps.ts';
import { CONVERSATIONS_PER_PAGE, listConversations } from '#src/contract/messages.ts';
import { fails, never, once, onPage } from '#mocks/faults/faults.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { rowsOf, scrollToEnd } from './row-steps.ts';
import {
  messagesEmpty,
  messagesLoaded,
  messagesPageFull,
  messagesTwoPages,
} from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/List',
  component: MessagesScreen,
  parameters: { scenario: messagesLoaded },
});

export const Loaded = meta.story({
  parameters: { states: ['messages.list.loaded'], chromatic: inAllModes },
  play: async (context) => {
    const rows = await rowsOf(context);
    const times = rows.map((row) => row.querySelector('time')?.dateTime ?? '');
    await expect(times).toHaveLength(5);
    await expect(times).toEqual(times.toSorted().toReversed());
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [never(listConversations)],
    states: ['messages.list.loading'],
    chromatic: inThreeModes,
  },
  play: showsText('Loading your conversations'),
});

export const Empty = meta.story({
  parameters: { scenario: messagesEmpty, states: ['messages.list.empty'], chromatic: inThreeModes },
  play: showsLink('Browse Tasks', '/worker/tasks'),
});

export const ServerError = meta.story({
  parameters: {
    faults: [fails(listConversations, 500)],
    states: ['messages.list.error'],
    chromatic: inThreeModes,
    subject: { region: 'Conversations' },
  },
});

export const TriedAgain = meta.story({
  parameters: {
    faults: [once(fails(listConversations, 500))],
    states: ['messages.list.retry-success'],
    chromatic: samePictureAs('screens-messages-list/loaded.desktop-light'),
    steps: [['press', 'button', '^Try Again$']],
  },
  play: async (context) => {
    await playSteps(context);
    await expect(await rowsOf(context)).toHaveLength(5);
  },
});

/** A page is full, and there is no more. */
export const OnePage = meta.story({
  parameters: {
    scenario: messagesPageFull,
    states: ['messages.list.page-full'],
    subject: { region: 'Conversations' },
  },
  play: async (context) => {
    const [row] = await rowsOf(context);
    await expect(row).toHaveAttribute('aria-setsize', String(CONVERSATIONS_PER_PAGE));
    await scrollToEnd(context);
    await expect((await rowsOf(context)).at(-1)).toHaveAttribute('aria-posinset', '20');
    await expect(
      context.canvas.queryByRole('button', { name: 'Load more conversations' }),
    ).not.toBeInTheDocument();
  },
});

export const LoadingMore = meta.story({
  parameters: {
    scenario: messagesTwoPages,
    faults: [onPage(2, never(listConversations))],
    subject: { region: 'Conversations' },
  },
  play: async (context) => {
    await scrollToEnd(context);
    await expectBusy('Load more conversations', 'Loading more conversations');
  },
});

export const LoadMoreError = meta.story({
  parameters: {
    scenario: messagesTwoPages,
    faults: [once(onPage(2, fails(listConversations, 500)))],
    subject: { region: 'Conversations' },
  },
  play: async (context) => {
    await scrollToEnd(context);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      "We couldn't load more conversations",
    );
  },
});

import {
  settled,
  itemsOf,
  expectBusy,
  showsBusy,
  showsCount,
  showsLink,
  showsText,
} from '../steps.ts';
import { inAllModes, inOneMode, inThreeModes } from '#states/modes.ts';
import { expect } from 'storybook/test';
import { fails, never, once, onPage, slow } from '#mocks/faults/faults.ts';
import { listOffers } from '#src/contract/offers.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { offersCardPending } from '#mocks/scenarios/offer-cards.ts';
import { offersEmpty, offersLoaded } from '#mocks/scenarios/offers.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Offers/List',
  component: OffersScreen,
  parameters: { scenario: offersLoaded },
});

/** A full-page picture would bring the last card into view and load the whole list. */
const viewportOnly = { ...inOneMode, cropToViewport: true };

/** Scrolls to the end of the list, which loads the next page. */
async function scrollToEnd(context: StepContext): Promise<void> {
  await itemsOf(context);
  // Cards may turn out taller than estimated, which moves the end once.
  for (let tries = 0; tries < 2; tries += 1) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await settled(context);
  }
}

const pageRequests = (context: StepContext) =>
  stageOf(context).server.seen.filter(({ call }) => call === listOffers.name).length;

export const Loaded = meta.story({
  parameters: {
    states: ['offers.list.loaded', 'offers.filters.default'],
    chromatic: { ...inAllModes, cropToViewport: true },
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [never(listOffers)],
    states: ['offers.list.loading'],
    chromatic: inThreeModes,
  },
  play: showsText('Loading your offers'),
});

export const Single = meta.story({
  parameters: { scenario: offersCardPending, states: ['offers.list.single'] },
});

export const LoadingMore = meta.story({
  parameters: {
    faults: [onPage(2, never(listOffers))],
    states: ['offers.list.loading-more'],
    steps: [['scrollsTo', 'Loading more offers']],
    chromatic: viewportOnly,
  },
  play: showsBusy('Load more offers', 'Loading more offers'),
});

export const End = meta.story({
  parameters: {
    states: ['offers.list.end'],
    steps: [['scrollsTo', 'No more offers to load']],
    chromatic: viewportOnly,
  },
  play: async (context) => {
    await playSteps(context);
    await scrollToEnd(context);
    await expect((await itemsOf(context)).at(-1)).toHaveAttribute('aria-posinset', '24');
    await expect(pageRequests(context)).toBe(3);
  },
});

/** Keyboard users have a button where the list would load automatically. */
export const LoadedMoreByKeyboard = meta.story({
  parameters: { faults: [once(onPage(2, fails(listOffers, 500)))], chromatic: viewportOnly },
  play: async (context) => {
    await scrollToEnd(context);
    const again = await context.canvas.findByRole('button', { name: 'Try again' });
    again.focus();
    await context.userEvent.keyboard('{Enter}');
    await context.canvas.findByText('Showing 20 of 24');
    await expect(context.canvas.getByRole('button', { name: 'Load more offers' })).toHaveFocus();
    await expect(context.canvas.queryByText('Failed to fetch offers')).not.toBeInTheDocument();
  },
});

export const LoadMoreError = meta.story({
  parameters: {
    faults: [once(onPage(2, fails(listOffers, 500)))],
    states: ['offers.list.load-more-error'],
    steps: [['scrollsTo', 'Try again']],
    chromatic: viewportOnly,
  },
  play: async (context) => {
    await playSteps(context);
    await scrollToEnd(context);
  },
});

export const ServerError = meta.story({
  parameters: { faults: [fails(listOffers, 500)], states: ['offers.list.error'] },
});

export const Empty = meta.story({
  parameters: { scenario: offersEmpty, states: ['offers.list.empty'], chromatic: inThreeModes },
  play: showsLink('Browse Tasks', '/worker/tasks'),
});

export const EmptyFiltered = meta.story({
  parameters: {
    at: '/offers?search=chandelier&status=accepted',
    states: ['offers.list.empty-filtered'],
    chromatic: inThreeModes,
  },
  play: async ({ canvas }) => {
    // Only the one in the empty state.
    await canvas.findByRole('button', { name: 'Clear filters' });
  },
});

export const Refreshing = meta.story({
  parameters: {
    faults: [slow(listOffers, 2_000)],
    states: ['offers.list.refreshing'],
    steps: [['press', 'button', '^Refresh$']],
    chromatic: viewportOnly,
  },
  play: async (context) => {
    const { clock } = stageOf(context);
    await settled(context);
    clock.advance(2_000);
    await showsCount(context, 10);
    await playSteps(context);
    await expectBusy('Refresh', 'Refreshing your offers');
    // The stale list stays visible.
    const list = context.canvas.getByRole('region', { name: 'Offers' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await showsCount(context, 10);
  },
});

import { expect, waitFor, within } from 'storybook/test';
import { fails, never, once, onPage, slow } from '#mocks/faults.ts';
import { listOffers } from '#src/contract/offers.ts';
import { inAllModes, inOneMode } from '#stories/checks/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { settle } from '../../stage/settle.ts';
import { itemsOf, isBusy, type Acting } from './offer-steps.ts';

const meta = preview.meta({ title: 'Screens/Offers/List' });

/** A longer page would show its last card, and so load the list to its end. */
const asTheScreenShowsIt = { ...inOneMode, cropToViewport: true };

/** Goes to the end of the list, where the next page is asked for. */
async function goToTheEnd(context: Acting): Promise<void> {
  await itemsOf(context);
  // Cards that come into sight may turn out taller than thought: the end moves once.
  for (let tries = 0; tries < 2; tries += 1) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await settle(stageOf(context));
  }
}

const pagesAsked = (context: Acting) =>
  stageOf(context).server.seen.filter(({ call }) => call === listOffers.name).length;

export const Loaded = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    states: ['offers.list.loaded', 'offers.filters.default'],
    chromatic: { ...inAllModes, cropToViewport: true },
  },
  play: async (context) => {
    await expect(await itemsOf(context)).toHaveLength(10);
    await expect(context.canvas.getByText('24 offers')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    faults: [never(listOffers)],
    states: ['offers.list.loading'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your offers')).toBeInTheDocument();
  },
});

export const Single = meta.story({
  parameters: { scenario: 'offers-card-pending', states: ['offers.list.single'] },
  play: async (context) => {
    await expect(await itemsOf(context)).toHaveLength(1);
    await expect(context.canvas.getByText('1 offer')).toBeVisible();
  },
});

export const LoadingMore = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    faults: [onPage(2, never(listOffers))],
    states: ['offers.list.loading-more'],
    chromatic: asTheScreenShowsIt,
  },
  play: async (context) => {
    await goToTheEnd(context);
    await isBusy('Load more offers', 'Loading more offers');
    await expect(context.canvas.getByText('Showing 10 of 24')).toBeInTheDocument();
  },
});

export const End = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    states: ['offers.list.end'],
    chromatic: asTheScreenShowsIt,
  },
  play: async (context) => {
    await goToTheEnd(context);
    await goToTheEnd(context);
    await expect(await context.canvas.findByText('No more offers to load')).toBeVisible();
    await expect(await itemsOf(context)).toHaveLength(24);
    await expect(context.canvas.getByText('Showing 24 of 24')).toBeInTheDocument();
    await expect(pagesAsked(context)).toBe(3);
  },
});

/** For a keyboard: the button stands where the list would load by itself. */
export const LoadedMoreByKeyboard = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    faults: [once(onPage(2, fails(listOffers, 500)))],
    chromatic: asTheScreenShowsIt,
  },
  play: async (context) => {
    await goToTheEnd(context);
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
    scenario: 'offers-loaded',
    faults: [once(onPage(2, fails(listOffers, 500)))],
    states: ['offers.list.load-more-error'],
    chromatic: asTheScreenShowsIt,
  },
  play: async (context) => {
    await goToTheEnd(context);
    await goToTheEnd(context);
    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    // What is loaded stays.
    await expect(await itemsOf(context)).toHaveLength(10);
  },
});

export const ServerError = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    faults: [fails(listOffers, 500)],
    states: ['offers.list.error'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch offers');
  },
});

export const TriedAgain = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    faults: [once(fails(listOffers, 500))],
    chromatic: asTheScreenShowsIt,
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Try again' }));
    await expect(await itemsOf(context)).toHaveLength(10);
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'offers-empty', states: ['offers.list.empty'], chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse tasks' })).toHaveAttribute(
      'href',
      '/worker/tasks',
    );
    await expect(canvas.getByText('0 offers')).toBeVisible();
  },
});

export const EmptyFiltered = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    at: '/offers?search=chandelier&status=accepted',
    states: ['offers.list.empty-filtered'],
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('No Offers Found');
    // One beside the filters, one where the reader looks.
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2);
  },
});

export const Refreshing = meta.story({
  parameters: {
    scenario: 'offers-loaded',
    faults: [slow(listOffers, 2_000)],
    states: ['offers.list.refreshing'],
    chromatic: asTheScreenShowsIt,
  },
  play: async (context) => {
    const { clock } = stageOf(context);
    await settle(stageOf(context));
    clock.advance(2_000);
    await expect(await itemsOf(context)).toHaveLength(10);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Refresh' }));
    await isBusy('Refresh', 'Refreshing your offers');
    // The old list stays meanwhile.
    const list = context.canvas.getByRole('region', { name: 'Offers' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  },
});

export const SignedOut = meta.story({
  parameters: { scenario: 'offers-loaded', as: 'nobody' },
  play: async (context) => {
    await waitFor(() => expect(stageOf(context).address()).toBe('/auth'));
  },
});

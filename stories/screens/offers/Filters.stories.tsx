import { expect, within } from 'storybook/test';
import { inOneMode, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { advance, itemsOf, openDialog, showsCount } from '../steps.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Offers/Filters',
  component: OffersScreen,
  parameters: { scenario: offersLoaded, chromatic: { ...inOneMode, cropToViewport: true } },
});

const titlesOf = async (context: StepContext) =>
  (await itemsOf(context)).map((item) => item.querySelector('h2')?.textContent);

/** The list refetches 300 ms after the last change. */
const DEBOUNCE_MS = 300;

export const Searched = meta.story({
  parameters: { states: ['offers.filters.search'], steps: [['fills', '^Search$', 'Clara']] },
  play: async (context) => {
    await playSteps(context);
    await advance(context, DEBOUNCE_MS);
    await expect(await titlesOf(context)).toHaveLength(2);
    await expect(stageOf(context).address()).toBe('/offers?search=Clara');
  },
});

export const EachStatus = meta.story({
  parameters: { states: ['offers.filters.status'], steps: [['chooses', '^Status$', 'Pending']] },
  play: async (context) => {
    await itemsOf(context);
    const status = context.canvas.getByRole('combobox', { name: 'Status' });
    for (const label of ['Accepted', 'Declined', 'In Progress', 'Completed', 'Paid', 'Cancelled'])
      await expect(within(status).getByRole('option', { name: label })).toBeEnabled();
    await playSteps(context);
    await advance(context, DEBOUNCE_MS);
    await showsCount(context, 6);
  },
});

export const ByStatus = meta.story({
  parameters: { at: '/offers?status=pending' },
  play: async (context) => {
    await expect(await itemsOf(context)).toHaveLength(6);
    await expect(context.canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
  },
});

export const SortedBy = meta.story({
  parameters: { at: '/offers?sort_by=payment_amount', states: ['offers.filters.sort-by'] },
  play: async (context) => {
    await expect((await titlesOf(context))[0]).toBe('Build two raised vegetable beds');
    const sortBy = context.canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    await expect([...sortBy.options].map(({ text }) => text)).toEqual([
      'Date Created',
      'Payment Amount',
      'Deadline',
      'Status',
    ]);
  },
});

export const OldestFirst = meta.story({
  parameters: { states: ['offers.filters.order'], steps: [['chooses', '^Order$', 'Oldest First']] },
  play: async (context) => {
    await expect((await titlesOf(context))[0]).toBe('Mount a 55-inch TV in the living room');
    await playSteps(context);
    await advance(context, DEBOUNCE_MS);
    await expect((await titlesOf(context))[0]).toBe('Help a family move across town');
    await expect(stageOf(context).address()).toBe('/offers?sort_order=asc');
  },
});

export const Cleared = meta.story({
  parameters: { at: '/offers?search=assemble', states: ['offers.filters.active-clear'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await itemsOf(context)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await advance(context, DEBOUNCE_MS);
    await showsCount(context, 10);
    await expect(stageOf(context).address()).toBe('/offers');
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'assemble');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await advance(context, DEBOUNCE_MS);
  },
});

/** Invalid values fall back to the defaults. */
export const NonsenseInTheAddress = meta.story({
  parameters: {
    at: '/offers?status=archived&sort_by=luck&sort_order=sideways&offer=twelve',
    chromatic: samePictureAs('screens-offers-list/loaded.desktop-light'),
  },
  play: async (context) => {
    await showsCount(context, 10);
    await expect(context.canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue(
      'created_at',
    );
  },
});

/** The list starts on the first screen. */
export const Phone = meta.story({
  parameters: {
    at: '/offers?search=assemble&sort_by=deadline_date',
    chromatic: { ...onlyIn('phone light'), cropToViewport: true },
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(await itemsOf(context)).toHaveLength(3);
    await expect(context.canvas.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
    await expect(context.canvas.queryByRole('combobox')).toBeNull();
  },
});

export const PhoneSheet = meta.story({
  parameters: {
    states: ['offers.filters.mobile'],
    chromatic: onlyIn('phone light'),
    steps: [
      ['press', 'button', '^Filters$'],
      ['chooses', '^Status$', 'Paid'],
      ['chooses', '^Order$', 'Oldest First'],
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await playSteps(context);
    const sheet = within(await openDialog(context));
    await expect(sheet.getByRole('button', { name: 'Show offers' })).toBeVisible();
    await advance(context, DEBOUNCE_MS);
    await expect(sheet.getByRole('button', { name: 'Show 4 offers' })).toBeVisible();
    await expect(stageOf(context).address()).toBe('/offers?status=paid&sort_order=asc');
  },
});

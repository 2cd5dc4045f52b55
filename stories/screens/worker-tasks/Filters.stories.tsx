import { expect, within } from 'storybook/test';
import { answersWith, fails } from '#mocks/faults/faults.ts';
import { listCategories, FALLBACK_CATEGORIES } from '#src/contract/tasks.ts';
import { inOneMode, inThreeModes, onlyIn, samePictureAs } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import { advance, openDialog, showsCount } from '../steps.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { cardsOf } from './task-steps.ts';
import { tasksLoaded } from '#mocks/scenarios/tasks.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Tasks/Filters',
  component: WorkerTasksScreen,
  parameters: { scenario: tasksLoaded, chromatic: { ...inOneMode, cropToViewport: true } },
});

/** The list refetches 300 ms after the last change. */
const DEBOUNCE_MS = 300;

const select = ({ canvas }: StepContext, name: string) =>
  canvas.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (context: StepContext, name: string) =>
  [...select(context, name).options].map(({ text }) => text);
const chipsOf = ({ canvas }: StepContext) =>
  within(canvas.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map(({ title }) => title);

const names = FALLBACK_CATEGORIES.map(({ name }) => name);

async function showsCategories(context: StepContext): Promise<void> {
  await cardsOf(context);
  await expect(optionsOf(context, 'Category')).toEqual(['All categories', ...names]);
}

export const Active = meta.story({
  parameters: {
    states: ['worker-tasks.filters.active'],
    steps: [
      ['fills', '^Search$', 'the'],
      ['chooses', '^Category$', 'Handyman Services'],
      ['fills', '^Location$', 'Portland'],
    ],
  },
  play: async (context) => {
    await playSteps(context);
    await advance(context, DEBOUNCE_MS);
    await expect(stageOf(context).address()).toBe(
      '/worker/tasks?search=the&category_id=3&location=Portland',
    );
    await expect(chipsOf(context)).toEqual([
      'Search: the',
      'Category: Handyman Services',
      'Location: Portland',
    ]);
  },
});

/** Each chip removes one filter; two filters that are one field go together. */
export const ChipRemoved = meta.story({
  parameters: {
    at: '/worker/tasks?category_id=3&location=Portland&sort_by=payment_offer&sort_order=desc',
    chromatic: { ...inThreeModes, cropToViewport: true },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await cardsOf(context);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove filter Sort by: Highest payment' }),
    );
    await advance(context, DEBOUNCE_MS);
    await expect(stageOf(context).address()).toBe('/worker/tasks?category_id=3&location=Portland');
    await expect(chipsOf(context)).toEqual(['Category: Handyman Services', 'Location: Portland']);
  },
});

/** One line of chips, however many, keeps the first card on the first screen. */
export const PhoneChips = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    at: '/worker/tasks?search=the&category_id=3&location=Portland&sort_by=payment_offer',
    chromatic: { ...onlyIn('phone light'), cropToViewport: true },
  },
  play: async (context) => {
    const [first] = await cardsOf(context);
    await expect(chipsOf(context)).toHaveLength(4);
    await expect(first?.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
  },
});

export const Cleared = meta.story({
  parameters: {
    at: '/worker/tasks?search=the&category_id=3&location=Portland&sort_by=payment_offer',
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await cardsOf(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await advance(context, DEBOUNCE_MS);
    await showsCount(context, 12);
    await expect(stageOf(context).address()).toBe('/worker/tasks');
  },
});

export const SortOptions = meta.story({
  parameters: {
    states: ['worker-tasks.sort.options'],
    steps: [['chooses', '^Sort by$', 'Highest payment']],
  },
  play: async (context) => {
    await cardsOf(context);
    await expect(optionsOf(context, 'Sort by')).toEqual([
      'Soonest deadline',
      'Latest deadline',
      'Lowest payment',
      'Highest payment',
      'Oldest first',
      'Newest first',
    ]);
    await playSteps(context);
    await advance(context, DEBOUNCE_MS);
  },
});

export const CategoriesLoaded = meta.story({
  parameters: {
    states: ['worker-tasks.categories.loaded'],
    chromatic: samePictureAs('screens-tasks-list/loaded.desktop-light'),
  },
  play: showsCategories,
});

export const CategoriesNested = meta.story({
  parameters: {
    faults: [answersWith(listCategories, { data: { categories: FALLBACK_CATEGORIES } })],
    states: ['worker-tasks.categories.nested-shape'],
    chromatic: samePictureAs('screens-tasks-list/loaded.desktop-light'),
  },
  play: showsCategories,
});

/** The fallback list takes the place of the server's. */
export const CategoriesFailed = meta.story({
  parameters: {
    faults: [fails(listCategories, 500)],
    states: ['worker-tasks.categories.fallback', 'worker-tasks.categories.error'],
  },
});

export const PhoneSheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: onlyIn('phone light') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await cardsOf(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await openDialog(context));
    await userEvent.selectOptions(
      sheet.getByRole('combobox', { name: 'Category' }),
      'Tech Support',
    );
    await userEvent.type(sheet.getByRole('textbox', { name: 'Location' }), 'Portland');
    await advance(context, DEBOUNCE_MS);
    await expect(sheet.getByRole('button', { name: /^Show \d+ tasks?$/ })).toBeVisible();
    await expect(stageOf(context).address()).toBe('/worker/tasks?category_id=4&location=Portland');
  },
});

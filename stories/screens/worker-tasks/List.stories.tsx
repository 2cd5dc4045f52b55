import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { showsBusy, showsRole, showsText } from '../steps.ts';
import { expect } from 'storybook/test';
import { fails, never, onPage } from '#mocks/faults/faults.ts';
import { listTasks } from '#src/contract/tasks.ts';
import { inAllModes, inOneMode, inThreeModes, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { cardsOf } from './task-steps.ts';
import { tasksEmpty, tasksLoaded } from '#mocks/scenarios/tasks.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Tasks/List',
  component: WorkerTasksScreen,
  parameters: { scenario: tasksLoaded },
});

const viewportOnly = { ...inOneMode, cropToViewport: true };

const more: Action = ['press', 'button', '^Load more tasks$'];

export const Loaded = meta.story({
  parameters: {
    states: ['worker-tasks.loaded'],
    chromatic: { ...inAllModes, cropToViewport: true },
  },
  play: async (context) => {
    await expect(await cardsOf(context)).toHaveLength(12);
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [never(listTasks)],
    states: ['worker-tasks.loading'],
    chromatic: inThreeModes,
  },
  play: showsText('Loading tasks'),
});

export const Empty = meta.story({
  parameters: { scenario: tasksEmpty, states: ['worker-tasks.empty'], chromatic: inThreeModes },
  play: showsRole('heading', { name: 'No tasks yet' }),
});

export const EmptyFiltered = meta.story({
  parameters: {
    at: '/worker/tasks?search=chandelier',
    states: ['worker-tasks.empty-filtered'],
    chromatic: inThreeModes,
  },
  play: showsRole('button', { name: 'Clear filters' }),
});

export const ServerError = meta.story({
  parameters: { faults: [fails(listTasks, 500)], states: ['worker-tasks.error'] },
});

export const LoadingMore = meta.story({
  parameters: { faults: [onPage(2, never(listTasks))], chromatic: viewportOnly, steps: [more] },
  play: showsBusy('Load more tasks', 'Loading more tasks'),
});

export const LoadMoreError = meta.story({
  parameters: {
    faults: [onPage(2, fails(listTasks, 500))],
    chromatic: viewportOnly,
    steps: [more],
  },
  play: playSteps,
});

export const LoadedMore = meta.story({
  parameters: { chromatic: viewportOnly, steps: [more] },
  play: playSteps,
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    states: ['worker-tasks.mobile'],
    chromatic: { ...samePictureAs('screens-tasks-list/loaded.phone-light'), cropToViewport: true },
  },
  play: async (context) => {
    const [first] = await cardsOf(context);
    await expect(first?.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    await expect(context.canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
});

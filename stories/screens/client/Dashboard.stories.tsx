import { expect, within } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import { listCategories, myTasks } from '#src/contract/tasks.ts';
import { inAllModes, inThreeModes, samePictureAs, withoutPicture } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { advance, showsLater } from '../steps.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { openDashboard } from './client-steps.ts';
import { clientEmpty, clientLarge, clientLoaded } from '#mocks/scenarios/client.ts';
import { unread100 } from '#mocks/scenarios/shell.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Client/Dashboard',
  component: ClientScreen,
  parameters: { scenario: clientLoaded },
});

function figures({ canvas }: StepContext): (string | null)[] {
  const region = within(canvas.getByRole('region', { name: 'Your stats' }));
  return region.getAllByRole('definition').map(({ textContent }) => textContent);
}

export const Loaded = meta.story({
  parameters: {
    states: ['client.loaded', 'client.badges.pending-offers'],
    chromatic: { ...inAllModes, cropToViewport: true },
  },
  play: async (context) => {
    await openDashboard(context);
    await expect(figures(context)).toEqual(['12', '6', '4', '9', '$335', '0']);
    await expect(context.canvas.getByRole('link', { name: /^Offers\s*3 pending$/ })).toBeVisible();
  },
});

export const LoadingCategories = meta.story({
  parameters: {
    faults: [never(listCategories)],
    states: ['client.loading.categories'],
    chromatic: { ...inThreeModes, cropToViewport: true },
  },
  play: showsLater(300, 'Loading your stats', 'Loading your tasks'),
});

/** The dashboard call failed, and the whole list takes its place. */
export const TaskListInstead = meta.story({
  parameters: {
    faults: [fails(getClientDashboard, 500)],
    states: ['client.fallback.task-list', 'client.error.fetch'],
    chromatic: { ...inThreeModes, cropToViewport: true },
  },
  play: showsLater(300, 'Build a loft bed with a desk below'),
});

/** Both calls failed. Nothing can be done with the samples. */
export const SampleTasks = meta.story({
  parameters: {
    faults: [fails(getClientDashboard, 500), fails(myTasks, 500)],
    states: ['client.fallback.sample-tasks'],
    chromatic: inThreeModes,
  },
  play: showsLater(300, 'Failed to fetch tasks'),
});

/** A new client: no tasks, and every figure is zero. */
export const Empty = meta.story({
  parameters: {
    scenario: clientEmpty,
    states: ['client.tasks.empty', 'client.stats.zero'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    await openDashboard(context);
    await expect(figures(context)).toEqual(['0', '0', '0', '0', '$0', '0']);
  },
});

export const LargeSpending = meta.story({
  parameters: {
    scenario: clientLarge,
    states: ['client.stats.large'],
    subject: { region: 'Your stats' },
  },
  play: openDashboard,
});

export const HundredUnread = meta.story({
  parameters: {
    scenario: unread100,
    at: '/client',
    states: ['client.badges.unread'],
    subject: 'header',
  },
  play: openDashboard,
});

export const Phone = meta.story({
  parameters: {
    states: ['client.mobile'],
    chromatic: {
      ...samePictureAs('screens-client-dashboard/loaded.phone-light'),
      cropToViewport: true,
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openDashboard(context);
    await expect(context.canvas.getByRole('button', { name: 'Post New Task' })).toBeVisible();
  },
});

/** The latest ten are in the summary; the others are loaded on demand. */
export const AllTasks = meta.story({
  parameters: { chromatic: withoutPicture },
  play: async (context) => {
    await openDashboard(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12 tasks' }));
    await advance(context, 0);
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('All 12 tasks loaded')).toBeInTheDocument();
  },
});

import { expect, screen } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { getTask } from '#src/contract/tasks.ts';
import { inAllModes, inThreeModes } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import preview from '#stories/stage/preview.tsx';
import { openDialog, showsRole, showsText } from '../steps.ts';
import {
  tasksLong,
  tasksMinimal,
  tasksOne,
  tasksTaken,
  tasksWrittenTo,
} from '#mocks/scenarios/tasks.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Tasks/Details',
  component: WorkerTasksScreen,
  parameters: { scenario: tasksOne },
});

export const Full = meta.story({
  parameters: {
    states: ['worker-tasks.modal.full'],
    chromatic: inAllModes,
    steps: [['press', 'link', '^View']],
  },
  play: async (context) => {
    await playSteps(context);
    await expect(await openDialog(context)).toHaveAccessibleName(TASK_TITLE);
    // This view counts.
    await expect(await screen.findByText('32 views')).toBeVisible();
    await expect(stageOf(context).address()).toBe('/worker/tasks?task=12');
  },
});

export const Minimal = meta.story({
  parameters: {
    scenario: tasksMinimal,
    at: '/worker/tasks?task=12',
    states: ['worker-tasks.modal.minimal'],
  },
  play: showsRole('heading', { name: 'Description' }),
});

export const Loading = meta.story({
  parameters: {
    scenario: tasksTaken,
    faults: [never(getTask)],
    states: ['worker-tasks.modal.loading'],
  },
  play: showsText('Loading the task'),
});

export const NotAvailable = meta.story({
  parameters: { scenario: tasksTaken, states: ['worker-tasks.modal.not-available'] },
  play: showsRole('button', {
    name: 'Message Client',
    description: 'This task is already booked.',
  }),
});

export const ServerError = meta.story({
  parameters: {
    scenario: tasksTaken,
    faults: [fails(getTask, 500)],
    states: ['worker-tasks.modal.error'],
  },
});

export const NotFound = meta.story({
  parameters: { at: '/worker/tasks?task=404' },
  play: showsText("We couldn't find this task"),
});

/** The client cannot write to themselves. */
export const OwnTask = meta.story({
  parameters: { as: 'client', at: '/worker/tasks?task=12' },
  play: showsRole('button', { name: 'Message Client', description: 'This is your own task.' }),
});

export const WrittenTo = meta.story({
  parameters: { scenario: tasksWrittenTo, at: '/worker/tasks?task=12' },
  play: showsRole('link', { name: /^Open conversation/ }),
});

export const LongTexts = meta.story({
  parameters: { scenario: tasksLong, at: '/worker/tasks?task=12', chromatic: inThreeModes },
  play: showsText('$99,999.99'),
});

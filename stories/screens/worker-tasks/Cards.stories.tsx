import { expect, within } from 'storybook/test';
import { patches } from '#mocks/faults/faults.ts';
import { listTasks } from '#src/contract/tasks.ts';
import type { TaskStatus } from '#src/domain/task.ts';
import preview from '#stories/stage/preview.tsx';
import { onlyCard, showsLink, showsText } from '../steps.ts';
import { showsBlocked } from './task-steps.ts';
import {
  tasksDescription100,
  tasksDescription101,
  tasksLong,
  tasksOne,
  tasksWrittenTo,
} from '#mocks/scenarios/tasks.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Tasks/Cards',
  component: WorkerTasksScreen,
  parameters: { scenario: tasksOne, subject: 'article' },
});

/** A server lists available tasks only, but a task can be taken while its card is on the screen. */
const listedAs = (status: TaskStatus) => [patches(listTasks, { status }, { each: 'tasks' })];

export const Available = meta.story({
  parameters: { states: ['worker-tasks.card.available'] },
  play: showsText('$95', 'Handyman Services'),
});

export const Booked = meta.story({
  parameters: { faults: listedAs('booked'), states: ['worker-tasks.card.booked'] },
  play: showsBlocked('Booked', 'This task is already booked.'),
});

export const InProgress = meta.story({
  parameters: { faults: listedAs('in_progress'), states: ['worker-tasks.card.in-progress'] },
  play: showsBlocked('In Progress', 'Work on this task has started.'),
});

export const Completed = meta.story({
  parameters: { faults: listedAs('completed'), states: ['worker-tasks.card.completed'] },
  play: showsBlocked('Completed', 'This task is done.'),
});

export const Cancelled = meta.story({
  parameters: { faults: listedAs('cancelled'), states: ['worker-tasks.card.cancelled'] },
  play: showsBlocked('Cancelled', 'The client canceled this task.'),
});

export const Inactive = meta.story({
  parameters: { faults: listedAs('inactive'), states: ['worker-tasks.card.inactive'] },
  play: showsBlocked('Inactive', 'The client has paused this task.'),
});

export const Description100 = meta.story({
  parameters: { scenario: tasksDescription100, states: ['worker-tasks.card.desc-100'] },
  play: async (context) => {
    const text = within(await onlyCard(context)).getByText(/^Please come to the side entrance/);
    await expect(text.textContent).toHaveLength(100);
    await expect(text).not.toHaveTextContent('…');
  },
});

export const Description101 = meta.story({
  parameters: { scenario: tasksDescription101, states: ['worker-tasks.card.desc-101'] },
  play: async (context) => {
    const text = within(await onlyCard(context)).getByText(/^Please come to the side entrance/);
    await expect(text.textContent).toMatch(/^.{1,100}…$/);
  },
});

export const Sparse = meta.story({
  parameters: {
    faults: [
      patches(
        listTasks,
        { location: null, task_category: null, task_category_id: null, deadline: null },
        { each: 'tasks' },
      ),
    ],
    states: ['worker-tasks.card.sparse'],
  },
  play: showsText('No category', 'No deadline', 'No location given'),
});

export const LongTexts = meta.story({
  parameters: { scenario: tasksLong },
  play: showsText('$99,999.99'),
});

export const WrittenTo = meta.story({
  parameters: { scenario: tasksWrittenTo },
  play: showsLink(/^Open conversation/, '/messages?conversation=1'),
});

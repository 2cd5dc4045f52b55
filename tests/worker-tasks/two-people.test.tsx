import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { cancelTask, createTask, deleteTask, updateTask } from '#src/contract/tasks.ts';
import { TASK_ID, TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { tasksOne } from '#mocks/scenarios/tasks.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';

const TASK = {
  title: 'Carry a piano down two flights of stairs',
  description: 'An upright one. The straps are here.',
  task_category_id: 5,
  location: '1412 NE Knott St, Portland',
  payment_offer: 120,
  deadline: '2026-03-16',
};

const params = { params: { id: TASK_ID } };

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** The two ways in which a worker's list learns what a client does. */
const refreshes = [
  ['the worker refreshes', () => userEvent.click(screen.getByRole('button', { name: 'Refresh' }))],
  ['another tab of the same world changes it', (stage: Stage) => stage.notifyServerChange()],
] as const;

describe.each(refreshes)('when %s', (_, refresh) => {
  /** Lets the client act while the worker's list is open, and then refreshes the list. */
  async function afterwards(act: (client: ReturnType<Stage['as']>) => Promise<unknown>) {
    const { stage } = await renderStage(WorkerTasksScreen, tasksOne);
    await act(stage.as('client'));
    await settle(stage);
    expect(titles()).toEqual([TASK_TITLE]);
    await refresh(stage);
    await settle(stage);
  }

  it('a task that the client has posted is in the list, by its deadline', async () => {
    await afterwards((client) => client.call(createTask, { body: TASK }));
    await screen.findByText('Showing 2 of 2');
    expect(titles()).toEqual([TASK.title, TASK_TITLE]);
  });

  it('a task that the client has edited has its new title', async () => {
    await afterwards((client) => client.call(updateTask, { ...params, body: TASK }));
    await waitFor(() => expect(titles()).toEqual([TASK.title]));
  });

  it.each([
    ['canceled', cancelTask],
    ['deleted', deleteTask],
  ] as const)('a task that the client has %s is gone', async (__, endpoint) => {
    await afterwards((client) => client.call(endpoint, params));
    await screen.findByRole('heading', { name: 'No tasks yet' });
  });
});

it('keeps the filters: a task that does not match stays out', async () => {
  const { stage } = await renderStage(WorkerTasksScreen, {
    scenario: tasksOne,
    at: '/worker/tasks?category_id=3',
  });
  await stage.as('client').call(createTask, { body: TASK });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await settle(stage);
  expect(titles()).toEqual([TASK_TITLE]);
});

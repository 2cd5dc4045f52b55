import { screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { bookTask, getTask, listTasks } from '#src/contract/tasks.ts';
import { useBookTask } from '#src/features/available-tasks/use-book-task.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';
import { fails, losesAnswer, once, type Fault } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderFeature } from '../render-stage.tsx';

function BookButton() {
  const { send } = useBookTask(TASK_ID);
  return (
    <button type="button" onClick={() => send(null)}>
      Book
    </button>
  );
}

/** Books the only task of the list. */
async function book(...faults: Fault[]): Promise<Stage> {
  const { stage } = await renderFeature(
    { ...scenarioOf('tasks-one'), faults },
    <>
      <WorkerTasksScreen />
      <BookButton />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await settle(stage);
  return stage;
}

const card = () => within(screen.getByRole('article'));

it('says why booking failed [worker-tasks.apply.failed]', async () => {
  await book(fails(bookTask, 500));
  await screen.findByText('Failed to apply for task');
  expect(card().queryByText('Booked')).toBeNull();
});

it("keeps the server's reason", async () => {
  await book(fails(bookTask, 409, { message: 'This task is no longer available.' }));
  await screen.findByText('This task is no longer available.');
});

it('marks the task booked in the list, without a refetch', async () => {
  const stage = await book();
  card().getByText('Booked');
  const calls = stage.server.seen.map(({ call }) => call);
  expect(calls.filter((call) => call === listTasks.name)).toHaveLength(1);
});

it('is not repeated when the answer is lost', async () => {
  const stage = await book(once(losesAnswer(bookTask)));
  card().getByText('Booked');
  const calls = stage.server.seen.map(({ call }) => call);
  expect(calls.filter((call) => call === bookTask.name)).toHaveLength(1);
  expect(calls).toContain(getTask.name);
  expect(stage.server.world.offers.all()).toMatchObject([{ worker_id: people.worker.id }]);
});

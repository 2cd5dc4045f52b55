import { screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { bookTask, listTasks } from '#src/contract/tasks.ts';
import { fails, type Fault } from '#mocks/faults/faults.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { ACTIONS } from '../faults/calls.tsx';
import { sent } from '../steps.ts';

/** Books the only task of the list. */
async function book(...faults: Fault[]): Promise<Stage> {
  const { open, send } = ACTIONS['tasks.book']![0]!;
  const stage = await open();
  for (const fault of faults) stage.server.addFault(fault);
  await send(stage);
  return stage;
}

const card = () => within(screen.getByRole('article'));

it('says why booking failed [worker-tasks.apply.failed]', async () => {
  await book(fails(bookTask, 500));
  screen.getByText('Failed to apply for task');
  expect(card().queryByText('Booked')).toBeNull();
});

it('marks the task booked in the list, without a refetch', async () => {
  const stage = await book();
  card().getByText('Booked');
  expect(sent(stage, listTasks)).toBe(1);
});

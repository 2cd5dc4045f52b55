import { screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { bookTask } from '#src/contract/tasks.ts';
import { fails, type Fault } from '#mocks/faults/faults.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { ACTIONS } from '../faults/calls.tsx';

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

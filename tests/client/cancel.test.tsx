import { screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { cancelTask, deleteTask, getTask } from '#src/contract/tasks.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import { losesAnswer, offline, once } from '#mocks/faults/faults.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { press, sent, waitForClose } from '../steps.ts';
import { confirm, openDashboard } from './client-steps.ts';
import { clientOffered, clientOne } from '#mocks/scenarios/client.ts';

const DONE = 'Task cancelled successfully!';

const dialogBadge = () => screen.getByRole('dialog').querySelector('[data-tone]')?.textContent;

/** Opens the details of the only task. */
async function openDetails(scenario: Scenario): Promise<Stage> {
  const stage = await openDashboard(scenario);
  await press(stage, /^View/);
  return stage;
}

async function cancel(stage: Stage): Promise<void> {
  await press(stage, 'Cancel task');
  await confirm(stage, 'Cancel task');
}

it('cancels the open offers, deletes unsaved changes and updates the figures', async () => {
  const stage = await openDetails(clientOffered);
  const { drafts } = stage.visit().services;
  drafts.save(taskEditDraft(TASK_ID), 'unsaved');
  await cancel(stage);
  screen.getByText(DONE);
  expect(stage.server.world.offers.all()).toMatchObject([{ status: 'cancelled' }]);
  expect(drafts.longest()).toBe(0);
  const region = screen.getByRole('region', { name: 'Your stats', hidden: true });
  const [all, active] = within(region).getAllByRole('definition', { hidden: true });
  expect([all?.textContent, active?.textContent]).toEqual(['1', '0']);
});

it('is told by the refetched task when nobody knows the outcome', async () => {
  const stage = await openDetails(clientOffered);
  for (const fault of [losesAnswer(cancelTask), offline(getTask)])
    stage.server.addFault(once(fault));
  await cancel(stage);
  expect(dialogBadge()).toBe('Cancelled');
  expect(screen.queryByText(/We're not sure it went through/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel task' })).toBeNull();
  expect(sent(stage, cancelTask)).toBe(1);
});

it.each([
  ['could not be canceled', openDetails, cancel],
  ['is opened', openDashboard, (stage: Stage) => press(stage, /^View/)],
] as const)(
  'a task that was deleted elsewhere leaves the page once it %s',
  async (_, open, act) => {
    const stage = await open(clientOne);
    await stage.as('client').call(deleteTask, { params: { id: TASK_ID } });
    await act(stage);
    await screen.findByText("We couldn't find this task");
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    expect(screen.queryByRole('article')).toBeNull();
  },
);

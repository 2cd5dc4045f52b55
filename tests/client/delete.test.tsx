import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { acceptOffer } from '#src/contract/offers.ts';
import { deleteTask } from '#src/contract/tasks.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { button, link, press, sent, visit, waitForClose, waitForFocus } from '../steps.ts';
import { confirm, openDashboard, titles } from './client-steps.ts';
import { clientLoaded, clientOffered, clientOne } from '#mocks/scenarios/client.ts';

const DONE = 'Task deleted successfully!';
const isGone = ({ server }: Stage, id = TASK_ID) =>
  server.world.tasks.findOrThrow(id).deleted_at != null;
const heading = () => screen.getByRole('heading', { name: 'Your Posted Tasks', hidden: true });
/** The card after the one that is deleted. */
const next = () => link('View Fix a dripping faucet');

/** Deletes a task by its card. */
async function deleteFromCard(scenario: Scenario, title: RegExp): Promise<Stage> {
  const stage = await openDashboard(scenario);
  const card = within(screen.getByRole('article', { name: title }));
  await userEvent.click(card.getByRole('button', { name: /^Delete/ }));
  await confirm(stage, 'Delete task');
  await waitForClose();
  return stage;
}

it('sends nothing when the question is dismissed [client.delete.dismissed]', async () => {
  const stage = await openDashboard(clientOne);
  const opener = button(/^Delete/);
  for (const dismiss of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(button('Keep it')),
  ]) {
    await press(stage, /^Delete/);
    await dismiss();
    await waitForFocus(() => opener);
  }
  expect(sent(stage, deleteTask)).toBe(0);
  expect(isGone(stage)).toBe(false);
});

describe('a deleted task', () => {
  it('leaves the list and the figures, and the next card gets the focus', async () => {
    const stage = await deleteFromCard(clientLoaded, /^Walk the dog/);
    screen.getByText(DONE);
    button('Show all 11 tasks');
    expect(titles()).not.toContain('Walk the dog on weekdays');
    await waitForFocus(next);
    expect(isGone(stage, 11)).toBe(true);
  });

  it('takes its unsaved changes with it', async () => {
    const stage = await openDashboard(clientOne);
    const { drafts } = stage.visit().services;
    drafts.save(taskEditDraft(TASK_ID), 'unsaved');
    await press(stage, /^Delete/);
    await confirm(stage, 'Delete task');
    expect(drafts.longest()).toBe(0);
  });

  it('has no say in the focus after the details of another task are closed', async () => {
    const stage = await deleteFromCard(clientLoaded, /^Walk the dog/);
    await waitForFocus(next);
    // A link that is gone when the details close, such as one in a notice.
    const gone = document.body.appendChild(document.createElement('button'));
    gone.focus();
    await visit(stage, '/client?task=12');
    await screen.findByRole('dialog', { name: /^Build a loft bed/ });
    gone.remove();
    await userEvent.keyboard('{Escape}');
    await waitForFocus(heading);
  });

  it('leaves the focus on the heading when it was the only one', async () => {
    await deleteFromCard(clientOne, /^Build a loft bed/);
    await screen.findByRole('heading', { name: "You haven't posted any tasks yet" });
    await waitForFocus(heading);
  });

  it('closes its details', async () => {
    const stage = await openDashboard(clientLoaded);
    await press(stage, 'View Walk the dog on weekdays');
    await press(stage, 'Delete');
    await confirm(stage, 'Delete task');
    await waitForClose();
    expect(stage.address()).toBe('/client');
    await waitForFocus(next);
  });
});

it("shows the server's reason after a conflict, and the latest status", async () => {
  const stage = await openDashboard(clientOffered);
  await press(stage, /^Delete/);
  const params = { id: stage.server.world.offers.all()[0]?.id ?? 0 };
  await stage.as('worker').call(acceptOffer, { params, body: { response_message: '' } });
  await confirm(stage, 'Delete task');
  screen.getByText(/can't be deleted/);
  await press(stage, 'Keep it');
  await waitForClose();
  within(screen.getByRole('article')).getByText('Booked');
});

it('succeeds when the task was deleted in another tab', async () => {
  const stage = await openDashboard(clientOne);
  await press(stage, /^Delete/);
  await stage.as('client').call(deleteTask, { params: { id: TASK_ID } });
  await confirm(stage, 'Delete task');
  await settle(stage);
  screen.getByText(DONE);
  expect(screen.queryByRole('article')).toBeNull();
});

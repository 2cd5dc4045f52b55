import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { acceptOffer } from '#src/contract/offers.ts';
import { deleteTask, getTask } from '#src/contract/tasks.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import {
  fails,
  losesAnswer,
  never,
  offline,
  once,
  slow,
  type Fault,
} from '#mocks/faults/faults.ts';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { advance, openDashboard, press, sent, titles } from './client-steps.ts';

const DONE = 'Task deleted successfully!';
const FAILED = 'Failed to delete task. Please try again.';
const isGone = ({ server }: Stage, id = TASK_ID) =>
  server.world.tasks.findOrThrow(id).deleted_at != null;

/** Answers the question with yes. */
async function confirm(stage: Stage): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete task' }));
  await settle(stage);
}

/** Deletes a task by its card. */
async function deleteFromCard(
  scenario: ScenarioId,
  title: RegExp,
  ...faults: Fault[]
): Promise<Stage> {
  const stage = await openDashboard(scenario, { faults });
  const card = screen.getByRole('article', { name: title });
  await userEvent.click(within(card).getByRole('button', { name: /^Delete/ }));
  await confirm(stage);
  return stage;
}

const waitForClose = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

it("has the call's own text in the contract [client.delete.failed-api]", async () => {
  const stage = await openDashboard('client-one', { faults: [fails(deleteTask, 500)] });
  const call = stage.visit().services.api.call(deleteTask, { params: { id: TASK_ID } });
  await expect(call).rejects.toThrow('Failed to delete task');
});

it('sends nothing when the question is dismissed [client.delete.dismissed]', async () => {
  const stage = await openDashboard('client-one');
  const button = screen.getByRole('button', { name: /^Delete/ });
  const dismissals = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Keep it' })),
  ];
  for (const dismiss of dismissals) {
    await userEvent.click(button);
    await screen.findByRole('alertdialog');
    await settle(stage);
    await dismiss();
    await waitForClose();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
  expect(sent(stage, deleteTask)).toHaveLength(0);
  expect(isGone(stage)).toBe(false);
});

describe('a deleted task', () => {
  it('leaves the list and the figures, and the next card gets the focus', async () => {
    const stage = await deleteFromCard('client-loaded', /^Walk the dog/);
    await waitForClose();
    screen.getByText(DONE);
    screen.getByRole('button', { name: 'Show all 11 tasks' });
    expect(titles()).not.toContain('Walk the dog on weekdays');
    const next = screen.getByRole('link', { name: 'View Fix a dripping faucet' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(isGone(stage, 11)).toBe(true);
  });

  it('takes its unsaved changes with it', async () => {
    const stage = await openDashboard('client-one');
    const { drafts } = stage.visit().services;
    drafts.save(taskEditDraft(TASK_ID), 'unsaved');
    await press(stage, /^Delete/);
    await confirm(stage);
    await waitForClose();
    expect(drafts.longest()).toBe(0);
  });

  it('has no say in the focus after the details of another task are closed', async () => {
    const stage = await deleteFromCard('client-loaded', /^Walk the dog/);
    await waitForClose();
    const next = screen.getByRole('link', { name: 'View Fix a dripping faucet' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    // A link that is gone when the details close, such as one in a notice.
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    await stage.visit().router.navigate('/client?task=12');
    await screen.findByRole('dialog', { name: /^Build a loft bed/ });
    await settle(stage);
    link.remove();
    await userEvent.keyboard('{Escape}');
    const heading = screen.getByRole('heading', { name: 'Your Posted Tasks', hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('leaves the focus on the heading when it was the only one', async () => {
    await deleteFromCard('client-one', /^Build a loft bed/);
    await waitForClose();
    await screen.findByRole('heading', { name: "You haven't posted any tasks yet" });
    const heading = screen.getByRole('heading', { name: 'Your Posted Tasks' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('shows its notice for 3 s', async () => {
    const stage = await deleteFromCard('client-one', /^Build a loft bed/);
    await advance(stage, 2_999);
    screen.getByText(DONE);
    await advance(stage, 1);
    await waitFor(() => expect(screen.queryByText(DONE)).toBeNull());
  });

  it('closes its details', async () => {
    const stage = await openDashboard('client-loaded');
    await press(stage, 'View Walk the dog on weekdays');
    await press(stage, 'Delete');
    await confirm(stage);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stage.address()).toBe('/client');
    const next = screen.getByRole('link', { name: 'View Fix a dripping faucet' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });
});

describe('a failure', () => {
  it('keeps the card and the question', async () => {
    const stage = await deleteFromCard(
      'client-one',
      /^Build a loft bed/,
      once(fails(deleteTask, 500)),
    );
    screen.getByText(FAILED);
    expect(isGone(stage)).toBe(false);
    await press(stage, 'Delete task');
    await waitForClose();
    expect(isGone(stage)).toBe(true);
  });

  it('is told in a notice once the page is left', async () => {
    const stage = await deleteFromCard(
      'client-one',
      /^Build a loft bed/,
      slow(deleteTask, 1_000),
      fails(deleteTask, 500),
    );
    await stage.visit().router.navigate('/dashboard');
    await settle(stage);
    await advance(stage, 1_000);
    await screen.findByText(FAILED);
  });

  it("shows the server's reason after a conflict, and the latest status", async () => {
    const stage = await openDashboard('client-offered');
    await press(stage, /^Delete/);
    const [offer] = stage.server.world.offers.all();
    await stage
      .as('worker')
      .call(acceptOffer, { params: { id: offer?.id ?? 0 }, body: { response_message: '' } });
    await confirm(stage);
    screen.getByText(/can't be deleted/);
    await press(stage, 'Keep it');
    await waitForClose();
    within(screen.getByRole('article')).getByText('Booked');
  });

  it('offers to stop waiting after a while', async () => {
    const stage = await deleteFromCard('client-one', /^Build a loft bed/, never(deleteTask));
    await advance(stage, 10_000);
    await press(stage, 'Stop waiting');
    screen.getByText(/We're not sure it went through/);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('an outcome that is not known', () => {
  it('is confirmed when the task is not found', async () => {
    const stage = await deleteFromCard(
      'client-one',
      /^Build a loft bed/,
      once(losesAnswer(deleteTask)),
    );
    await waitForClose();
    screen.getByText(DONE);
    expect(sent(stage, deleteTask)).toHaveLength(1);
    expect(sent(stage, getTask)).toHaveLength(1);
  });

  it('is asked for before the next try', async () => {
    const stage = await deleteFromCard(
      'client-one',
      /^Build a loft bed/,
      once(losesAnswer(deleteTask)),
      once(offline(getTask)),
    );
    screen.getByText(/We're not sure it went through/);
    await press(stage, 'Delete task');
    await waitForClose();
    screen.getByText(DONE);
    expect(sent(stage, deleteTask)).toHaveLength(1);
  });

  it('is a success when the task was deleted in another tab', async () => {
    const stage = await openDashboard('client-one');
    await press(stage, /^Delete/);
    await stage.as('client').call(deleteTask, { params: { id: TASK_ID } });
    await confirm(stage);
    await waitForClose();
    screen.getByText(DONE);
    expect(screen.queryByRole('article')).toBeNull();
  });
});

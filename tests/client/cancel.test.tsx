import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { startOffer } from '#src/contract/offers.ts';
import { cancelTask, deleteTask, getTask } from '#src/contract/tasks.ts';
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
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { advance, openDashboard, press, sent } from './client-steps.ts';

const DONE = 'Task cancelled successfully!';
const FAILED = 'Failed to cancel task. Please try again.';

/** The status in the dialog, or else on the card. */
const badge = () => {
  const place = screen.queryByRole('dialog') ?? screen.getByRole('article');
  return place.querySelector('[data-tone]')?.textContent;
};
const statusOf = ({ server }: Stage) => server.world.tasks.findOrThrow(TASK_ID).status;

/** Presses Cancel task in the details, and answers the question with yes. */
async function cancelAndConfirm(stage: Stage): Promise<void> {
  await press(stage, 'Cancel task');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel task' }));
  await settle(stage);
}

/** Opens the details of the only task and cancels it. The faults begin after the details are open. */
async function cancel(...faults: Fault[]): Promise<Stage> {
  const stage = await openDashboard('client-offered');
  await press(stage, /^View/);
  for (const fault of faults) stage.server.addFault(fault);
  await cancelAndConfirm(stage);
  return stage;
}

it("has the call's own text in the contract [client.cancel.failed-api]", async () => {
  const stage = await openDashboard('client-one', { faults: [fails(cancelTask, 500)] });
  const call = stage.visit().services.api.call(cancelTask, { params: { id: TASK_ID } });
  await expect(call).rejects.toThrow('Failed to cancel task');
});

it('sends nothing when the question is dismissed', async () => {
  const stage = await openDashboard('client-one');
  await press(stage, /^View/);
  const button = screen.getByRole('button', { name: 'Cancel task' });
  await press(stage, 'Cancel task');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(sent(stage, cancelTask)).toHaveLength(0);
});

it('works by keyboard alone', async () => {
  const stage = await openDashboard('client-one');
  const view = screen.getByRole('link', { name: /^View/ });
  view.focus();
  await userEvent.keyboard('{Enter}');
  const details = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(details));
  await settle(stage);
  const button = within(details).getByRole('button', { name: 'Cancel task' });
  while (document.activeElement !== button) {
    await userEvent.tab();
    expect(details.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog');
  const keep = within(question).getByRole('button', { name: 'Keep it' });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await userEvent.keyboard('{Tab}{Enter}');
  await settle(stage);
  screen.getByText(DONE);
  await waitFor(() => expect(document.activeElement).toBe(details));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(view));
});

describe('before the answer', () => {
  it('keeps the status, and locks the button', async () => {
    const stage = await cancel(slow(cancelTask, 1_000));
    expect(badge()).toBe('Available');
    const button = screen.getByRole('button', { name: 'Cancel task' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await advance(stage, 1_000);
    expect(statusOf(stage)).toBe('cancelled');
    expect(badge()).toBe('Cancelled');
    const step = screen.getByText('Task Cancelled').closest('li');
    expect(step?.querySelector('time')).not.toBeNull();
    screen.getByText(DONE);
  });

  it('tells a failure in the details', async () => {
    const stage = await cancel(slow(cancelTask, 1_000), fails(cancelTask, 500));
    await advance(stage, 1_000);
    expect(badge()).toBe('Available');
    screen.getByText(FAILED);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('tells a failure in a notice when the details are closed', async () => {
    const stage = await cancel(slow(cancelTask, 1_000), fails(cancelTask, 500));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await advance(stage, 1_000);
    screen.getByText(FAILED);
    expect(badge()).toBe('Available');
  });

  it('offers to stop waiting after a while', async () => {
    const stage = await cancel(never(cancelTask));
    await advance(stage, 10_000);
    await press(stage, 'Stop waiting');
    screen.getByText(/We're not sure it went through/);
    expect(badge()).toBe('Available');
    expect(document.activeElement).not.toBe(document.body);
  });
});

it('shows the notice for 3 s', async () => {
  const stage = await cancel();
  screen.getByText(DONE);
  await advance(stage, 2_999);
  screen.getByText(DONE);
  await advance(stage, 1);
  await waitFor(() => expect(screen.queryByText(DONE)).toBeNull());
});

it('cancels the open offers, and moves the focus to the dialog', async () => {
  const stage = await cancel();
  expect(stage.server.world.offers.all()).toMatchObject([{ status: 'cancelled' }]);
  expect(screen.queryByRole('button', { name: 'Cancel task' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
});

it('deletes the unsaved changes of the task', async () => {
  const stage = await openDashboard('client-one');
  await press(stage, /^View/);
  const { drafts } = stage.visit().services;
  drafts.save(taskEditDraft(TASK_ID), 'unsaved');
  await cancelAndConfirm(stage);
  screen.getByText(DONE);
  expect(drafts.longest()).toBe(0);
});

it('updates the figures', async () => {
  await cancel();
  const region = screen.getByRole('region', { name: 'Your stats', hidden: true });
  const values = within(region)
    .getAllByRole('definition', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(values.slice(0, 2)).toEqual(['1', '0']);
});

describe('an outcome that is not known', () => {
  it('is confirmed with the task', async () => {
    const stage = await cancel(once(losesAnswer(cancelTask)));
    screen.getByText(DONE);
    expect(badge()).toBe('Cancelled');
    expect(sent(stage, cancelTask)).toHaveLength(1);
  });

  it('is told by the task once that is fetched again', async () => {
    const stage = await cancel(once(losesAnswer(cancelTask)), once(offline(getTask)));
    // The refetched task tells.
    expect(badge()).toBe('Cancelled');
    expect(screen.queryByText(/We're not sure it went through/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel task' })).toBeNull();
    expect(sent(stage, cancelTask)).toHaveLength(1);
  });
});

describe('a task that was deleted elsewhere', () => {
  it('leaves the page after it could not be canceled', async () => {
    const stage = await openDashboard('client-one');
    await press(stage, /^View/);
    await stage.as('client').call(deleteTask, { params: { id: TASK_ID } });
    await cancelAndConfirm(stage);
    await screen.findByText("We couldn't find this task");
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('leaves the page when its details are opened', async () => {
    const stage = await openDashboard('client-one');
    await stage.as('client').call(deleteTask, { params: { id: TASK_ID } });
    await press(stage, /^View/);
    await screen.findByText("We couldn't find this task");
    expect(screen.queryByRole('article', { hidden: true })).toBeNull();
  });
});

it('shows the latest status after a conflict', async () => {
  const stage = await openDashboard('client-booked');
  await press(stage, /^View/);
  await press(stage, 'Cancel task');
  const question = await screen.findByRole('alertdialog');
  const [offer] = stage.server.world.offers.all();
  await stage.as('worker').call(startOffer, { params: { id: offer?.id ?? 0 } });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel task' }));
  await settle(stage);
  screen.getByText(/can't be canceled/);
  expect(badge()).toBe('In Progress');
  expect(screen.queryByRole('button', { name: 'Cancel task' })).toBeNull();
});

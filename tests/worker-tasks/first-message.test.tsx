import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { cancelTask } from '#src/contract/tasks.ts';
import { sendMessage, startConversation } from '#src/contract/messages.ts';
import { offline, once } from '#mocks/faults/faults.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { button, press, waitForClose, waitForFocus } from '../steps.ts';
import { tasksOne, tasksWrittenTo } from '#mocks/scenarios/tasks.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';

const GREETING =
  "Hi Clara, I'd like to help with “Build a loft bed with a desk below”. When would be a good time?";

async function openPrompt(stage: Stage) {
  await press(stage, /^Message Client/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Clara' }));
  return {
    dialog,
    field: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }),
    send: () => press(stage, 'Send message'),
  };
}

const messages = ({ server }: Stage) => server.world.messages.all().map(({ message }) => message);

it('works with the keyboard alone, and returns the focus', async () => {
  const { stage } = await renderStage(WorkerTasksScreen, tasksOne);
  const opener = button(/^Message Client/);
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  await waitForFocus(() => field);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitForClose();
  await waitForFocus(() => opener);
  expect(messages(stage)).toEqual([GREETING]);
});

it('does not take an older message with the same text for one whose answer is lost', async () => {
  const { stage } = await renderStage(WorkerTasksScreen, {
    scenario: tasksWrittenTo,
    faults: [once(offline(startConversation))],
  });
  const [{ id } = { id: 0 }] = stage.server.world.conversations.all();
  await stage
    .as('worker')
    .call(sendMessage, { params: { id }, body: { message_type: 'text', message: GREETING } });
  stage.notifyServerChange();
  const { dialog, send } = await openPrompt(stage);
  await send();
  await dialog.findByText('Failed to start conversation');
  expect(messages(stage).filter((text) => text === GREETING)).toHaveLength(1);
});

it('says that the task was taken in between, and the card follows', async () => {
  const { stage } = await renderStage(WorkerTasksScreen, tasksOne);
  const { dialog, send } = await openPrompt(stage);
  await stage.as('client').call(cancelTask, { params: { id: TASK_ID } });
  await send();
  expect(dialog.getByRole('alert').textContent).toContain('This task is no longer available.');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('heading', { name: 'No tasks yet' });
  expect(messages(stage)).toEqual([]);
});

it('opens over the details, and closing it returns to them', async () => {
  const at = `/worker/tasks?task=${TASK_ID}`;
  const { stage } = await renderStage(WorkerTasksScreen, { scenario: tasksOne, at });
  const details = screen.getByRole('dialog', { name: /^Build a loft bed/ });
  const opener = button('Message Client');
  await press(stage, 'Message Client');
  screen.getByRole('dialog', { name: 'Message Clara' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('dialog')).toBe(details));
  await waitForFocus(() => opener);
  expect(stage.address()).toBe(at);
});

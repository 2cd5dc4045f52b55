import { screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { listConversations } from '#src/contract/messages.ts';
import { getTask, listTasks } from '#src/contract/tasks.ts';
import { fails, once, onPage } from '#mocks/faults/faults.ts';
import { renderStage } from '../render-stage.tsx';
import { press, requestsOf, visit, waitForClose } from '../steps.ts';

const cards = () => screen.getAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);

it('loads the next page on demand, each task once', async () => {
  const { stage } = await renderStage({
    scenario: 'tasks-loaded',
    faults: [once(onPage(2, fails(listTasks, 500)))],
  });
  const first = titles();
  await press(stage, 'Load more tasks');
  await screen.findByText("We couldn't load more tasks");
  expect(titles()).toEqual(first);
  await press(stage, 'Try again');
  expect(cards()).toHaveLength(24);
  expect(new Set(titles()).size).toBe(24);
  await press(stage, 'Load more tasks');
  await screen.findByText('No more tasks to load');
});

it('opens a task at its own address, and Back closes it', async () => {
  const { stage } = await renderStage({ scenario: 'tasks-one' });
  await press(stage, /^View/);
  screen.getByRole('dialog', { name: /^Build a loft bed/ });
  expect(stage.address()).toBe('/worker/tasks?task=12');
  expect(requestsOf(stage, getTask)).toHaveLength(1);
  await visit(stage, -1);
  await waitForClose();
  expect(stage.address()).toBe('/worker/tasks');
});

it('shows the tasks when the conversations cannot be fetched', async () => {
  await renderStage({ scenario: 'tasks-written-to', faults: [fails(listConversations, 500)] });
  expect(cards()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Open conversation/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { listConversations } from '#src/contract/messages.ts';
import { getTask, listTasks } from '#src/contract/tasks.ts';
import { fails, once, onPage } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

const cards = () => screen.getAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
const calls = ({ server }: Stage, { name }: { name: string }) =>
  server.seen.filter(({ call }) => call === name);

it('asks for 12 available tasks by deadline, ascending', async () => {
  const { stage } = await renderStage({ scenario: 'tasks-loaded' });
  expect(cards()).toHaveLength(12);
  const [request] = calls(stage, listTasks);
  // The rest are the defaults of the contract.
  expect(request?.query).toMatchObject({ sort_by: 'deadline', sort_order: 'asc' });
  const days = cards().map((card) => card.querySelector('time')?.dateTime ?? '');
  expect(days).toEqual(days.toSorted());
});

it('loads the next page on demand, each task once', async () => {
  const { stage } = await renderStage({
    scenario: 'tasks-loaded',
    faults: [once(onPage(2, fails(listTasks, 500)))],
  });
  const first = titles();
  await userEvent.click(screen.getByRole('button', { name: 'Load more tasks' }));
  await screen.findByText("We couldn't load more tasks");
  expect(titles()).toEqual(first);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle(stage);
  expect(cards()).toHaveLength(24);
  expect(new Set(titles()).size).toBe(24);
  await userEvent.click(screen.getByRole('button', { name: 'Load more tasks' }));
  await screen.findByText('No more tasks to load');
});

it('reads the filters from the address, and skips empty ones in the call', async () => {
  const { stage } = await renderStage({
    scenario: 'tasks-loaded',
    at: '/worker/tasks?category_id=1&location=Portland&sort_by=payment_offer&sort_order=desc&search=',
  });
  const [request] = calls(stage, listTasks);
  expect(request?.query).toMatchObject({
    category_id: '1',
    location: 'Portland',
    sort_by: 'payment_offer',
    sort_order: 'desc',
  });
  expect(request?.query).not.toHaveProperty('search');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveProperty('value', '1');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty(
    'value',
    'payment_offer desc',
  );
});

it('ignores nonsense in the address', async () => {
  const { stage } = await renderStage({
    scenario: 'tasks-loaded',
    at: '/worker/tasks?category_id=-1&sort_by=luck&sort_order=up&task=twelve',
  });
  expect(calls(stage, listTasks)[0]?.query).not.toHaveProperty('category_id');
  expect(cards()).toHaveLength(12);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens a task at its own address, and Back closes it', async () => {
  const { stage } = await renderStage({ scenario: 'tasks-one' });
  await userEvent.click(screen.getByRole('link', { name: /^View/ }));
  await screen.findByRole('dialog', { name: /^Build a loft bed/ });
  expect(stage.address()).toBe('/worker/tasks?task=12');
  await settle(stage);
  expect(calls(stage, getTask)).toHaveLength(1);
  await stage.visit().router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stage.address()).toBe('/worker/tasks');
});

it('sends a signed-out visitor to sign-in', async () => {
  const { stage } = await renderStage({ scenario: 'tasks-one', as: 'nobody' });
  await waitFor(() => expect(stage.address()).toBe('/auth'));
});

it('shows the tasks when the conversations cannot be fetched', async () => {
  await renderStage({ scenario: 'tasks-written-to', faults: [fails(listConversations, 500)] });
  expect(cards()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Open conversation/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

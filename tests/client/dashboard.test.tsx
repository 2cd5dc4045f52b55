import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import { getTask, listCategories, myTasks } from '#src/contract/tasks.ts';
import { fails, never, once, slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, openDashboard, press, sent, titles } from './client-steps.ts';

describe('the order of the calls', () => {
  it('sends the summary 300 ms after the categories have arrived [client.loading.summary]', async () => {
    const { stage } = await renderStage({
      scenario: 'client-loaded',
      faults: [slow(listCategories, 1_000)],
    });
    await advance(stage, 999);
    expect(sent(stage, listCategories)).toHaveLength(1);
    await advance(stage, 1);
    await advance(stage, 299);
    expect(sent(stage, getClientDashboard)).toHaveLength(0);
    screen.getByText('Loading your stats');
    await advance(stage, 1);
    expect(sent(stage, getClientDashboard)).toHaveLength(1);
    screen.getByRole('button', { name: 'Show all 12 tasks' });
  });

  it('sends the summary 300 ms after the categories have failed', async () => {
    const { stage } = await renderStage({
      scenario: 'client-loaded',
      faults: [fails(listCategories, 500)],
    });
    expect(sent(stage, getClientDashboard)).toHaveLength(0);
    await advance(stage, 300);
    screen.getByRole('button', { name: 'Show all 12 tasks' });
  });

  it('waits for the categories for 3 s at most', async () => {
    const { stage } = await renderStage({
      scenario: 'client-loaded',
      faults: [never(listCategories)],
    });
    await advance(stage, 2_999);
    expect(sent(stage, getClientDashboard)).toHaveLength(0);
    await advance(stage, 1);
    screen.getByRole('button', { name: 'Show all 12 tasks' });
    expect(sent(stage, getClientDashboard)).toHaveLength(1);
  });
});

describe('the fallbacks', () => {
  it('returns to the summary when a retry succeeds', async () => {
    const stage = await openDashboard('client-loaded', {
      faults: [once(fails(getClientDashboard, 500))],
    });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('Total Spending')).toBeNull();
    await press(stage, 'Try again');
    screen.getByText('Total Spending');
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByRole('button', { name: 'Show all 12 tasks' });
  });

  it('replaces the samples when the tasks load after all', async () => {
    const stage = await openDashboard('client-loaded', {
      faults: [fails(getClientDashboard, 500), once(fails(myTasks, 500))],
    });
    expect(screen.getAllByText('Sample')).toHaveLength(2);
    const region = screen.getByRole('region', { name: 'Your Posted Tasks' });
    within(region).getByRole('button', { name: 'Try again' }).click();
    await settle(stage);
    expect(screen.queryByText('Sample')).toBeNull();
    screen.getByRole('heading', { name: 'Build a loft bed with a desk below' });
  });

  it('keeps figures and tasks when a refresh fails', async () => {
    const stage = await openDashboard('client-loaded');
    stage.server.addFault(fails(getClientDashboard, 500));
    stage.notifyServerChange();
    await settle(stage);
    screen.getByText('Failed to fetch client dashboard data');
    screen.getByText('Total Spending');
    expect(sent(stage, myTasks)).toHaveLength(0);
  });
});

describe('all tasks', () => {
  it('loads them on demand, and tells a failure in place', async () => {
    const stage = await openDashboard('client-loaded', { faults: [once(fails(myTasks, 500))] });
    expect(sent(stage, myTasks)).toHaveLength(0);
    await press(stage, 'Show all 12 tasks');
    screen.getByText("We couldn't load all your tasks");
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await press(stage, 'Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByText('All 12 tasks loaded');
  });
});

describe('the address', () => {
  const dialogName = /^Build a loft bed/;

  it('opens the details, and Back and Forward close and open them', async () => {
    const stage = await openDashboard('client-one');
    await press(stage, /^View/);
    screen.getByRole('dialog', { name: dialogName });
    expect(stage.address()).toBe('/client?task=12');
    await stage.visit().router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await stage.visit().router.navigate(1);
    await screen.findByRole('dialog', { name: dialogName });
  });

  it('opens the form to edit a task in place of its details, and closing it returns to the list', async () => {
    const stage = await openDashboard('client-one');
    await press(stage, /^View/);
    await press(stage, 'Edit');
    expect(stage.address()).toBe('/client?edit=12');
    const form = await screen.findByRole('dialog', { name: 'Edit task' });
    within(form).getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stage.address()).toBe('/client');
  });

  it('opens the form to post a task with a title', async () => {
    await openDashboard('client-one', { at: '/client?post=Mount+a+TV' });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(title).toHaveProperty('value', 'Mount a TV');
  });

  it('opens the form of a task that is not in the list', async () => {
    const stage = await openDashboard('client-loaded', { at: '/client?edit=2' });
    const title = await screen.findByRole('dialog');
    await settle(stage);
    expect(sent(stage, getTask)).toHaveLength(1);
    within(title).getByText("You can't edit this task");
    within(title).getByText("This task is done, so you can't edit it.");
  });

  it('says that a task to edit is not found', async () => {
    const stage = await openDashboard('client-one', { at: '/client?edit=404' });
    await settle(stage);
    await screen.findByText("We couldn't find this task");
  });

  it("says that another user's task can't be edited", async () => {
    const { stage } = await renderStage({
      scenario: 'client-one',
      as: 'worker',
      at: '/client?edit=12',
    });
    await settle(stage);
    await screen.findByText('Only the client who posted it can.');
  });

  it('keeps what is typed when the list arrives', async () => {
    const { stage } = await renderStage({ scenario: 'client-one', at: '/client?edit=12' });
    await settle(stage);
    const form = await screen.findByRole('dialog', { name: 'Edit task' });
    await advance(stage, 300);
    expect(screen.getByRole('dialog', { name: 'Edit task' })).toBe(form);
  });

  it.each(['task=twelve', 'edit=-1', 'task=0'])('ignores %s', async (query) => {
    await openDashboard('client-one', { at: `/client?${query}` });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a saved task', () => {
  async function edited(at: string, open: (stage: Stage) => Promise<void>): Promise<Stage> {
    const stage = await openDashboard('client-one', { at });
    await open(stage);
    await screen.findByRole('dialog', { name: 'Edit task' });
    await settle(stage);
    await press(stage, 'Save changes');
    await advance(stage, 1_500);
    return stage;
  }

  it('is shown in its details, which lead back to the list', async () => {
    const stage = await edited('/client', (opened) => press(opened, /^Edit/));
    await screen.findByRole('dialog', { name: /^Build a loft bed/ });
    expect(stage.address()).toBe('/client?task=12');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(stage.address()).toBe('/client'));
  });

  it('is shown in its details after a direct visit, too', async () => {
    const stage = await edited('/client?edit=12', async () => {});
    await screen.findByRole('dialog', { name: /^Build a loft bed/ });
    expect(stage.address()).toBe('/client?task=12');
  });
});

describe('the session', () => {
  it('sends a signed-out visitor to sign-in', async () => {
    const { stage } = await renderStage({ scenario: 'client-one', as: 'nobody' });
    await waitFor(() => expect(stage.address()).toBe('/auth'));
  });

  it('leaves the page when the token is no longer valid', async () => {
    const { stage } = await renderStage({
      scenario: 'client-one',
      faults: [fails(getClientDashboard, 401)],
    });
    await advance(stage, 300);
    await waitFor(() => expect(stage.address()).toBe('/auth'));
    expect(stage.environment.session.current()).toBeNull();
  });
});

it('lists the tasks newest first', async () => {
  await openDashboard('client-loaded');
  expect(titles().slice(0, 2)).toEqual([
    'Build a loft bed with a desk below',
    'Walk the dog on weekdays',
  ]);
});

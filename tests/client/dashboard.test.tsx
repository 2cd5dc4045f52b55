import { screen, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import { getTask, listCategories, myTasks } from '#src/contract/tasks.ts';
import { fails, never, once, slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, press, sent, visit, waitForClose } from '../steps.ts';
import { openDashboard } from './client-steps.ts';
import { clientLoaded, clientOne } from '#mocks/scenarios/client.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

describe('the order of the calls', () => {
  it('sends the summary 300 ms after the categories have arrived [client.loading.summary]', async () => {
    const { stage } = await renderStage(ClientScreen, {
      scenario: clientLoaded,
      faults: [slow(listCategories, 1_000)],
    });
    await advance(stage, 999);
    expect(sent(stage, listCategories)).toBe(1);
    await advance(stage, 1);
    await advance(stage, 299);
    expect(sent(stage, getClientDashboard)).toBe(0);
    screen.getByText('Loading your stats');
    await advance(stage, 1);
    expect(sent(stage, getClientDashboard)).toBe(1);
    screen.getByRole('button', { name: 'Show all 12 tasks' });
  });

  it('waits for the categories for 3 s at most', async () => {
    const { stage } = await renderStage(ClientScreen, {
      scenario: clientLoaded,
      faults: [never(listCategories)],
    });
    await advance(stage, 2_999);
    expect(sent(stage, getClientDashboard)).toBe(0);
    await advance(stage, 1);
    screen.getByRole('button', { name: 'Show all 12 tasks' });
    expect(sent(stage, getClientDashboard)).toBe(1);
  });
});

describe('the fallbacks', () => {
  it('replaces the samples when the tasks load after all', async () => {
    const stage = await openDashboard(clientLoaded, {
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
    const stage = await openDashboard(clientLoaded);
    stage.server.addFault(fails(getClientDashboard, 500));
    stage.notifyServerChange();
    await settle(stage);
    screen.getByText('Failed to fetch client dashboard data');
    screen.getByText('Total Spending');
    expect(sent(stage, myTasks)).toBe(0);
  });
});

describe('the address', () => {
  const dialogName = /^Build a loft bed/;

  it('opens the details, and Back and Forward close and open them', async () => {
    const stage = await openDashboard(clientOne);
    await press(stage, /^View/);
    screen.getByRole('dialog', { name: dialogName });
    expect(stage.address()).toBe('/client?task=12');
    await visit(stage, -1);
    await waitForClose();
    await visit(stage, 1);
    await screen.findByRole('dialog', { name: dialogName });
  });

  it('opens the form to edit a task in place of its details, and closing it returns to the list', async () => {
    const stage = await openDashboard(clientOne);
    await press(stage, /^View/);
    await press(stage, 'Edit');
    expect(stage.address()).toBe('/client?edit=12');
    const form = await screen.findByRole('dialog', { name: 'Edit task' });
    within(form).getByRole('button', { name: 'Close' }).click();
    await waitForClose();
    expect(stage.address()).toBe('/client');
  });

  it.each([
    ['2', 'client', "This task is done, so you can't edit it."],
    ['404', 'client', "We couldn't find this task"],
    ['12', 'worker', 'Only the client who posted it can.'],
  ] as const)(
    'says why task %s, which is not in the list of the %s, has no form',
    async (id, as, text) => {
      const { stage } = await renderStage(ClientScreen, {
        scenario: clientLoaded,
        as,
        at: `/client?edit=${id}`,
      });
      await advance(stage, 300);
      within(await screen.findByRole('dialog')).getByText(text);
      expect(sent(stage, getTask)).toBe(1);
    },
  );

  it('keeps what is typed when the list arrives', async () => {
    const { stage } = await renderStage(ClientScreen, {
      scenario: clientOne,
      at: '/client?edit=12',
    });
    await settle(stage);
    const form = await screen.findByRole('dialog', { name: 'Edit task' });
    await advance(stage, 300);
    expect(screen.getByRole('dialog', { name: 'Edit task' })).toBe(form);
  });
});

import { screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { getClientDashboard, getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { listPendingReviews } from '#src/contract/reviews.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { letAnswersAge } from './let-answers-age.ts';
import { renderStage } from './render-stage.tsx';
import { advance, visit } from './steps.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { demo } from '#mocks/scenarios/demo.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';

const waiting = () => within(screen.getByRole('list', { name: 'Waiting for you' }));

it('keeps its counts when a refetch fails', async () => {
  const { stage } = await renderStage(DashboardScreen, dashboardLoaded);
  stage.server.addFault(fails(getDashboard, 500));
  await visit(stage, '/offers');
  letAnswersAge();
  await visit(stage, '/dashboard');
  screen.getByText('Failed to fetch dashboard data');
  const terms = within(screen.getByRole('region', { name: 'Your stats' })).getAllByRole('term');
  expect(terms.map((term) => `${term.nextSibling?.textContent} ${term.textContent}`)).toEqual([
    '4 tasks posted',
    '3 job offers',
  ]);
});

it('tells what waits on both sides of an account', async () => {
  await renderStage(DashboardScreen, { scenario: demo, as: 'client', at: '/dashboard' });
  waiting().getByText('1 of your tasks is overdue');
  waiting().getByText('2 offers need your answer');
});

it('says what it knows of what waits when a call hangs', async () => {
  const { stage } = await renderStage(DashboardScreen, {
    scenario: dashboardLoaded,
    faults: [never(getWorkerDashboard)],
  });
  expect(screen.queryByRole('list', { name: 'Waiting for you' })).toBeNull();
  await advance(stage, SLOW_MS);
  waiting().getByText(/^\d+ unread messages?$/);
});

it('says nothing of what waits when it knows nothing', async () => {
  await renderStage(DashboardScreen, {
    scenario: dashboardLoaded,
    as: 'sparse',
    faults: [getWorkerDashboard, getClientDashboard, listPendingReviews].map((call) =>
      fails(call, 500),
    ),
  });
  expect(screen.queryByText("Loading what's waiting for you")).toBeNull();
  expect(screen.queryByText('Nothing right now.')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
});

import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { getClientDashboard, getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { listPendingReviews } from '#src/contract/reviews.ts';
import { UPCOMING_DELAY_MS } from '#src/domain/upcoming-offers.ts';
import { slow } from '#mocks/faults/faults.ts';
import { renderStage } from './render-stage.tsx';
import { advance } from './steps.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { workerInProgress } from '#mocks/scenarios/worker.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { WorkerScreen } from '#src/screens/worker/WorkerScreen.tsx';

/** Where a part of a page is, and how tall. */
function boxOf(name: string) {
  const { top, height } = screen.getByRole('region', { name }).getBoundingClientRect();
  return { top, height };
}

it.each(['worker', 'client'] as const)(
  'moves nothing when the counts and what waits for a %s arrive, call by call',
  async (as) => {
    const { stage } = await renderStage(DashboardScreen, {
      scenario: dashboardLoaded,
      as,
      faults: [
        slow(getDashboard, 500),
        slow(getWorkerDashboard, 1_000),
        slow(listPendingReviews, 2_000),
        slow(getClientDashboard, 3_000),
      ],
    });
    const heights = () => ['Your stats', 'Waiting for you'].map((name) => boxOf(name).height);
    const before = heights();
    for (let second = 0; second < 3; second += 1) {
      screen.getByText("Loading what's waiting for you");
      await advance(stage, 1_000);
      expect(heights()).toEqual(before);
    }
    expect(screen.queryByText(/^Loading/)).toBeNull();
  },
);

it('moves nothing when the figures and the offers of a worker arrive', async () => {
  const { stage } = await renderStage(WorkerScreen, {
    scenario: workerInProgress,
    faults: [slow(getWorkerDashboard, 1_000)],
  });
  const boxes = () => [
    boxOf('Upcoming offers').top,
    ...['Your stats', 'Quick Actions', 'Quick Stats'].map(boxOf),
  ];
  const before = boxes();
  await advance(stage, 1_000);
  expect(boxes()).toEqual(before);
  await advance(stage, UPCOMING_DELAY_MS);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(boxes()).toEqual(before);
});

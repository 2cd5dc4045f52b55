import type { Canvas } from 'storybook/internal/csf';
import { waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getClientDashboard, getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { listPendingReviews } from '#src/contract/reviews.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { fails, never, once, slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import { letAnswersAge } from './let-answers-age.ts';
import { renderStage } from './render-stage.tsx';

/** The counts of the two groups of shortcuts. */
function counts(canvas: Canvas): string[] {
  return within(canvas.getByRole('region', { name: 'Your stats' }))
    .getAllByRole('term')
    .map((term) => `${term.nextSibling?.textContent} ${term.textContent}`);
}

describe('the dashboard', () => {
  it('keeps its counts when a refetch fails', async () => {
    const { stage, canvas } = await renderStage('dashboard-loaded');
    canvas.getByText('tasks posted');
    stage.server.addFault(fails(getDashboard, 500));
    await stage.visit().router.navigate('/offers');
    await settle(stage);
    letAnswersAge();
    await stage.visit().router.navigate('/dashboard');
    await settle(stage);
    await canvas.findByText('Failed to fetch dashboard data');
    expect(counts(canvas)).toEqual(['4 tasks posted', '3 job offers']);
  });

  it('shows the activity below the profile, no taller than its one line', async () => {
    const { canvas } = await renderStage('dashboard-loaded');
    const [profile, activity] = ['Clara Novak', 'Recent Activity'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    );
    expect(activity?.top).toBe((profile?.bottom ?? 0) + 24);
    expect(activity?.height).toBeLessThan((profile?.height ?? 0) / 2);
    expect(activity?.width).toBe(profile?.width);
    expect(activity?.left).toBe(profile?.left);
  });

  it('keeps its size when the counts arrive', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'dashboard-loaded',
      faults: [slow(getDashboard, 1_000)],
    });
    const region = canvas.getByRole('region', { name: 'Your stats' });
    canvas.getByText('Loading your stats');
    const { height } = region.getBoundingClientRect();
    stage.clock.advance(1_000);
    await waitFor(() => expect(canvas.queryByText('Loading your stats')).toBeNull());
    expect(region.getBoundingClientRect().height).toBe(height);
  });

  it.each(['worker', 'client'] as const)(
    'keeps its size when what waits for a %s arrives, call by call',
    async (as) => {
      const { stage, canvas } = await renderStage({
        scenario: 'dashboard-loaded',
        as,
        faults: [
          slow(getWorkerDashboard, 1_000),
          slow(listPendingReviews, 2_000),
          slow(getClientDashboard, 3_000),
        ],
      });
      const region = canvas.getByRole('region', { name: 'Waiting for you' });
      const { height } = region.getBoundingClientRect();
      for (let second = 0; second < 3; second += 1) {
        canvas.getByText("Loading what's waiting for you");
        stage.clock.advance(1_000);
        await settle(stage);
        expect(region.getBoundingClientRect().height).toBe(height);
      }
      expect(canvas.queryByText("Loading what's waiting for you")).toBeNull();
    },
  );

  it('tells what waits on both sides of an account', async () => {
    const { canvas } = await renderStage({ scenario: 'demo', as: 'client', at: '/dashboard' });
    const list = canvas.getByRole('list', { name: 'Waiting for you' });
    within(list).getByText('1 of your tasks is overdue');
    within(list).getByText('2 offers need your answer');
  });

  it('says what it knows of what waits when a call hangs', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'dashboard-loaded',
      faults: [never(getWorkerDashboard)],
    });
    expect(canvas.queryByRole('list', { name: 'Waiting for you' })).toBeNull();
    stage.clock.advance(SLOW_MS);
    const list = await canvas.findByRole('list', { name: 'Waiting for you' });
    within(list).getByText(/^\d+ unread messages?$/);
  });

  it('says nothing of what waits when it knows nothing', async () => {
    const { canvas } = await renderStage({
      scenario: 'dashboard-loaded',
      as: 'sparse',
      faults: [getWorkerDashboard, getClientDashboard, listPendingReviews].map((call) =>
        fails(call, 500),
      ),
    });
    await waitFor(() => expect(canvas.queryByText("Loading what's waiting for you")).toBeNull());
    expect(canvas.queryByText('Nothing right now.')).toBeNull();
    expect(canvas.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
  });

  it('keeps the error while it is retried, and the focus afterwards', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'dashboard-loaded',
      faults: [once(fails(getDashboard, 500))],
    });
    stage.server.addFault(slow(getDashboard, 1_000));
    const retry = canvas.getByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    await settle(stage);
    canvas.getByText('Failed to fetch dashboard data');
    expect(document.activeElement).toBe(retry);
    stage.clock.advance(1_000);
    await canvas.findByText('tasks posted');
    const region = canvas.getByRole('region', { name: 'Your stats' });
    await waitFor(() => expect(document.activeElement).toBe(region));
  });
});

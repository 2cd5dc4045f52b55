import { beforeEach, describe, expect, it } from 'vitest';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import { CLIENT, OTHER, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';
import { clientDashboard, workerDashboard } from './dashboards.ts';
import type { OfferRow } from './tables.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

const offer = (given: Partial<OfferRow>) => small.offer({ task_id: small.task().id, ...given });
const ofWorker = () => workerDashboard(small.world, WORKER);
const ofClient = () => clientDashboard(small.world, CLIENT);

it('counts the rows in each status', () => {
  for (const status of TASK_STATUSES) small.task({ status, payment_offer: 30 });
  for (const status of OFFER_STATUSES) {
    const accepted_at = /pending|declined/.test(status) ? null : small.world.now();
    small.offer({ task_id: 1, status, accepted_at, payment_amount: 20, deadline_date: null });
  }
  small.offer({ task_id: 1, worker_id: OTHER, status: 'pending' });
  const open = { accepted_offers: 1, in_progress_offers: 1 };
  expect(ofWorker()).toMatchObject({
    summary: {
      total_offers: OFFER_STATUSES.length,
      pending_offers: 1,
      ...open,
      completed_offers: 2,
      paid_offers: 1,
      total_earnings: 40,
    },
    quick_stats: { success_rate: 40, average_payment: 20 },
  });
  expect(ofWorker().recent_tasks.map(({ id }) => id)).toEqual([1, 1]);
  expect(ofClient()).toMatchObject({
    summary: {
      total_tasks: TASK_STATUSES.length,
      active_tasks: 3,
      completed_tasks: 1,
      cancelled_tasks: 1,
      total_offers_received: OFFER_STATUSES.length + 1,
      pending_offers: 2,
      ...open,
      total_spending: 40,
    },
    quick_stats: {
      task_completion_rate: Math.round(100 / TASK_STATUSES.length),
      average_task_value: 30,
    },
  });
});

it('rounds sums and averages to cents', () => {
  for (const payment_offer of [10, 10.1, 10.1]) small.task({ payment_offer });
  const amounts = [0.1, 0.2];
  for (const [index, payment_amount] of amounts.entries()) {
    small.offer({ task_id: index + 1, status: 'completed', payment_amount });
  }
  small.offer({ task_id: 3, status: 'paid', payment_amount: 0.1 });
  expect(ofWorker()).toMatchObject({
    summary: { total_earnings: 0.4 },
    quick_stats: { average_payment: 0.13 },
  });
  expect(ofClient()).toMatchObject({
    summary: { total_spending: 0.4 },
    quick_stats: { average_task_value: 10.07, offers_per_task: 1 },
  });
});

describe('this month', () => {
  it.each([
    ['2026-03-01T00:00:00Z', 30],
    ['2026-02-28T23:59:59.999Z', 0],
    ['2026-02-28T23:30:00-01:00', 30],
    ['2026-03-01T00:30:00+01:00', 0],
    ['2025-03-14T10:00:00Z', 0],
  ])('has of $30 earned at %s: $%i', (completed_at, amount) => {
    offer({ status: 'completed', completed_at, payment_amount: 30 });
    expect(ofWorker().summary.this_month_earnings).toBe(amount);
    expect(ofClient().summary.this_month_spending).toBe(amount);
  });
});

describe('deadlines', () => {
  it.each([
    ['2026-03-13', 0, 1],
    ['2026-03-14', 1, 0],
    ['2026-03-21', 1, 0],
    ['2026-03-22', 0, 0],
    [null, 0, 0],
  ])('of %s: %i upcoming, %i overdue', (deadline_date, upcoming_deadlines, overdue_tasks) => {
    offer({ status: 'accepted', deadline_date });
    offer({ status: 'completed', deadline_date });
    expect(ofWorker().summary).toMatchObject({ upcoming_deadlines, overdue_tasks });
  });

  it.each([
    ['2026-03-13', 1],
    ['2026-03-14', 0],
    [null, 0],
  ] as const)('of tasks, on %s, need attention: %i', (deadline, tasks_needing_attention) => {
    small.task({ deadline });
    small.task({ deadline, status: 'inactive' });
    expect(ofClient().summary).toMatchObject({ tasks_needing_attention, active_tasks: 1 });
  });
});

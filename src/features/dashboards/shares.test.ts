import { describe, expect, it } from 'vitest';
import { isChartable, offerShares, spendingShares, taskShares } from './shares.ts';

const worker = {
  total_offers: 12,
  completed_offers: 5,
  accepted_offers: 2,
  in_progress_offers: 1,
  paid_offers: 3,
  pending_offers: 1,
  total_earnings: 410.3,
  this_month_earnings: 130.1,
  upcoming_deadlines: 1,
  overdue_tasks: 0,
  unread_messages_count: 0,
};

const client = {
  unread_messages_count: 0,
  total_tasks: 9,
  active_tasks: 3,
  completed_tasks: 4,
  cancelled_tasks: 1,
  total_offers_received: 9,
  pending_offers: 1,
  accepted_offers: 1,
  in_progress_offers: 1,
  total_spending: 410.3,
  this_month_spending: 130.1,
  tasks_needing_attention: 0,
};

const values = (parts: readonly { label: string; value: number }[]) =>
  Object.fromEntries(parts.map(({ label, value }) => [label, value]));

const sum = (parts: readonly { value: number }[]) =>
  parts.reduce((total, { value }) => total + value, 0);

describe('the parts', () => {
  it('of spending are this month and the rest, to the cent', () => {
    expect(values(spendingShares(client))).toEqual({ 'This month': 130.1, Earlier: 280.2 });
  });

  it('make a chart if there are at least two', () => {
    expect(isChartable(spendingShares(client))).toBe(true);
    expect(isChartable(spendingShares({ ...client, this_month_spending: 0 }))).toBe(false);
    expect(isChartable(spendingShares({ ...client, total_spending: 130.1 }))).toBe(false);
  });

  it('of offers count paid ones as completed, and add up', () => {
    expect(values(offerShares(worker))).toMatchObject({
      'Completed or paid': 5,
      'Declined or canceled': 3,
    });
    expect(sum(offerShares(worker))).toBe(worker.total_offers);
  });

  it('of tasks add up', () => {
    expect(values(taskShares(client))).toMatchObject({ Inactive: 1 });
    expect(sum(taskShares(client))).toBe(client.total_tasks);
  });

  it('are never negative, even if the figures contradict each other', () => {
    expect(values(spendingShares({ ...client, total_spending: 100 }))).toMatchObject({
      Earlier: 0,
    });
    expect(values(taskShares({ ...client, total_tasks: 2 }))).toMatchObject({ Inactive: 0 });
  });
});

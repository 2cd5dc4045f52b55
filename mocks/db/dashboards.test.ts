import { beforeEach, describe, expect, it } from 'vitest';
import type { OfferStatus } from '#src/domain/offer.ts';
import type { TaskStatus } from '#src/domain/task.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { userFixture } from '../fixtures/users.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { clientDashboard, dashboard, unreadMessages, workerDashboard } from './dashboards.ts';
import type { OfferRow, TaskRow } from './tables.ts';
import { World } from './world.ts';

const [CLIENT, WORKER, OTHER] = [1, 2, 3];

let world: World;
beforeEach(() => newWorld('2026-03-14T10:00:00Z'));

function newWorld(now: string): void {
  world = new World(createSteppedClock(Date.parse(now)));
  for (const id of [CLIENT, WORKER, OTHER]) world.users.insert(userFixture(world, { id }));
}

function task(status: TaskStatus, given: Partial<TaskRow> = {}): TaskRow {
  const id = world.tasks.nextId;
  const row = { id, client_id: CLIENT, status, deadline: null, payment_offer: 10, ...given };
  return world.tasks.insert(taskFixture(world, row));
}

/** An offer to the worker, on a new task by default. */
function offer(status: OfferStatus, given: Partial<OfferRow> = {}): OfferRow {
  const task_id = given.task_id ?? task('available').id;
  const id = world.offers.nextId;
  return world.offers.insert(
    offerFixture(world, { id, worker_id: WORKER, status, ...given, task_id }),
  );
}

function message(recipient_id: number, read_at: string | null): void {
  const id = world.messages.nextId;
  world.messages.insert({
    id,
    conversation_id: 1,
    sender_id: recipient_id === CLIENT ? WORKER : CLIENT,
    recipient_id,
    message: 'Hi',
    message_type: 'text',
    offer_id: null,
    created_at: world.now(),
    read_at,
  });
}

/** A task in each status, offers in each status, and one task where the client is the worker. */
function mixedWorld(): void {
  const lively = task('available', { payment_offer: 40 }).id;
  offer('pending', { task_id: lively });
  offer('pending', { task_id: lively, worker_id: OTHER });
  offer('accepted', { task_id: task('booked', { payment_offer: 50.1 }).id });
  offer('in_progress', { task_id: task('in_progress', { payment_offer: 60 }).id });
  const completed = { completed_at: '2026-03-02T08:00:00Z' };
  offer('completed', { task_id: task('completed', { payment_offer: 70.05 }).id, ...completed });
  const paid = { completed_at: '2026-02-20T08:00:00Z' };
  offer('paid', { task_id: task('completed', { payment_offer: 80.2 }).id, ...paid });
  offer('cancelled', { task_id: task('cancelled').id });
  offer('declined', { task_id: task('inactive', { payment_offer: 20 }).id });
  const elsewhere = task('completed', { client_id: OTHER, payment_offer: 100 }).id;
  offer('completed', { task_id: elsewhere, worker_id: CLIENT });
  message(CLIENT, null);
  message(WORKER, null);
  message(WORKER, null);
  message(WORKER, world.now());
}

it('counts the general stats', () => {
  mixedWorld();
  const figures = (viewer: number) => dashboard(world, viewer);
  expect(figures(CLIENT)).toEqual({
    summary: { total_tasks: 7, total_offers: 9, unread_messages_count: 1 },
    quick_stats: {},
    recent_tasks: [],
  });
  expect(figures(WORKER).summary).toEqual({
    total_tasks: 0,
    total_offers: 7,
    unread_messages_count: 2,
  });
});

it('counts the stats of the worker', () => {
  mixedWorld();
  const { summary, quick_stats, recent_tasks } = workerDashboard(world, WORKER);
  expect(summary).toEqual({
    total_offers: 7,
    completed_offers: 2,
    accepted_offers: 1,
    in_progress_offers: 1,
    paid_offers: 1,
    pending_offers: 1,
    total_earnings: 150.25,
    this_month_earnings: 70.05,
    upcoming_deadlines: 0,
    overdue_tasks: 0,
    unread_messages_count: 2,
  });
  expect(quick_stats).toEqual({ success_rate: 50, average_payment: 75.13, response_time: null });
  expect(recent_tasks.map(({ id, status }) => [id, status])).toEqual([
    [2, 'booked'],
    [3, 'in_progress'],
  ]);
});

it('counts the stats of the client', () => {
  mixedWorld();
  const { summary, quick_stats, recent_tasks } = clientDashboard(world, CLIENT);
  expect(summary).toEqual({
    unread_messages_count: 1,
    total_tasks: 7,
    active_tasks: 3,
    completed_tasks: 2,
    cancelled_tasks: 1,
    total_offers_received: 8,
    pending_offers: 2,
    accepted_offers: 1,
    in_progress_offers: 1,
    total_spending: 150.25,
    this_month_spending: 70.05,
    tasks_needing_attention: 0,
  });
  expect(quick_stats).toEqual({
    task_completion_rate: 29,
    average_task_value: 47.19,
    offers_per_task: 1.14,
  });
  expect(recent_tasks).toHaveLength(7);
});

it.each([
  ['general', dashboard],
  ['worker', workerDashboard],
  ['client', clientDashboard],
] as const)('has only zeros for a new user: %s', (_, figures) => {
  const { summary, quick_stats, recent_tasks } = figures(world, OTHER);
  const values = Object.values({ ...summary, ...quick_stats, response_time: 0 });
  expect(new Set(values)).toEqual(new Set([0]));
  expect(recent_tasks).toEqual([]);
});

it('adds cents without rounding errors', () => {
  offer('completed', { payment_amount: 0.1 });
  offer('completed', { payment_amount: 0.2 });
  expect(workerDashboard(world, WORKER).summary.total_earnings).toBe(0.3);
});

it('counts an offer that was accepted and then cancelled as a failure', () => {
  offer('completed');
  offer('cancelled', { accepted_at: world.now() });
  expect(workerDashboard(world, WORKER).quick_stats.success_rate).toBe(50);
});

describe('this month', () => {
  it.each([
    ['2026-03-14T10:00:00Z', '2026-03-01T00:00:00Z', true],
    ['2026-03-14T10:00:00Z', '2026-02-28T23:59:59.999Z', false],
    ['2026-03-14T10:00:00Z', '2026-02-28T23:30:00-01:00', true],
    ['2026-03-14T10:00:00Z', '2026-03-01T00:30:00+01:00', false],
    ['2026-03-14T10:00:00Z', '2025-03-14T10:00:00Z', false],
    ['2026-03-31T23:59:59Z', '2026-03-31T12:00:00Z', true],
    ['2026-04-01T00:00:00Z', '2026-03-31T23:59:59Z', false],
  ])('at %s includes work completed at %s: %j', (now, completed_at, counts) => {
    newWorld(now);
    offer('completed', { completed_at, payment_amount: 30 });
    const amount = counts ? 30 : 0;
    expect(workerDashboard(world, WORKER).summary.this_month_earnings).toBe(amount);
    expect(clientDashboard(world, CLIENT).summary.this_month_spending).toBe(amount);
    expect(workerDashboard(world, WORKER).summary.total_earnings).toBe(30);
  });
});

describe('deadlines', () => {
  it.each([
    ['2026-03-01', 0, 1],
    ['2026-03-13', 0, 1],
    ['2026-03-14', 1, 0],
    ['2026-03-21', 1, 0],
    ['2026-03-22', 0, 0],
    [null, 0, 0],
  ])('of %s: %i upcoming, %i overdue', (day, upcoming, overdue) => {
    offer('accepted', { deadline_date: day });
    offer('in_progress', { deadline_date: day });
    for (const status of ['pending', 'declined', 'completed', 'paid', 'cancelled'] as const) {
      offer(status, { deadline_date: day });
    }
    const { summary } = workerDashboard(world, WORKER);
    expect(summary.upcoming_deadlines).toBe(2 * upcoming);
    expect(summary.overdue_tasks).toBe(2 * overdue);
  });

  it.each([
    ['available', '2026-03-13', 1],
    ['booked', '2026-03-13', 1],
    ['in_progress', '2026-03-13', 1],
    ['available', '2026-03-14', 0],
    ['available', null, 0],
    ['completed', '2026-03-13', 0],
    ['cancelled', '2026-03-13', 0],
    ['inactive', '2026-03-13', 0],
  ] as const)('a task %s, due %s, needs attention: %i', (status, deadline, count) => {
    task(status, { deadline });
    expect(clientDashboard(world, CLIENT).summary.tasks_needing_attention).toBe(count);
  });
});

it('lists the ten newest tasks, with ties by the higher id', () => {
  for (let day = 1; day <= 11; day += 1) {
    const created_at = `2026-02-${String(day === 5 ? 4 : day).padStart(2, '0')}T00:00:00Z`;
    task('available', { created_at });
  }
  const ids = clientDashboard(world, CLIENT).recent_tasks.map(({ id }) => id);
  expect(ids).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

it('counts unread messages of their recipient', () => {
  message(WORKER, null);
  message(WORKER, world.now());
  expect([WORKER, CLIENT].map((viewer) => unreadMessages(world, viewer))).toEqual([1, 0]);
});

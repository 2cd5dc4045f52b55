import { describe, expect, it } from 'vitest';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { listConversations } from '#src/contract/messages.ts';
import { listOffers } from '#src/contract/offers.ts';
import { getTask, myTasks } from '#src/contract/tasks.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { Task } from '#src/domain/task.ts';
import { applyPatch, type Patch } from '#src/lib/patch.ts';
import { callKey, createQueryClient } from '#src/lib/query.ts';
import { offerPatch } from '../offers/offer-patches.ts';
import { createdTaskPatch, deletedTaskPatch, predictTask, taskPatch } from './task-patches.ts';

const at = (hour: number) => `2026-03-14T${String(hour).padStart(2, '0')}:00:00.000Z`;

const task = (id: number, given: Partial<Task> = {}, hour = 10) =>
  ({
    id,
    title: 'Mow the lawn',
    payment_offer: 40,
    status: 'available',
    updated_at: at(hour),
    ...given,
  }) as Task;

const offer = (id: number, taskId: number, status: Offer['status']) =>
  ({ id, status, updated_at: at(9), task: { id: taskId, title: 'Mow the lawn' } }) as Offer;

/** Applies a patch to one cached answer, and returns it. */
function patched<Answer, Change>(
  call: AnyEndpoint,
  answer: Answer,
  patch: Patch<Change>,
  change: Change,
): Answer {
  const queries = createQueryClient();
  const key = [...callKey(call), 'x'];
  queries.setQueryData(key, answer);
  applyPatch(queries, patch, change);
  return queries.getQueryData(key) as Answer;
}

const mine = (...tasks: Task[]) => ({
  tasks,
  pagination: { total: tasks.length, has_more: false },
});

describe('an edited task', () => {
  it('is replaced in lists, and no other one changes its identity', () => {
    const answer = mine(task(1), task(2));
    const after = patched(myTasks, answer, taskPatch, { task: task(2, { title: 'Rake' }, 11) });
    expect(after.tasks[1]?.title).toBe('Rake');
    expect(after.tasks[0]).toBe(answer.tasks[0]);
  });

  it('never replaces a newer copy', () => {
    const answer = { task: task(1, { title: 'Rake' }, 12) };
    expect(patched(getTask, answer, taskPatch, { task: task(1, {}, 11) })).toBe(answer);
  });

  it('gives its title to offers and conversations about it', () => {
    const edited = { task: task(1, { title: 'Rake', payment_offer: 55 }, 11) };
    const offers = { offers: [offer(5, 1, 'pending'), offer(6, 2, 'pending')] };
    expect(
      patched(listOffers, offers, taskPatch, edited).offers.map((each) => each.task.title),
    ).toEqual(['Rake', 'Mow the lawn']);
    const conversations = { conversations: [{ task_id: 1, task: { title: 'Mow the lawn' } }] };
    expect(patched(listConversations, conversations, taskPatch, edited)).toMatchObject({
      conversations: [{ task: { title: 'Rake', budget: 55 } }],
    });
  });
});

describe('a canceled task', () => {
  const canceled = { task: task(1, { status: 'cancelled' }, 11) };

  it('cancels its open offers, and no others', () => {
    const offers = {
      offers: [
        offer(5, 1, 'pending'),
        offer(6, 1, 'accepted'),
        offer(7, 1, 'declined'),
        offer(8, 2, 'pending'),
      ],
    };
    const after = patched(listOffers, offers, taskPatch, canceled).offers;
    expect(after.map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
      'declined',
      'pending',
    ]);
    expect(after[0]?.cancelled_at).toBe(at(11));
  });

  it('shows in its conversations', () => {
    const answer = {
      conversations: [
        { task_id: 1, offer_status: 'pending' },
        { task_id: 1, offer_status: null },
        { task_id: 2, offer_status: 'pending' },
      ],
    };
    expect(
      patched(listConversations, answer, taskPatch, canceled).conversations.map(
        (each) => each.offer_status,
      ),
    ).toEqual(['cancelled', null, 'pending']);
  });
});

describe('a predicted task', () => {
  /** A cache with one answer, and how to read it. */
  function cacheWith<Answer>(call: AnyEndpoint, answer: Answer) {
    const queries = createQueryClient();
    const key = [...callKey(call), 'x'];
    queries.setQueryData(key, answer);
    return { queries, read: () => queries.getQueryData(key) as Answer };
  }
  const accepted = offer(5, 1, 'accepted');
  const booked = task(1, { status: 'booked', accepted_offer: accepted });

  it('is restored by the rollback', () => {
    const { queries, read } = cacheWith(getTask, { task: booked });
    const rollBack = predictTask(queries, booked, { status: 'cancelled', accepted_offer: null });
    expect(read().task).toMatchObject({ status: 'cancelled', accepted_offer: null });
    rollBack();
    expect(read().task).toEqual(booked);
  });

  it('keeps what another mutation has changed in the meantime', () => {
    const { queries, read } = cacheWith(getTask, { task: booked });
    const rollBack = predictTask(queries, booked, { title: 'Rake' });
    const canceled = { ...accepted, status: 'cancelled', updated_at: at(10) } as Offer;
    applyPatch(queries, offerPatch, { offer: canceled });
    rollBack();
    expect(read().task).toMatchObject({
      title: 'Mow the lawn',
      status: 'available',
      accepted_offer: null,
    });
  });

  it('never changes a newer copy', () => {
    const newer = { task: task(1, { status: 'cancelled' }, 12) };
    const { queries, read } = cacheWith(getTask, newer);
    const rollBack = predictTask(queries, booked, { status: 'cancelled' });
    expect(read()).toBe(newer);
    rollBack();
    expect(read()).toBe(newer);
  });

  it('leaves its offers alone', () => {
    const offers = { offers: [offer(5, 1, 'pending')] };
    const { queries, read } = cacheWith(listOffers, offers);
    predictTask(queries, booked, { status: 'cancelled' });
    expect(read()).toBe(offers);
  });
});

it.each([
  ['canceled', taskPatch, { task: task(1, { status: 'cancelled' }, 11) }],
  ['deleted', deletedTaskPatch, { id: 1, at: at(11) }],
] as const)('never makes the offers of a %s task newer than an answer', (_, patch, change) => {
  const offers = { offers: [offer(5, 1, 'pending')] };
  const after = patched(listOffers, offers, patch as Patch<unknown>, change);
  expect(after.offers[0]).toMatchObject({ status: 'cancelled', updated_at: at(9) });
});

describe('a deleted task', () => {
  const deleted = { id: 1, at: at(11) };

  it('leaves lists, and their total follows', () => {
    const after = patched(myTasks, mine(task(1), task(2)), deletedTaskPatch, deleted);
    expect(after.tasks.map(({ id }) => id)).toEqual([2]);
    expect(after.pagination.total).toBe(1);
  });

  it('stays in its own answer, which only a fetch can replace', () => {
    const answer = { task: task(1) };
    expect(patched(getTask, answer, deletedTaskPatch, deleted)).toBe(answer);
  });

  it('cancels its open offers', () => {
    const offers = { offers: [offer(5, 1, 'pending')] };
    expect(patched(listOffers, offers, deletedTaskPatch, deleted).offers[0]).toMatchObject({
      status: 'cancelled',
      cancelled_at: at(11),
    });
  });
});

it('puts a new task in front of the latest ones, once', () => {
  const answer = { dashboard: { recent_tasks: [task(1)] } };
  const created = { task: task(2) };
  const after = patched(getClientDashboard, answer, createdTaskPatch, created);
  expect(after.dashboard.recent_tasks.map(({ id }) => id)).toEqual([2, 1]);
  expect(patched(getClientDashboard, after, createdTaskPatch, created)).toBe(after);
});

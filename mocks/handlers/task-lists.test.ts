import { beforeEach, describe, expect, it } from 'vitest';
import { listTasks, myAssignedTasks, myTasks, TASKS_PER_PAGE } from '#src/contract/tasks.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { CLIENT, OTHER, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';

type Query = Record<string, string | number>;

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

describe('the available tasks', () => {
  beforeEach(() => {
    const add = (id: number, given: Parameters<typeof small.task>[0]) =>
      small.task({ id, created_at: `2026-03-0${id}T10:00:00Z`, ...given });
    const [oak, elm] = [{ description: 'Oak' }, { location: '1 Elm Street' }];
    add(1, { ...oak, ...elm, task_category_id: 3, payment_offer: 80, deadline: '2026-03-20' });
    add(2, { ...elm, title: 'An OAK', task_category_id: 1, payment_offer: 50, deadline: null });
    add(3, { location: null, task_category_id: 1, payment_offer: 80, deadline: '2026-03-14' });
    add(4, { deadline: '2026-03-13' });
    add(5, { client_id: WORKER });
    add(6, { status: 'booked', deadline: '2026-03-20' });
    add(7, { deleted_at: '2026-03-10T10:00:00Z' });
    const place = { location: 'Oak Lane', client_id: OTHER, task_category_id: 2 };
    add(8, { ...place, payment_offer: 60.5, deadline: '2026-03-20' });
  });

  it.each([
    ['without own, overdue, taken and deleted ones', {}, [3, 1, 8, 2]],
    ['by deadline, descending', { sort_order: 'desc' }, [8, 1, 3, 2]],
    ['by price', { sort_by: 'payment_offer' }, [2, 8, 1, 3]],
    ['by price, descending', { sort_by: 'payment_offer', sort_order: 'desc' }, [3, 1, 8, 2]],
    ['by age', { sort_by: 'created_at' }, [1, 2, 3, 8]],
    ['by age, descending', { sort_by: 'created_at', sort_order: 'desc' }, [8, 3, 2, 1]],
    ['of a category', { category_id: 1 }, [3, 2]],
    ['of an unknown category', { category_id: 77 }, []],
    ['in a place', { location: 'elm street' }, [1, 2]],
    ['by a word of title or description', { search: 'oak' }, [1, 2]],
    ['by word, place and category', { search: 'oak', location: 'elm', category_id: 3 }, [1]],
    ['with empty filters', { search: '', location: '', category_id: '', status: '' }, [3, 1, 8, 2]],
    ['in another status', { status: 'booked' }, [6]],
  ])('%s: %j gives %j', async (_, query: Query, ids) => {
    const { tasks, pagination } = await small.ok(WORKER, listTasks, { query });
    expect(tasks.map(({ id }) => id)).toEqual(ids);
    expect(pagination).toEqual({ total: ids.length, has_more: false });
  });

  it('include a task until the end of its deadline day', async () => {
    const ids = async () => (await small.ok(WORKER, listTasks)).tasks.map(({ id }) => id);
    small.clock.advance(14 * 3_600_000 - 1);
    expect(await ids()).toContain(3);
    small.clock.advance(1);
    expect(await ids()).not.toContain(3);
  });
});

it.each([
  [{}, 14, 14, 14],
  [{ status: 'completed' }, 7, 14, 7],
  [{ page: 2 }, 14 - TASKS_PER_PAGE, 2, 14],
])("the viewer's own tasks with the query %j are %i, from id %i, of %i", async (...row) => {
  const [query, count, first, total] = row;
  for (let id = 1; id <= 14; id += 1) {
    const created_at = new Date(Date.UTC(2026, 1, id)).toISOString();
    small.task({ id, created_at, status: id % 2 ? 'available' : 'completed' });
  }
  small.task({ id: 15, client_id: OTHER });
  small.task({ id: 16, deleted_at: small.world.now() });
  const { tasks, pagination } = await small.ok(CLIENT, myTasks, { query });
  expect([tasks.length, tasks[0]?.id, pagination.total]).toEqual([count, first, total]);
});

describe('the assigned tasks', () => {
  it('are those whose offer the worker accepted, once each, newest first', async () => {
    for (const status of OFFER_STATUSES) {
      const { id } = small.task({ created_at: `2026-03-0${small.world.tasks.nextId}T10:00:00Z` });
      small.offer({ task_id: id, status });
    }
    small.offer({ task_id: 2, status: 'declined' });
    const { tasks } = await small.ok(WORKER, myAssignedTasks);
    expect(tasks.map(({ id }) => id)).toEqual([6, 5, 4, 2]);
  });

  it('exclude cancelled and deleted ones and those of another worker', async () => {
    const [back, gone, others] = [small.task(), small.task(), small.task()];
    const now = small.world.now();
    small.offer({ task_id: back.id, status: 'cancelled', accepted_at: now });
    small.offer({ task_id: gone.id, status: 'completed' });
    small.world.tasks.update(gone.id, { deleted_at: now });
    small.offer({ task_id: others.id });
    small.offer({ task_id: others.id, worker_id: OTHER, status: 'accepted' });
    const { pagination } = await small.ok(WORKER, myAssignedTasks);
    expect(pagination).toEqual({ total: 0, has_more: false });
  });

  it('can be filtered by status', async () => {
    for (const status of ['booked', 'completed'] as const) {
      small.offer({ task_id: small.task({ status }).id, status: 'accepted' });
    }
    const { tasks } = await small.ok(WORKER, myAssignedTasks, { query: { status: 'booked' } });
    expect(tasks.map(({ id }) => id)).toEqual([1]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { listOffers, listUpcomingOffers } from '#src/contract/offers.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { CLIENT, OTHER, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

type Query = Record<string, string | number>;

async function idsOf(viewer: number, query: Query = {}) {
  const { offers } = await small.ok(viewer, listOffers, { query });
  return offers.map(({ id }) => id);
}

describe('the offers of a viewer', () => {
  beforeEach(() => {
    const mine = small.task({ title: 'Assemble a bookshelf' }).id;
    const others = small.task({ title: 'Mow the lawn', client_id: OTHER }).id;
    const add = (id: number, given: Parameters<typeof small.offer>[0]) =>
      small.offer({ id, created_at: `2026-03-0${id}T10:00:00Z`, ...given });
    add(1, { task_id: mine, payment_amount: 45.5, deadline_date: '2026-03-20' });
    add(2, { task_id: others, payment_amount: 1_250, deadline_date: null, status: 'paid' });
    add(3, {
      task_id: mine,
      payment_amount: 45.5,
      deadline_date: '2026-03-18',
      status: 'declined',
    });
    add(4, { task_id: others, worker_id: CLIENT, payment_amount: 80, deadline_date: '2026-03-20' });
    add(5, { task_id: mine, payment_amount: 10, deadline_date: null, status: 'cancelled' });
  });

  it.each([
    ['client of one, worker of another', CLIENT, [5, 4, 3, 1]],
    ['worker of two people', WORKER, [5, 3, 2, 1]],
    ['client of another task', OTHER, [4, 2]],
  ])('as %s are $2', async (_, viewer, ids) => {
    expect(await idsOf(viewer)).toEqual(ids);
  });

  it.each([
    ['created_at', 'asc', [1, 2, 3, 5]],
    ['created_at', 'desc', [5, 3, 2, 1]],
    ['payment_amount', 'asc', [5, 1, 3, 2]],
    ['payment_amount', 'desc', [2, 3, 1, 5]],
    ['deadline_date', 'asc', [3, 1, 2, 5]],
    ['deadline_date', 'desc', [1, 3, 5, 2]],
    ['status', 'asc', [1, 3, 2, 5]],
    ['status', 'desc', [5, 2, 3, 1]],
  ])('sorted by %s, %s are %j', async (sort_by, sort_order, ids) => {
    expect(await idsOf(WORKER, { sort_by, sort_order })).toEqual(ids);
  });

  it.each([
    ['bookshelf', [5, 3, 1]],
    ['BOOKshelf', [5, 3, 1]],
    ['novak', [5, 3, 1]],
    ['Clara Novak', [5, 3, 1]],
    ['quist', [2]],
    ['okafor', [5, 3, 2, 1]],
    ['45.5', [3, 1]],
    ['$45.50', [3, 1]],
    ['1250', [2]],
    ['1,250', [2]],
    ['$1,250.00', [2]],
    ['  lawn ', [2]],
    ['sofa', []],
  ])('matching %j are %j', async (search, ids) => {
    expect(await idsOf(WORKER, { search })).toEqual(ids);
  });

  it.each([
    ['pending', [1]],
    ['paid', [2]],
    ['', [5, 3, 2, 1]],
    ['in_progress', []],
  ])('with the status "%s" are %j', async (status, ids) => {
    expect(await idsOf(WORKER, { status })).toEqual(ids);
  });

  it.each([
    [{}, [5, 3, 2, 1], 4, false],
    [{ per_page: 3 }, [5, 3, 2], 4, true],
    [{ per_page: 3, page: 2 }, [1], 4, false],
    [{ per_page: 2, page: 2 }, [2, 1], 4, false],
    [{ page: 9 }, [], 4, false],
    [{ per_page: 1, search: 'bookshelf', status: 'declined' }, [3], 1, false],
    [{ per_page: 1, search: 'bookshelf', sort_by: 'payment_amount' }, [3], 3, true],
  ])('with the query %j are %j of %i', async (query: Query, ids, total, has_more) => {
    const { offers, pagination } = await small.ok(WORKER, listOffers, { query });
    expect(offers.map(({ id }) => id)).toEqual(ids);
    expect(pagination).toEqual({ total, has_more });
  });

  it.each([
    [{ status: 'unknown' }, 'status'],
    [{ sort_by: 'id' }, 'sort_by'],
    [{ sort_order: 'up' }, 'sort_order'],
    [{ page: 0 }, 'page'],
    [{ per_page: 'all' }, 'per_page'],
  ])('reject the query %j', async (query: Query, field) => {
    const { status, errors } = await small.error(CLIENT, listOffers, { query });
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it('remain when their task is deleted', async () => {
    small.world.tasks.update(1, { deleted_at: small.world.now() });
    expect(await idsOf(WORKER)).toEqual([5, 3, 2, 1]);
  });
});

describe('upcoming work', () => {
  const upcoming = async (viewer: number, query: Query = {}) => {
    const { offers, pagination } = await small.ok(viewer, listUpcomingOffers, { query });
    expect(pagination.total).toBeGreaterThanOrEqual(offers.length);
    return offers.map(({ id }) => id);
  };

  beforeEach(() => {
    const { id: task_id } = small.task();
    for (const status of OFFER_STATUSES) small.offer({ task_id, status, deadline_date: null });
    small.offer({ task_id, status: 'accepted', deadline_date: '2026-03-30' });
    small.offer({ task_id, status: 'in_progress', deadline_date: '2026-03-20' });
    small.offer({ task_id, status: 'accepted', deadline_date: '2026-03-20' });
    small.offer({ task_id, status: 'accepted', worker_id: OTHER });
  });

  it.each([
    [{}, [9, 10, 8, 2, 4]],
    [{ status: '' }, [9, 10, 8, 2, 4]],
    [{ status: 'accepted' }, [10, 8, 2]],
    [{ status: 'in_progress' }, [9, 4]],
    [{ status: 'pending' }, [1]],
    [{ per_page: 2 }, [9, 10]],
    [{ per_page: 2, page: 3 }, [4]],
  ])('is sorted by deadline, with the query %j: %j', async (query: Query, ids) => {
    expect(await upcoming(WORKER, query)).toEqual(ids);
  });

  it("excludes other users' work", async () => {
    expect(await upcoming(OTHER)).toEqual([11]);
    expect(await upcoming(CLIENT)).toEqual([]);
  });
});

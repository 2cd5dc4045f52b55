import { beforeEach, describe, expect, it } from 'vitest';
import { listOffers, listUpcomingOffers } from '#src/contract/offers.ts';
import { listReviews } from '#src/contract/reviews.ts';
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
    const ended = { payment_amount: 45.5, status: 'declined' } as const;
    add(3, { task_id: mine, deadline_date: '2026-03-18', ...ended });
    add(4, { task_id: others, worker_id: CLIENT, payment_amount: 80, deadline_date: '2026-03-20' });
    add(5, { task_id: mine, payment_amount: 10, deadline_date: null, status: 'cancelled' });
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
    ['BOOKshelf', [5, 3, 1]],
    ['1250', [2]],
    ['Clara Novak', [5, 3, 1]],
    ['quist', [2]],
    ['okafor', [5, 3, 2, 1]],
    ['$45.50', [3, 1]],
    ['$1,250.00', [2]],
    ['  lawn ', [2]],
  ])('matching %j are %j', async (search, ids) => {
    expect(await idsOf(WORKER, { search })).toEqual(ids);
  });

  it('remain when their task is deleted', async () => {
    small.world.tasks.update(1, { deleted_at: small.world.now() });
    expect(await idsOf(WORKER)).toEqual([5, 3, 2, 1]);
  });
});

describe('upcoming work', () => {
  beforeEach(() => {
    const { id: task_id } = small.task();
    for (const status of OFFER_STATUSES) small.offer({ task_id, status, deadline_date: null });
    small.offer({ task_id, status: 'accepted', deadline_date: '2026-03-30' });
    small.offer({ task_id, status: 'in_progress', deadline_date: '2026-03-20' });
    small.offer({ task_id, status: 'accepted', deadline_date: '2026-03-20' });
  });

  it.each([
    [{ status: '' }, [9, 10, 8, 2, 4]],
    [{ status: 'in_progress' }, [9, 4]],
    [{ status: 'pending' }, [1]],
    [{ per_page: 2 }, [9, 10]],
  ])('is sorted by deadline, with the query %j: %j', async (query: Query, ids) => {
    const { offers } = await small.ok(WORKER, listUpcomingOffers, { query });
    expect(offers.map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  [listOffers, { status: 'unknown' }],
  [listOffers, { sort_by: 'id' }],
  [listOffers, { sort_order: 'up' }],
  [listOffers, { page: 0 }],
  [listReviews, { per_page: -1 }],
  [listReviews, { reviewer_id: 0 }],
])('case %#: rejects an invalid query', async (endpoint, query: Query) => {
  const { status, errors } = await small.error(CLIENT, endpoint, { query });
  expect([status, Object.keys(errors ?? {})]).toEqual([422, Object.keys(query)]);
});

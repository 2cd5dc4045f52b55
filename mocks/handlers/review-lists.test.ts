import { beforeEach, describe, expect, it } from 'vitest';
import {
  getProfile,
  getPublicStats,
  getUserStats,
  listPendingReviews,
  listPublicReviews,
  listReviews,
} from '#src/contract/reviews.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { fullName } from '#src/domain/user.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import { createMockServer } from '../server/mock-server.ts';
import {
  CLIENT,
  NOBODY,
  OTHER,
  smallWorld,
  WORKER,
  type SmallWorld,
} from '../testing/small-world.ts';

const HOUR_MS = 3_600_000;

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
  small.task({ title: 'Mow the lawn' });
});

const nameOf = (id: number) => fullName(small.world.users.findOrThrow(id));

/** Inserts reviews by the client about the worker with these ratings, an hour apart. */
function reviews(...ratings: number[]) {
  const { clock, world } = small;
  for (const [index, rating] of ratings.entries()) {
    const { id: task_offer_id } = small.offer({ task_id: 1, status: 'completed' });
    const created_at = new Date(clock.now() - (ratings.length - index) * HOUR_MS).toISOString();
    const given = { id: index + 1, task_offer_id, reviewer_id: CLIENT, rating, created_at };
    world.reviews.insert(reviewFixture(world, given));
  }
}

const listOf = async (query: Record<string, string | number>) => {
  const { data, ...page } = (await small.ok(OTHER, listReviews, { query })).data;
  return { ids: data.map(({ id }) => id), ...page };
};

/** The numbers from one down to another, both included. */
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('lists', () => {
  it('have pages of twelve, newest first', async () => {
    reviews(...Array.from({ length: 25 }, () => 5));
    expect(await listOf({})).toEqual({
      ids: down(25, 14),
      total: 25,
      current_page: 1,
      last_page: 3,
    });
    expect((await listOf({ page: 3 })).ids).toEqual([1]);
    expect(await listOf({ page: 4 })).toMatchObject({ ids: [], total: 25, current_page: 4 });
    expect(await listOf({ per_page: 24, page: 2 })).toMatchObject({ ids: [1], last_page: 2 });
  });

  it('have pages of at most a hundred', async () => {
    reviews(...Array.from({ length: 101 }, () => 4));
    const page = await listOf({ per_page: 1000 });
    expect(page.ids).toEqual(down(101, 2));
    expect(page).toMatchObject({ total: 101, last_page: 2 });
  });

  it('have one page when they are empty', async () => {
    expect(await listOf({})).toEqual({ ids: [], total: 0, current_page: 1, last_page: 1 });
  });

  it.each([
    [{ user_id: WORKER }, [1]],
    [{ user_id: CLIENT }, [2]],
    [{ reviewer_id: CLIENT }, [3, 1]],
    [{ reviewer_id: CLIENT, user_id: OTHER }, [3]],
    [{ reviewer_id: WORKER, user_id: OTHER }, []],
    [{ user_id: NOBODY }, []],
    [{ search: 'lawn LIKE' }, [1]],
    [{ search: ' clara ' }, [3, 2, 1]],
    [{ search: 'wes okafor' }, [2, 1]],
    [{ search: 'quist', user_id: OTHER }, [3]],
    [{ search: 'Mow' }, []],
    [{ search: '', user_id: '' }, [3, 2, 1]],
  ])('are filtered by %j: %j', async (query, ids) => {
    const { world } = small;
    const first = small.offer({ task_id: 1, status: 'completed' }).id;
    const second = small.offer({ task_id: 1, status: 'paid', worker_id: OTHER }).id;
    const rows = [
      { task_offer_id: first, reviewer_id: CLIENT, review_text: 'A lawn like a carpet.' },
      { task_offer_id: first, reviewer_id: WORKER, review_text: null },
      { task_offer_id: second, reviewer_id: CLIENT, review_text: null },
    ];
    for (const [index, row] of rows.entries()) {
      const created_at = `2026-03-1${index + 1}T10:00:00Z`;
      world.reviews.insert(reviewFixture(world, { id: index + 1, ...row, created_at }));
    }
    expect((await listOf(query)).ids).toEqual(ids);
    const { data } = await small.ok(OTHER, listPublicReviews, { query });
    expect(data.data.map(({ id }) => id)).toEqual(ids);
  });

  it.each([{ user_id: 'abc' }, { reviewer_id: 0 }, { page: 0 }, { per_page: -1 }])(
    'reject %j',
    async (query: Record<string, string | number>) => {
      expect((await small.error(CLIENT, listReviews, { query })).status).toBe(422);
    },
  );
});

it.each([
  ['GET', '/public/reviews', 200],
  ['GET', '/public/reviews/1', 200],
  ['GET', '/public/reviews/user/2/stats', 200],
  ['GET', '/reviews/user/2/profile', 200],
  ['GET', '/reviews', 401],
  ['GET', '/reviews/1', 401],
  ['GET', '/reviews/pending', 401],
  ['GET', '/reviews/user-stats', 401],
  ['POST', '/reviews', 401],
  ['PUT', '/reviews/1', 401],
  ['DELETE', '/reviews/1', 401],
])('%s %s without a token gets a %i', async (method, path, status) => {
  reviews(5);
  const { clock, world } = small;
  const server = createMockServer({ world, clock, baseUrl: 'http://mock.test' });
  const response = await server.handle(new Request(`http://mock.test/api${path}`, { method }));
  expect(response.status).toBe(status);
  expect(world.reviews.size).toBe(1);
});

describe('pending reviews', () => {
  const pendingOf = async (viewer: number) => (await small.ok(viewer, listPendingReviews)).data;

  it('name the task and the other side', async () => {
    const { id, payment_amount, completed_at } = small.offer({ task_id: 1, status: 'completed' });
    const item = { task_offer_id: id, task_title: 'Mow the lawn', payment_amount, completed_at };
    expect(await pendingOf(CLIENT)).toEqual([
      { ...item, can_review_user: { id: WORKER, name: nameOf(WORKER) } },
    ]);
    expect(await pendingOf(WORKER)).toEqual([
      { ...item, can_review_user: { id: CLIENT, name: nameOf(CLIENT) } },
    ]);
    expect(await pendingOf(OTHER)).toEqual([]);
  });

  it('are the completed work that the viewer has not reviewed, newest first', async () => {
    const { world } = small;
    const idOf = Object.fromEntries(
      OFFER_STATUSES.map((status) => [status, small.offer({ task_id: 1, status }).id]),
    );
    const [completed, paid] = [idOf['completed']!, idOf['paid']!];
    world.offers.update(completed, { completed_at: '2026-03-01T10:00:00Z' });
    world.offers.update(paid, { completed_at: '2026-03-02T10:00:00Z' });
    const ids = async (viewer: number) =>
      (await pendingOf(viewer)).map((item) => item.task_offer_id);
    expect(await ids(CLIENT)).toEqual([paid, completed]);
    const review = { id: 1, task_offer_id: paid, reviewer_id: CLIENT };
    world.reviews.insert(reviewFixture(world, review));
    expect(await ids(CLIENT)).toEqual([completed]);
    expect(await ids(WORKER)).toEqual([paid, completed]);
  });
});

describe('statistics', () => {
  it.each([
    [[], 0],
    [[5, 4], 4.5],
    [[5, 4, 4], 4.33],
    [[5, 5, 4], 4.67],
    [[1], 1],
  ])('of %j average to %d', async (ratings, average_rating) => {
    reviews(...ratings);
    const count = (stars: number) => ratings.filter((rating) => rating === stars).length;
    const data = {
      user_name: nameOf(WORKER),
      average_rating,
      total_reviews: ratings.length,
      rating_breakdown: {
        '1_star': count(1),
        '2_star': count(2),
        '3_star': count(3),
        '4_star': count(4),
        '5_star': count(5),
      },
    };
    expect(await small.ok(WORKER, getUserStats)).toEqual({ data });
    expect(await small.ok(CLIENT, getUserStats, { query: { user_id: WORKER } })).toEqual({ data });
    expect(await small.ok(OTHER, getPublicStats, { params: { id: WORKER } })).toEqual({ data });
  });

  it("default to the viewer's own", async () => {
    reviews(5);
    const { data } = await small.ok(CLIENT, getUserStats);
    expect(data).toMatchObject({ user_name: nameOf(CLIENT), total_reviews: 0 });
  });

  it('get a 404 for an unknown user and a 422 for an invalid id', async () => {
    const statusOf = async (user_id: string | number) =>
      (await small.error(CLIENT, getUserStats, { query: { user_id } })).status;
    expect(await statusOf(NOBODY)).toBe(404);
    expect(await statusOf('me')).toBe(422);
    const answer = await small.error(CLIENT, getPublicStats, { params: { id: NOBODY } });
    expect(answer.status).toBe(404);
  });
});

describe('a profile', () => {
  it('has the ten newest reviews and the total', async () => {
    reviews(...Array.from({ length: 12 }, () => 4));
    const { data } = await small.ok(OTHER, getProfile, { params: { id: WORKER } });
    const { email } = small.world.users.findOrThrow(WORKER);
    expect(data?.user).toEqual({ id: WORKER, name: nameOf(WORKER), email });
    expect(data?.statistics).toMatchObject({ average_rating: 4, total_reviews: 12 });
    expect(data?.reviews.pagination).toEqual({ total: 12 });
    expect(data?.reviews.data.map(({ id }) => id)).toEqual(down(12, 3));
  });

  it('gets a 404 for an unknown user', async () => {
    expect(await small.error(OTHER, getProfile, { params: { id: NOBODY } })).toEqual({
      status: 404,
      message: 'User profile not found.',
    });
  });
});

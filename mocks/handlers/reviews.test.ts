import { beforeEach, describe, expect, it } from 'vitest';
import {
  createReview,
  getProfile,
  getPublicStats,
  getUserStats,
  listPendingReviews,
  listPublicReviews,
  listReviews,
  updateReview,
} from '#src/contract/reviews.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import type { ReviewRow } from '../db/tables.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
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

/** Inserts a review, by default by the client about the worker, of a new offer. */
function review(given: Partial<ReviewRow> = {}): ReviewRow {
  const task_offer_id = given.task_offer_id ?? small.offer({ task_id: 1, status: 'completed' }).id;
  const row = { id: small.world.reviews.nextId, reviewer_id: CLIENT, ...given, task_offer_id };
  return small.world.reviews.insert(reviewFixture(small.world, row));
}

/** Inserts reviews with these ratings, an hour apart. */
function reviews(...ratings: number[]) {
  const start = small.clock.now() - ratings.length * HOUR_MS;
  for (const [index, rating] of ratings.entries()) {
    review({ rating, created_at: new Date(start + index * HOUR_MS).toISOString() });
  }
}

describe('writing a review', () => {
  const given = (change: object = {}) => ({ body: { task_offer_id: 1, rating: 4, ...change } });

  it.each(['completed', 'paid'] as const)('of a %s offer trims the text', async (status) => {
    small.offer({ task_id: 1, status });
    const { data } = await small.ok(CLIENT, createReview, given({ review_text: '  Fine work. ' }));
    expect(data.task_offer).toEqual({ id: 1 });
    expect(small.world.reviews.all()).toEqual([
      {
        id: data.id,
        task_offer_id: 1,
        reviewer_id: CLIENT,
        reviewed_user_id: WORKER,
        rating: 4,
        review_text: 'Fine work.',
        created_at: '2026-03-14T10:00:00.000Z',
      },
    ]);
  });

  it.each(['   ', undefined])('stores the text %j as null', async (review_text) => {
    small.offer({ task_id: 1, status: 'completed' });
    await small.ok(CLIENT, createReview, given({ review_text }));
    expect(small.world.reviews.all()).toMatchObject([{ review_text: null }]);
  });
});

it('a review keeps its offer and date when it is edited', async () => {
  const before = review({ rating: 2 });
  const body = { rating: 5, review_text: ' Better than I thought. ' };
  await small.ok(CLIENT, updateReview, { params: { id: 1 }, body });
  const after = { ...before, rating: 5, review_text: 'Better than I thought.' };
  expect(small.world.reviews.all()).toEqual([after]);
});

describe('lists of reviews', () => {
  const listOf = async (query: Record<string, string | number>) => {
    const { data, ...page } = (await small.ok(OTHER, listReviews, { query })).data;
    return { ids: data.map(({ id }) => id), ...page };
  };

  it('have pages of twelve, newest first, and of at most a hundred', async () => {
    reviews(...Array.from({ length: 101 }, () => 4));
    expect(await listOf({ page: 9 })).toEqual({
      ids: [5, 4, 3, 2, 1],
      total: 101,
      current_page: 9,
      last_page: 9,
    });
    expect(await listOf({ page: 10 })).toMatchObject({ ids: [], total: 101, current_page: 10 });
    expect(await listOf({ per_page: 1000, page: 2 })).toMatchObject({ ids: [1], last_page: 2 });
  });

  it('have one page when they are empty', async () => {
    expect(await listOf({})).toEqual({ ids: [], total: 0, current_page: 1, last_page: 1 });
  });

  it.each([
    [{ user_id: WORKER }, [1]],
    [{ reviewer_id: CLIENT }, [3, 1]],
    [{ reviewer_id: CLIENT, user_id: OTHER }, [3]],
    [{ user_id: NOBODY }, []],
    [{ search: 'lawn LIKE' }, [1]],
    [{ search: ' clara ' }, [3, 2, 1]],
    [{ search: 'wes okafor' }, [2, 1]],
    [{ search: 'quist', user_id: OTHER }, [3]],
    [{ search: 'Mow' }, []],
    [{ search: '', user_id: '' }, [3, 2, 1]],
  ])('are filtered by %j: %j', async (query: Record<string, string | number>, ids) => {
    small.offer({ id: 1, task_id: 1, status: 'completed' });
    small.offer({ id: 2, task_id: 1, status: 'paid', worker_id: OTHER });
    for (const [task_offer_id, reviewer_id, review_text] of [
      [1, CLIENT, 'A lawn like a carpet.'],
      [1, WORKER, null],
      [2, CLIENT, null],
    ] as const) {
      const created_at = `2026-03-1${small.world.reviews.nextId}T10:00:00Z`;
      review({ task_offer_id, reviewer_id, review_text, created_at });
    }
    expect((await listOf(query)).ids).toEqual(ids);
    const { data } = await small.ok(OTHER, listPublicReviews, { query });
    expect(data.data.map(({ id }) => id)).toEqual(ids);
  });
});

it('pending reviews are the unreviewed work with the other side, newest first', async () => {
  for (const status of OFFER_STATUSES) small.offer({ task_id: 1, status });
  const pendingOf = async (viewer: number) => (await small.ok(viewer, listPendingReviews)).data;
  const offer = (status: string) =>
    small.world.offers.all().find((row) => row.status === status)!.id;
  const of = (status: string, completed_at: string, id: number, name: string) => {
    const { payment_amount } = small.world.offers.update(offer(status), { completed_at });
    const can_review_user = { id, name };
    const row = { task_offer_id: offer(status), task_title: 'Mow the lawn', payment_amount };
    return { ...row, completed_at, can_review_user };
  };
  const completed = of('completed', '2026-03-01T10:00:00Z', WORKER, 'Wes Okafor');
  const paid = of('paid', '2026-03-02T10:00:00Z', WORKER, 'Wes Okafor');
  expect(await pendingOf(CLIENT)).toEqual([paid, completed]);
  review({ task_offer_id: paid.task_offer_id });
  expect(await pendingOf(CLIENT)).toEqual([completed]);
  expect((await pendingOf(WORKER)).map((item) => item.can_review_user)).toEqual([
    { id: CLIENT, name: 'Clara Novak' },
    { id: CLIENT, name: 'Clara Novak' },
  ]);
  expect(await pendingOf(OTHER)).toEqual([]);
});

describe('statistics', () => {
  it.each([
    [[], 0, [0, 0, 0, 0, 0]],
    [[5, 4], 4.5, [0, 0, 0, 1, 1]],
    [[5, 4, 4], 4.33, [0, 0, 0, 2, 1]],
    [[1, 2, 2, 3, 3, 3, 5, 5, 5, 5], 3.4, [1, 2, 3, 0, 4]],
  ])('of %j average to %d', async (ratings, average_rating, stars) => {
    reviews(...ratings);
    const rating_breakdown = Object.fromEntries(
      stars.map((count, index) => [`${index + 1}_star`, count]),
    );
    const total_reviews = ratings.length;
    const data = { user_name: 'Wes Okafor', average_rating, total_reviews, rating_breakdown };
    expect(await small.ok(WORKER, getUserStats)).toEqual({ data });
    expect(await small.ok(CLIENT, getUserStats, { query: { user_id: WORKER } })).toEqual({ data });
    expect(await small.ok(OTHER, getPublicStats, { params: { id: WORKER } })).toEqual({ data });
  });

  it.each([
    [NOBODY, 404],
    ['me', 422],
  ])('of the user %j get a %i', async (user_id, status) => {
    const query = { user_id };
    expect((await small.error(CLIENT, getUserStats, { query })).status).toBe(status);
  });
});

it('a profile has the ten newest reviews and the total', async () => {
  reviews(...Array.from({ length: 12 }, () => 4));
  const { data } = await small.ok(OTHER, getProfile, { params: { id: WORKER } });
  const { email } = small.world.users.findOrThrow(WORKER);
  expect(data?.user).toEqual({ id: WORKER, name: 'Wes Okafor', email });
  expect(data?.statistics).toMatchObject({ average_rating: 4, total_reviews: 12 });
  expect(data?.reviews.pagination).toEqual({ total: 12 });
  expect(data?.reviews.data.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await small.error(OTHER, getProfile, { params: { id: NOBODY } })).toEqual({
    status: 404,
    message: 'User profile not found.',
  });
});

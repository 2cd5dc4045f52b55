import { beforeEach, describe, expect, it } from 'vitest';
import {
  createReview,
  deleteReview,
  getPublicReview,
  getReview,
  updateReview,
} from '#src/contract/reviews.ts';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import {
  CLIENT,
  NOBODY,
  OTHER,
  smallWorld,
  WORKER,
  type SmallWorld,
} from '../testing/small-world.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
  small.task();
});

const offer = (status: OfferStatus = 'completed') => small.offer({ task_id: 1, status }).id;

describe('writing a review', () => {
  const given = (change: Record<string, unknown> = {}) => ({
    body: { task_offer_id: 1, rating: 4, ...change },
  });

  it.each([
    ['the client', CLIENT, WORKER],
    ['the worker', WORKER, CLIENT],
  ])('lets %s review the other side', async (_, reviewer_id, reviewed_user_id) => {
    offer();
    const change = { review_text: '  Fine work. ' };
    const { data } = await small.ok(reviewer_id, createReview, given(change));
    expect(data.task_offer).toEqual({ id: 1 });
    expect(small.world.reviews.findOrThrow(data.id)).toEqual({
      id: data.id,
      task_offer_id: 1,
      reviewer_id,
      reviewed_user_id,
      rating: 4,
      review_text: 'Fine work.',
      created_at: '2026-03-14T10:00:00.000Z',
    });
  });

  it.each([[''], ['   '], [null], [undefined]])('stores %j as null', async (review_text) => {
    offer();
    await small.ok(CLIENT, createReview, given({ review_text }));
    expect(small.world.reviews.all()[0]?.review_text).toBeNull();
  });

  it.each(OFFER_STATUSES.filter((status) => status !== 'completed' && status !== 'paid'))(
    'is rejected while an offer is %s',
    async (status) => {
      offer(status);
      expect(await small.error(WORKER, createReview, given())).toEqual({
        status: 409,
        message: 'You can write a review once the work is completed.',
      });
      expect(small.world.reviews.size).toBe(0);
    },
  );

  it('works after the payment', async () => {
    offer('paid');
    await small.ok(WORKER, createReview, given());
    expect(small.world.reviews.size).toBe(1);
  });

  it('works once for each side', async () => {
    offer();
    await small.ok(CLIENT, createReview, given());
    expect(await small.error(CLIENT, createReview, given({ rating: 1 }))).toEqual({
      status: 409,
      message: 'You have already reviewed this offer.',
    });
    await small.ok(WORKER, createReview, given({ rating: 5 }));
    expect(small.world.reviews.all().map(({ rating }) => rating)).toEqual([4, 5]);
  });

  it.each([
    ['another user', OTHER, 1, 403],
    ['an unknown offer', CLIENT, NOBODY, 404],
  ])('is rejected for %s', async (_, viewer, task_offer_id, status) => {
    offer();
    const answer = await small.error(viewer, createReview, given({ task_offer_id }));
    expect(answer.status).toBe(status);
    expect(small.world.reviews.size).toBe(0);
  });

  it.each([
    [{ rating: 0 }, { rating: ['Please select a rating'] }],
    [{ rating: 6 }, { rating: ['Please select a rating'] }],
    [{ rating: 3.5 }, { rating: ['Please select a rating'] }],
    [
      { review_text: 'x'.repeat(1001) },
      { review_text: ['Review must be at most 1000 characters'] },
    ],
  ])('case %#: rejects what the form rejects', async (change, errors) => {
    offer();
    const answer = await small.error(CLIENT, createReview, given(change));
    expect(answer).toMatchObject({ status: 422, errors });
    expect(small.world.reviews.size).toBe(0);
  });

  it('accepts 1000 characters, not counting surrounding spaces', async () => {
    offer();
    const text = 'x'.repeat(1000);
    await small.ok(CLIENT, createReview, given({ review_text: ` ${text} ` }));
    expect(small.world.reviews.all()[0]?.review_text).toBe(text);
  });
});

describe('a review', () => {
  beforeEach(() => {
    const row = { id: 1, task_offer_id: offer(), reviewer_id: CLIENT, rating: 2 };
    small.world.reviews.insert(reviewFixture(small.world, row));
  });
  const params = { id: 1 };

  it.each([getReview, getPublicReview])('case %#: is visible to everyone', async (endpoint) => {
    const { data } = await small.ok(OTHER, endpoint, { params });
    expect(data).toMatchObject({
      id: 1,
      rating: 2,
      reviewer: { id: CLIENT, first_name: 'Clara', last_name: 'Novak' },
      reviewed_user: { id: WORKER, first_name: 'Wes', last_name: 'Okafor' },
      task_offer: { id: 1 },
    });
    expect(JSON.stringify(data)).not.toContain('password');
  });

  it('can be edited by its author, keeping its offer and date', async () => {
    const before = small.world.reviews.findOrThrow(1);
    const body = { rating: 5, review_text: ' Better than I thought. ' };
    await small.ok(CLIENT, updateReview, { params, body });
    expect(small.world.reviews.findOrThrow(1)).toEqual({
      ...before,
      rating: 5,
      review_text: 'Better than I thought.',
    });
  });

  it('rejects an invalid edit', async () => {
    const before = small.world.reviews.findOrThrow(1);
    const answer = await small.error(CLIENT, updateReview, { params, body: { rating: 0 } });
    expect(answer).toMatchObject({ status: 422, errors: { rating: ['Please select a rating'] } });
    expect(small.world.reviews.findOrThrow(1)).toEqual(before);
  });

  it('can be deleted by its author, who can then write another', async () => {
    await small.ok(CLIENT, deleteReview, { params });
    expect(small.world.reviews.size).toBe(0);
    await small.ok(CLIENT, createReview, { body: { task_offer_id: 1, rating: 3 } });
  });

  it.each([
    ['of another user', WORKER, 1, 403],
    ['with an unknown id', CLIENT, NOBODY, 404],
  ])('%s cannot be changed', async (_, viewer, id, status) => {
    const before = small.world.reviews.findOrThrow(1);
    const body = { rating: 5 };
    const changed = await small.error(viewer, updateReview, { params: { id }, body });
    const deleted = await small.error(viewer, deleteReview, { params: { id } });
    expect([changed.status, deleted.status]).toEqual([status, status]);
    expect(small.world.reviews.findOrThrow(1)).toEqual(before);
  });

  it('gets a 404 for an unknown id', async () => {
    const answer = await small.error(CLIENT, getReview, { params: { id: NOBODY } });
    expect(answer.status).toBe(404);
  });
});

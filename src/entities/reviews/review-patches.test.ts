import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { getOffer } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { getProfile, getReview, listPendingReviews, listReviews } from '#src/contract/reviews.ts';
import { PendingReview, Review } from '#src/domain/review.ts';
import { applyPatch, type Patch } from '#src/lib/patch.ts';
import { countIn } from '#src/lib/paging.ts';
import { callKey, createQueryClient } from '#src/lib/query.ts';
import { contains } from '#src/lib/testing/schemas.ts';
import { isListed, REVIEW_PAGES } from './review-pages.ts';
import {
  deletedReviewPatch,
  newReviewPatch,
  REVIEW_COPIES,
  reviewPatch,
} from './review-patches.ts';

const review = (id: number, rating: number, given: Partial<Review> = {}): Review => ({
  id,
  task_offer_id: 100 + id,
  rating,
  created_at: '2026-03-14T10:00:00.000Z',
  reviewer: { id: 1, first_name: 'Clara', last_name: 'Novak' },
  reviewed_user: { id: 2, first_name: 'Wes', last_name: 'Okafor' },
  ...given,
});

/** Applies a patch to one cached answer, twice, and returns it. */
function patched<Answer, Change>(
  call: AnyEndpoint,
  input: unknown,
  answer: Answer,
  patch: Patch<Change>,
  change: Change,
): Answer {
  const queries = createQueryClient();
  const key = [...callKey(call), input];
  queries.setQueryData(key, answer);
  applyPatch(queries, patch, change);
  const once = queries.getQueryData(key);
  applyPatch(queries, patch, change);
  expect(queries.getQueryData(key), 'applied twice').toBe(once);
  return once as Answer;
}

const page = (current_page: number, ...reviews: Review[]) => ({
  data: { data: reviews, total: 20, current_page, last_page: 2 },
});

const profileOf = (id: number, ...reviews: Review[]) => {
  const count = (stars: number) => reviews.filter(({ rating }) => rating === stars).length;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    data: {
      user: { id, name: 'Wes Okafor', email: '' },
      statistics: {
        user_name: 'Wes Okafor',
        average_rating: reviews.length === 0 ? 0 : sum / reviews.length,
        total_reviews: reviews.length,
        rating_breakdown: {
          '1_star': count(1),
          '2_star': count(2),
          '3_star': count(3),
          '4_star': count(4),
          '5_star': count(5),
        },
      },
      reviews: { data: reviews, pagination: { total: reviews.length } },
    },
  };
};

it('knows every call whose answers contain a review', () => {
  const embedding = endpoints
    .filter(({ method, answer }) => method === 'GET' && contains(answer, [Review, PendingReview]))
    .map(({ name }) => name);
  expect(embedding).toContain('reviews.list');
  expect(REVIEW_COPIES.map(({ call }) => call.name).toSorted()).toEqual(embedding.toSorted());
});

describe('a list of reviews', () => {
  const written = { data: review(9, 5) };

  it.each([
    [{ query: {} }, true],
    [{ query: { user_id: 2 } }, true],
    [{ query: { reviewer_id: 1 } }, true],
    [{ query: { user_id: 3 } }, false],
    [{ query: { reviewer_id: 2 } }, false],
    [{ query: { search: 'lawn' } }, false],
  ])('of %j has a new one in front: %s', (input, isAdded) => {
    const after = patched(listReviews, input, page(1, review(8, 3)), reviewPatch, written);
    expect(after.data.data.map(({ id }) => id)).toEqual(isAdded ? [9, 8] : [8]);
    expect(after.data.total).toBe(isAdded ? 21 : 20);
  });

  it('gets a new one on its first page only', () => {
    const answer = page(2, review(8, 3));
    expect(patched(listReviews, { query: {} }, answer, reviewPatch, written)).toBe(answer);
  });

  it('gets no edited one that is on a later page', () => {
    const answer = page(1, review(9, 3), review(8, 3));
    const written = { data: review(7, 1, { created_at: '2026-03-13T10:00:00.000Z' }) };
    expect(patched(listReviews, { query: {} }, answer, reviewPatch, written)).toBe(answer);
  });

  it('shows an edited one in its place', () => {
    const answer = page(1, review(9, 3), review(8, 3));
    const { data } = patched(listReviews, { query: { user_id: 2 } }, answer, reviewPatch, written);
    expect(data.data.map(({ rating }) => rating)).toEqual([5, 3]);
    expect([data.total, data.data[1]]).toEqual([20, answer.data.data[1]]);
  });

  it('does not show a deleted one again after a late answer', () => {
    const gone = { ...review(9, 3), isDeleted: true };
    const answer = page(1, gone, review(8, 3));
    expect(patched(listReviews, { query: {} }, answer, reviewPatch, written)).toBe(answer);
  });

  it('keeps the place of a deleted one, but not the review', () => {
    const answer = page(1, review(9, 3), review(8, 3));
    const deleted = { id: 9, task_offer_id: 109 };
    const { data } = patched(listReviews, { query: {} }, answer, deletedReviewPatch, deleted);
    expect(data.data.map(({ id }) => id)).toEqual([9, 8]);
    expect(data.data.filter(isListed).map(({ id }) => id)).toEqual([8]);
    const start = { position: 0, total: null, departed: 0 };
    expect(countIn([{ data }], start, REVIEW_PAGES)).toEqual({ shown: 1, total: 19 });
  });
});

it('leaves lists to the refetch after a new review, as each of their pages has the total', () => {
  const names = newReviewPatch.completes.map(({ name }) => name);
  expect(names).toContain('reviews.pending');
  expect(names).not.toContain('reviews.list');
  expect(names).not.toContain('reviews.public-list');
});

describe('a profile', () => {
  const of = (id: number) => ({ params: { id } });

  it('counts a new review of its user', () => {
    const answer = profileOf(2, review(8, 3), review(7, 4));
    const written = { data: review(9, 5) };
    expect(patched(getProfile, of(2), answer, reviewPatch, written)).toEqual(
      profileOf(2, review(9, 5), review(8, 3), review(7, 4)),
    );
  });

  it('counts an edited review once', () => {
    const answer = profileOf(2, review(8, 3), review(7, 4));
    const written = { data: review(8, 1) };
    expect(patched(getProfile, of(2), answer, reviewPatch, written)).toEqual(
      profileOf(2, review(8, 1), review(7, 4)),
    );
  });

  it('leaves an edited review that it does not list to the refetch', () => {
    const answer = profileOf(2, review(8, 3));
    const written = { data: review(7, 1, { created_at: '2026-03-13T10:00:00.000Z' }) };
    expect(patched(getProfile, of(2), answer, reviewPatch, written)).toBe(answer);
  });

  it('keeps its figures when only a text changes', () => {
    const { data } = profileOf(2, review(8, 3));
    const statistics = { ...data.statistics, average_rating: 3.1 };
    const written = { data: review(8, 3, { review_text: 'Late.' }) };
    const answer = { data: { ...data, statistics } };
    const after = patched(getProfile, of(2), answer, reviewPatch, written);
    expect(after.data.reviews.data).toEqual([written.data]);
    expect(after.data.statistics).toBe(statistics);
  });

  it.each([
    ['lacks the rating', { '3_star': 0, '4_star': 1 }],
    ['has another total', { '3_star': 7 }],
  ])('keeps its figures when the breakdown %s', (_, counts) => {
    const { data } = profileOf(2, review(8, 3));
    const rating_breakdown = { ...data.statistics.rating_breakdown, ...counts };
    const statistics = { ...data.statistics, rating_breakdown };
    const answer = { data: { ...data, statistics } };
    const deleted = { id: 8, task_offer_id: 108 };
    const after = patched(getProfile, of(2), answer, deletedReviewPatch, deleted);
    expect(after.data.reviews.data).toEqual([]);
    expect(after.data.statistics).toBe(statistics);
  });

  it('does not count a deleted review', () => {
    const answer = profileOf(2, review(8, 3));
    const deleted = { id: 8, task_offer_id: 108 };
    expect(patched(getProfile, of(2), answer, deletedReviewPatch, deleted)).toEqual(profileOf(2));
  });

  it('of another user stays the same', () => {
    const answer = profileOf(3, review(8, 3));
    expect(patched(getProfile, of(3), answer, reviewPatch, { data: review(9, 5) })).toBe(answer);
  });
});

it('takes a reviewed offer off the pending ones', () => {
  const answer = { data: [{ task_offer_id: 109 }, { task_offer_id: 110 }] };
  const written = { data: review(9, 5) };
  expect(patched(listPendingReviews, {}, answer, reviewPatch, written).data).toEqual([
    { task_offer_id: 110 },
  ]);
});

it('replaces the review itself', () => {
  const written = { data: review(9, 5) };
  const answer = { data: review(9, 2) };
  expect(patched(getReview, { params: { id: 9 } }, answer, reviewPatch, written)).toEqual(written);
});

it('makes the offer of a deleted review reviewable again', () => {
  const answer = { offer: { id: 109, review_id: 9 } };
  const deleted = { id: 9, task_offer_id: 109 };
  expect(patched(getOffer, {}, answer, deletedReviewPatch, deleted).offer.review_id).toBeNull();
});

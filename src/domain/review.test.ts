import { describe, expect, it } from 'vitest';
import {
  barTone,
  formatAverage,
  RATING_LABELS,
  ratingBadges,
  ratingTone,
  Review,
  ReviewForm,
} from './review.ts';
import { firstErrors } from './testing/first-errors.ts';

it.each([
  [1, 'Poor', 'danger'],
  [2, 'Fair', 'danger'],
  [3, 'Good', 'warning'],
  [4, 'Very Good', 'success'],
  [5, 'Excellent', 'success'],
] as const)('labels %i stars %s, with a bar of the tone %s', (stars, label, tone) => {
  expect(RATING_LABELS[stars]).toBe(label);
  expect(barTone(stars)).toBe(tone);
});

it.each([
  [5, 'success'],
  [4.5, 'success'],
  [4.49, 'warning'],
  [3.5, 'warning'],
  [3.49, 'info'],
  [2.5, 'info'],
  [2.49, 'danger'],
  [1, 'danger'],
] as const)('an average of %d is %s', (average, tone) => {
  expect(ratingTone(average, 3)).toBe(tone);
});

it('gives no tone and no badge without reviews', () => {
  expect(ratingTone(0, 0)).toBeNull();
  expect(ratingBadges(0, 0)).toEqual([]);
  expect(ratingBadges(5, 0)).toEqual([]);
});

it.each([
  [4.5, 1, ['Highly Rated']],
  [5, 9, ['Highly Rated']],
  [4.8, 10, ['Highly Rated', 'Experienced']],
  [4.49, 9, ['Well Rated']],
  [4, 1, ['Well Rated']],
  [4, 10, ['Well Rated', 'Experienced']],
  [3.99, 9, []],
  [3.99, 10, ['Experienced']],
  [1, 25, ['Experienced']],
] as const)('%d from %i reviews gives %j', (average, total, badges) => {
  expect(ratingBadges(average, total)).toEqual(badges);
});

it.each([
  [0, '0.0'],
  [4, '4.0'],
  [4.5, '4.5'],
  [4.35, '4.35'],
  [4.49, '4.49'],
  [4.999, '4.99'],
  [5, '5.0'],
])('formats an average of %d as %s', (average, text) => {
  expect(formatAverage(average)).toBe(text);
});

describe('the form', () => {
  const errorsOf = (given: Record<string, unknown>) =>
    firstErrors(ReviewForm, { rating: 5, ...given });

  it.each([1, 2, 3, 4, 5])('accepts %i stars with or without a text', (rating) => {
    for (const review_text of ['Fine.', '', null, undefined]) {
      expect(errorsOf({ rating, review_text })).toEqual({});
    }
  });

  it.each([0, 6, -1, 2.5, undefined, null, '5', Number.NaN])(
    'requires a rating when it is %j',
    (rating) => {
      expect(errorsOf({ rating })['rating']).toBe('Please select a rating');
    },
  );

  it('accepts up to 1000 characters after trimming', () => {
    const text = 'x'.repeat(1000);
    expect(ReviewForm.parse({ rating: 5, review_text: `  ${text}\n` }).review_text).toBe(text);
    expect(errorsOf({ review_text: `${text}x` })).toHaveProperty('review_text');
  });
});

it('parses a review without user ids, text or offer', () => {
  const review = {
    id: 1,
    task_offer_id: 2,
    rating: 5,
    created_at: '2026-03-14T10:00:00+02:00',
    reviewer: { first_name: 'Clara', last_name: 'Novak' },
    reviewed_user: { first_name: 'Wes', last_name: 'Okafor' },
  };
  expect(Review.safeParse(review).success).toBe(true);
  expect(Review.safeParse({ ...review, rating: 6 }).success).toBe(false);
  expect(Review.safeParse({ ...review, rating: 4.5 }).success).toBe(false);
});

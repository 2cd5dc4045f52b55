import { expect, it } from 'vitest';
import { reviewBody } from './review-body.ts';

it('contains the rating and the trimmed text', () => {
  expect(reviewBody(3, { rating: 5, review_text: '  On time.\nGladly again. ' })).toEqual({
    task_offer_id: 3,
    rating: 5,
    review_text: 'On time.\nGladly again.',
  });
});

it.each([undefined, null, '', ' \n\t '])('omits a blank text: %j', (review_text) => {
  const body = reviewBody(3, { rating: 1, review_text });
  expect(body).toEqual({ task_offer_id: 3, rating: 1 });
  expect(body).not.toHaveProperty('review_text');
});

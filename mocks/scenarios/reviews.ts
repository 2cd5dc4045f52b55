import { paths } from '#src/lib/navigation/paths.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { oneReview, rated } from './review-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';
import { town } from './town.ts';

export const reviewsLoaded = scenario({
  id: 'reviews-loaded',
  title: 'Reviews',
  as: 'worker',
  at: paths.reviews.to(),
  seed: town,
});

const list = variantsOf(reviewsLoaded, 'Reviews');

export const reviewsEmpty = list('reviews-empty', 'none', { seed: undefined });
export const reviewsOne = list('reviews-one', 'a single one', { seed: oneReview() });
export const reviewsNoText = list('reviews-no-text', 'one without a text', {
  seed: oneReview({ review_text: null }),
});
export const reviewsLongest = list('reviews-longest', 'one with the longest text', {
  seed: oneReview({ rating: 1, review_text: LONGEST.words }),
});
export const reviewsEachRating = list('reviews-each-rating', 'one of each rating', {
  seed: rated({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }),
});
export const reviewsAverage450 = list('reviews-average-450', 'an average of 4.5', {
  seed: rated({ 4: 1, 5: 1 }),
});
export const reviewsAverage449 = list('reviews-average-449', 'an average of 4.49', {
  seed: rated({ 4: 18, 5: 17 }),
});
export const reviewsAverage400 = list('reviews-average-400', 'an average of 4.0', {
  seed: rated({ 3: 1, 4: 1, 5: 1 }),
});
export const reviewsAverage399 = list('reviews-average-399', 'an average of 3.99', {
  seed: rated({ 3: 1, 4: 66 }),
});
export const reviewsNine = list('reviews-nine', 'nine of them', { seed: rated({ 3: 9 }) });
export const reviewsTen = list('reviews-ten', 'ten of them', { seed: rated({ 3: 10 }) });
export const reviewsExperienced = list('reviews-experienced', 'an average of 4.8 of 25', {
  seed: rated({ 4: 5, 5: 20 }),
});

import { expect, it } from 'vitest';
import { createQueryClient, resourceKey } from '#src/lib/query.ts';
import { reviewDraft } from './drafts.ts';

const draft = { rating: 4, review_text: 'On time.' };

it('keeps one draft per offer', () => {
  const queries = createQueryClient();
  reviewDraft(queries, 1).save(draft);
  expect(reviewDraft(queries, 1).read()).toEqual(draft);
  expect(reviewDraft(queries, 2).read()).toBeUndefined();
});

it('is not affected by later changes of the saved object', () => {
  const queries = createQueryClient();
  const values = { ...draft };
  reviewDraft(queries, 1).save(values);
  values.review_text = '';
  expect(reviewDraft(queries, 1).read()).toEqual(draft);
});

it('can be cleared', () => {
  const queries = createQueryClient();
  reviewDraft(queries, 1).save(draft);
  reviewDraft(queries, 1).clear();
  expect(reviewDraft(queries, 1).read()).toBeUndefined();
});

it('survives an invalidation of reviews, but not a reset of the cache', async () => {
  const queries = createQueryClient();
  reviewDraft(queries, 1).save(draft);
  await queries.invalidateQueries({ queryKey: resourceKey('review') });
  expect(reviewDraft(queries, 1).read()).toEqual(draft);
  await queries.resetQueries();
  expect(reviewDraft(queries, 1).read()).toBeUndefined();
});

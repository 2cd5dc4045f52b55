import { expect, it } from 'vitest';
import { createQueryClient, resourceKey } from '#src/lib/query.ts';
import { reviewDraft } from './drafts.ts';

const begun = { rating: 4, review_text: 'On time.' };

it('keeps what was begun of each offer', () => {
  const queries = createQueryClient();
  reviewDraft(queries, 1).keep(begun);
  expect(reviewDraft(queries, 1).read()).toEqual(begun);
  expect(reviewDraft(queries, 2).read()).toBeUndefined();
});

it('keeps it as it was, whatever becomes of the form', () => {
  const queries = createQueryClient();
  const values = { ...begun };
  reviewDraft(queries, 1).keep(values);
  values.review_text = '';
  expect(reviewDraft(queries, 1).read()).toEqual(begun);
});

it('forgets what was sent', () => {
  const queries = createQueryClient();
  reviewDraft(queries, 1).keep(begun);
  reviewDraft(queries, 1).forget();
  expect(reviewDraft(queries, 1).read()).toBeUndefined();
});

it('outlives reviews that are fetched again, but not the person who wrote it', async () => {
  const queries = createQueryClient();
  reviewDraft(queries, 1).keep(begun);
  await queries.invalidateQueries({ queryKey: resourceKey('review') });
  expect(reviewDraft(queries, 1).read()).toEqual(begun);
  await queries.resetQueries();
  expect(reviewDraft(queries, 1).read()).toBeUndefined();
});

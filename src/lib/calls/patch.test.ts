import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#src/contract/endpoint.ts';
import { applyPatch, inAnswer, invalidate, type Patch } from './patch.ts';
import { callKey, createQueryClient, resourceKey } from './query.ts';

const book = endpoint('POST /things/:id/book', {
  name: 'test.book',
  resource: 'task',
  invalidates: ['task', 'offer'],
  params: z.object({ id: z.number() }),
  answer: z.object({ done: z.boolean() }),
  fallback: 'Failed to book',
});

it('invalidates only the resources of the call', () => {
  const queries = createQueryClient();
  const resources = ['task', 'offer', 'message', 'dashboard'];
  for (const resource of resources) queries.setQueryData([...resourceKey(resource), 'x'], {});
  invalidate(queries, book);
  const isStale = (resource: string) =>
    queries.getQueryState([...resourceKey(resource), 'x'])?.isInvalidated;
  expect(resources.filter(isStale)).toEqual(['task', 'offer']);
});

it('patches cached answers and invalidates only the others', () => {
  const queries = createQueryClient();
  const list = callKey({ ...book, name: 'test.list' });
  const other = callKey({ ...book, name: 'test.figures' });
  queries.setQueryData([...list, 'pages'], { done: false });
  queries.setQueryData([...other, 'x'], { done: false });
  const patched = { ...book, name: 'test.list' };
  const patch: Patch<{ by: string }> = {
    answers: [inAnswer(patched, (answer, { by }) => ({ ...answer, done: by === 'you' }))],
    completes: [patched],
  };
  applyPatch(queries, patch, { by: 'you' });
  invalidate(queries, book, patch);
  expect(queries.getQueryData([...list, 'pages'])).toEqual({ done: true });
  expect(queries.getQueryState([...list, 'pages'])?.isInvalidated).toBe(false);
  expect(queries.getQueryData([...other, 'x'])).toEqual({ done: false });
  expect(queries.getQueryState([...other, 'x'])?.isInvalidated).toBe(true);
});

it('patches a fetch in flight, but not a later one', async () => {
  const queries = createQueryClient();
  const list = { ...book, name: 'test.list' };
  const queryKey = [...callKey(list), 'pages'];
  const fetchList = (queryFn: () => Promise<{ done: boolean }>) =>
    queries.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  const { promise, resolve } = Promise.withResolvers<{ done: boolean }>();
  queries.setQueryData(queryKey, { done: false });
  const inFlight = fetchList(() => promise);
  applyPatch(
    queries,
    { answers: [inAnswer(list, (_, change: { done: boolean }) => change)], completes: [] },
    { done: true },
  );
  expect(queries.getQueryData(queryKey)).toEqual({ done: true });
  resolve({ done: false });
  await inFlight;
  expect(queries.getQueryData(queryKey)).toEqual({ done: true });
  await fetchList(async () => ({ done: false }));
  expect(queries.getQueryData(queryKey)).toEqual({ done: false });
});

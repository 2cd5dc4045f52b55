import { expect, it } from 'vitest';
import { lockOf } from '../calls/mutation-locks.ts';
import { createSessionStore } from './session.ts';
import { createMemoryStorage } from './storage.ts';
import { exampleSession } from '../testing/example-session.ts';
import { createViewerStore } from './viewer.ts';
import { createViewerCache } from './viewer-cache.ts';

function setUp(user: number | null) {
  const session = createSessionStore(createMemoryStorage());
  if (user !== null) session.start(exampleSession(user));
  const cache = createViewerCache(createViewerStore(session));
  const queries = cache.current();
  queries.setQueryData(['offer', 'offers.list'], { private: true });
  const data = () => cache.current().getQueryData(['offer', 'offers.list']);
  return { session, cache, queries, data };
}

it('starts an empty cache as soon as the viewer leaves', () => {
  const { session, queries, data } = setUp(1);
  // Components hear of the end after the cache: what they read then is what they paint.
  let seen: unknown = 'not called';
  session.subscribe(() => {
    seen = data();
  });
  session.end('signed-out');
  expect(seen).toBeUndefined();
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

it('keeps the client but not the data when someone else signs in here', () => {
  const { session, cache, queries, data } = setUp(1);
  lockOf(queries, ['offer', 12]).isTaken = true;
  session.start(exampleSession(2));
  expect(cache.current()).toBe(queries);
  expect(data()).toBeUndefined();
  expect(lockOf(queries, ['offer', 12]).isTaken).toBe(false);
});

it('refetches what a signed-out visitor had loaded after signing in', () => {
  const { session, queries } = setUp(null);
  session.start(exampleSession(1));
  expect(queries.getQueryState(['offer', 'offers.list'])?.isInvalidated).toBe(true);
});

it('ignores a late answer to a call of the viewer who left', async () => {
  const { session, queries, cache } = setUp(1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = queries.fetchQuery({ queryKey: ['message'], queryFn: () => promise });
  session.end('unauthorized');
  resolve('a private message');
  await late.catch(() => {});
  expect(cache.current().getQueryData(['message'])).toBeUndefined();
});

it('stops following the viewer when disposed', () => {
  const { session, cache, queries } = setUp(1);
  cache.dispose();
  session.end('unauthorized');
  expect(cache.current()).toBe(queries);
});

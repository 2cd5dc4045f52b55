import { expect, it } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { lockOf } from '../calls/mutation-locks.ts';
import { createSessionStore } from './session.ts';
import { createMemoryStorage } from './storage.ts';
import { exampleSession } from '../testing/example-session.ts';
import { createViewerStore } from './viewer.ts';
import { createViewerCache } from './viewer-cache.ts';

function setUp(user: number | null) {
  const storage = createMemoryStorage();
  const session = createSessionStore(storage);
  if (user !== null) session.start(exampleSession(user));
  const viewer = createViewerStore(session);
  const cache = createViewerCache(viewer);
  const queries = cache.current();
  queries.setQueryData(['offer', 'offers.list'], { private: true });
  const data = () => cache.current().getQueryData(['offer', 'offers.list']);
  return { storage, session, viewer, cache, queries, data };
}

it.each(['signed-out', 'signed-out-elsewhere', 'unauthorized'] as const)(
  'starts an empty cache as soon as the session ends (%s)',
  (reason) => {
    const { session, queries, data, viewer } = setUp(1);
    // Components hear of the end after the cache: what they read then is what they paint.
    let seen: unknown = 'not called';
    session.subscribe(() => {
      seen = data();
    });
    session.end(reason);
    expect(seen).toBeUndefined();
    expect(viewer.epoch()).toBe(1);
    expect(queries.getQueryCache().getAll()).toEqual([]);
  },
);

it('starts an empty cache when another tab signs in someone else', () => {
  const { storage, data, viewer } = setUp(1);
  storage.changeElsewhere({
    [SESSION_KEYS.token]: 'token-2',
    [SESSION_KEYS.user]: JSON.stringify(exampleSession(2).user),
  });
  expect(data()).toBeUndefined();
  expect(viewer.epoch()).toBeGreaterThan(0);
});

it('keeps the client but not the data when someone else signs in here', () => {
  const { session, cache, queries, data } = setUp(1);
  lockOf(queries, ['offer', 12]).isTaken = true;
  session.start(exampleSession(2));
  expect(cache.current()).toBe(queries);
  expect(data()).toBeUndefined();
  expect(lockOf(queries, ['offer', 12]).isTaken).toBe(false);
});

it('keeps the cache for a new token of the same viewer', () => {
  const { session, data } = setUp(1);
  session.start({ ...exampleSession(1), token: 'renewed' });
  expect(data()).toEqual({ private: true });
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

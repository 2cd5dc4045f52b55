import { expect, it, vi } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createSessionStore } from './session.ts';
import { createMemoryStorage } from './storage.ts';
import { exampleSession } from '../testing/example-session.ts';
import { createViewerStore, type ViewerChange } from './viewer.ts';

function setUp(user: number | null) {
  const storage = createMemoryStorage();
  const session = createSessionStore(storage);
  if (user !== null) session.start(exampleSession(user));
  const viewer = createViewerStore(session);
  const listener = vi.fn<(change: ViewerChange) => void>();
  const unsubscribe = viewer.subscribe(listener);
  const changes = () => listener.mock.calls.flat();
  const signInElsewhere = (id: number) =>
    storage.changeElsewhere({
      [SESSION_KEYS.token]: `token-${id}`,
      [SESSION_KEYS.user]: JSON.stringify(exampleSession(id).user),
    });
  return { storage, session, viewer, changes, unsubscribe, signInElsewhere };
}

it('says that a visitor has signed in, and counts nobody as gone', () => {
  const { session, viewer, changes } = setUp(null);
  session.start(exampleSession(1));
  expect(changes()).toEqual(['arrived']);
  expect(viewer.epoch()).toBe(0);
});

it('says that a visitor has signed in elsewhere', () => {
  const { signInElsewhere, viewer, changes } = setUp(null);
  signInElsewhere(1);
  expect(changes()).toEqual(['arrived']);
  expect(viewer.epoch()).toBe(0);
});

it('says that someone else has signed in here, and does not count it', () => {
  const { session, viewer, changes } = setUp(1);
  session.start(exampleSession(2));
  expect(changes()).toEqual(['replaced']);
  expect(viewer.epoch()).toBe(0);
});

it.each(['signed-out', 'signed-out-elsewhere', 'unauthorized'] as const)(
  'says that the viewer has left, and counts it (%s)',
  (reason) => {
    const { session, viewer, changes } = setUp(1);
    session.end(reason);
    expect(changes()).toEqual(['left']);
    expect(viewer.epoch()).toBe(1);
  },
);

it('counts each viewer who leaves', () => {
  const { session, viewer, changes } = setUp(1);
  session.end('signed-out');
  session.start(exampleSession(2));
  session.end('signed-out');
  expect(changes()).toEqual(['left', 'arrived', 'left']);
  expect(viewer.epoch()).toBe(2);
});

it('says that the viewer has left when another tab signs in someone else', () => {
  const { session, storage, viewer, changes } = setUp(1);
  const { user, token } = exampleSession(2);
  // The other tab writes both records before the first event comes.
  storage.set(SESSION_KEYS.token, token);
  storage.changeElsewhere({ [SESSION_KEYS.user]: JSON.stringify(user) });
  expect(session.current()?.user.id).toBe(2);
  expect(changes()).toEqual(['left']);
  expect(viewer.epoch()).toBe(1);
});

it('has counted a leave before it says so', () => {
  const { session, viewer } = setUp(1);
  let epoch: number | undefined;
  viewer.subscribe(() => {
    epoch = viewer.epoch();
  });
  session.end('signed-out');
  expect(epoch).toBe(1);
});

it('says nothing about a new token of the same user, here or elsewhere', () => {
  const { session, storage, viewer, changes } = setUp(1);
  session.start({ ...exampleSession(1), token: 'renewed' });
  storage.changeElsewhere({ [SESSION_KEYS.token]: 'renewed elsewhere' });
  expect(session.current()?.token).toBe('renewed elsewhere');
  expect(changes()).toEqual([]);
  expect(viewer.epoch()).toBe(0);
});

it('says nothing about a 401 of a visitor who was signed out', () => {
  const { session, viewer, changes } = setUp(null);
  session.end('unauthorized');
  expect(changes()).toEqual([]);
  expect(viewer.epoch()).toBe(0);
});

it('tells current listeners only', () => {
  const { session, unsubscribe, viewer, changes } = setUp(1);
  const other = vi.fn();
  viewer.subscribe(other);
  unsubscribe();
  session.end('signed-out');
  expect(changes()).toEqual([]);
  expect(other).toHaveBeenCalledExactlyOnceWith('left');
});

it('stops following the session when disposed', () => {
  const { session, viewer, changes } = setUp(1);
  viewer.dispose();
  session.end('signed-out');
  expect(changes()).toEqual([]);
  expect(viewer.epoch()).toBe(0);
});

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

type Page = ReturnType<typeof setUp>;

it.each<[string, number | null, (page: Page) => void, ViewerChange[]]>([
  ['a visitor signs in', null, ({ session }) => session.start(exampleSession(1)), ['arrived']],
  ['a visitor signs in elsewhere', null, ({ signInElsewhere }) => signInElsewhere(1), ['arrived']],
  ['a visitor gets a 401', null, ({ session }) => session.end('unauthorized'), []],
  ['someone else signs in', 1, ({ session }) => session.start(exampleSession(2)), ['replaced']],
  ['someone else signs in elsewhere', 1, ({ signInElsewhere }) => signInElsewhere(2), ['left']],
  ['the viewer signs out', 1, ({ session }) => session.end('signed-out'), ['left']],
  ['they sign out elsewhere', 1, ({ session }) => session.end('signed-out-elsewhere'), ['left']],
  ['their token is rejected', 1, ({ session }) => session.end('unauthorized'), ['left']],
  [
    'one viewer leaves after the other',
    1,
    ({ session }) => {
      session.end('signed-out');
      session.start(exampleSession(2));
      session.end('signed-out');
    },
    ['left', 'arrived', 'left'],
  ],
  [
    'the viewer gets a new token, here and elsewhere',
    1,
    ({ session, storage }) => {
      session.start({ ...exampleSession(1), token: 'renewed' });
      storage.changeElsewhere({ [SESSION_KEYS.token]: 'renewed elsewhere' });
    },
    [],
  ],
])('tells when %s, and counts who has left', (_, user, act, expected) => {
  const page = setUp(user);
  act(page);
  expect(page.changes()).toEqual(expected);
  expect(page.viewer.epoch()).toBe(expected.filter((change) => change === 'left').length);
});

it('tells once when another tab has written both records before the first event comes', () => {
  const { session, storage, changes } = setUp(1);
  const { user, token } = exampleSession(2);
  storage.set(SESSION_KEYS.token, token);
  storage.changeElsewhere({ [SESSION_KEYS.user]: JSON.stringify(user) });
  expect(session.current()?.user.id).toBe(2);
  expect(changes()).toEqual(['left']);
});

it('has counted a leave before it tells current listeners, and only those', () => {
  const { session, viewer, changes, unsubscribe } = setUp(1);
  const epochs: number[] = [];
  viewer.subscribe(() => epochs.push(viewer.epoch()));
  unsubscribe();
  session.end('signed-out');
  expect(epochs).toEqual([1]);
  expect(changes()).toEqual([]);
});

it('stops following the session when disposed', () => {
  const { session, viewer, changes } = setUp(1);
  viewer.dispose();
  session.end('signed-out');
  expect(changes()).toEqual([]);
  expect(viewer.epoch()).toBe(0);
});

import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session.ts';
import { createMemoryStorage } from './storage.ts';
import { exampleSession } from '../testing/example-session.ts';

const clara = exampleSession(1);
const wes = exampleSession(2);
const { user } = clara;
const record = JSON.stringify(user);

describe('the stored record', () => {
  it('restores the session', () => {
    const store = createSessionStore(createMemoryStorage({ auth_token: 'a', user: record }));
    expect(store.current()).toEqual({ token: 'a', user });
    expect(store.lastEnd()).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['a token alone', { auth_token: 'a' }],
    ['a user alone', { user: record }],
    ['malformed JSON', { auth_token: 'a', user: '{' }],
    ['a user without an id', { auth_token: 'a', user: '{"first_name":"Clara"}' }],
  ])('means signed out when it is %s', (_, initial: Record<string, string>) => {
    expect(createSessionStore(createMemoryStorage(initial)).current()).toBeNull();
  });
});

it('start stores token and user and notifies listeners', () => {
  const storage = createMemoryStorage();
  const store = createSessionStore(storage);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.start(clara);
  unsubscribe();
  store.start(wes);
  store.start(clara);
  expect(store.current()).toBe(clara);
  expect(storage.get('auth_token')).toBe(clara.token);
  expect(JSON.parse(storage.get('user') ?? '')).toEqual(user);
  expect(listener).toHaveBeenCalledOnce();
});

it.each(['signed-out', 'unauthorized'] as const)(
  'end with %s clears only token, user and role',
  (reason) => {
    const records = { auth_token: 'a', user: record, user_role: 'client', theme: 'dark' };
    const storage = createMemoryStorage(records);
    const store = createSessionStore(storage);
    store.end(reason);
    expect(store.current()).toBeNull();
    expect(store.lastEnd()).toBe(reason);
    expect(Object.keys(records).map((key) => storage.get(key))).toEqual([null, null, null, 'dark']);
    store.start(clara);
    expect(store.lastEnd()).toBeNull();
  },
);

it('raises onEnd with the reason whenever a session ends', () => {
  const storage = createMemoryStorage();
  const store = createSessionStore(storage);
  const listener = vi.fn();
  const unsubscribe = store.onEnd(listener);
  store.start(clara);
  expect(listener).not.toHaveBeenCalled();
  store.end('unauthorized');
  store.start(clara);
  storage.changeElsewhere({ auth_token: null, user: null });
  unsubscribe();
  store.end('signed-out');
  expect(listener.mock.calls).toEqual([
    [{ reason: 'unauthorized', hadSession: true }],
    [{ reason: 'signed-out-elsewhere', hadSession: true }],
  ]);
});

describe('another tab', () => {
  function openTab() {
    const storage = createMemoryStorage({ auth_token: clara.token, user: record });
    const store = createSessionStore(storage);
    const listener = vi.fn();
    store.subscribe(listener);
    return { storage, store, listener };
  }

  it('that signs out signs this tab out, with one notification', () => {
    const { storage, store, listener } = openTab();
    storage.changeElsewhere({ auth_token: null, user: null, user_role: null });
    expect(store.current()).toBeNull();
    expect(store.lastEnd()).toBe('signed-out-elsewhere');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('whose call was rejected ends the session here, which is not signing out', () => {
    const { storage, store } = openTab();
    const before = storage.get('auth_token');
    const other = createSessionStore(storage);
    other.end('unauthorized');
    const changes = { session_end: storage.get('session_end'), auth_token: null, user: null };
    expect([before, changes.session_end]).toEqual([clara.token, 'unauthorized']);
    storage.changeElsewhere(changes);
    expect([store.current(), store.lastEnd()]).toEqual([null, 'unauthorized']);
  });

  it('that signs out after an earlier session was rejected is told as such', () => {
    const { storage, store } = openTab();
    store.end('unauthorized');
    store.start(clara);
    storage.changeElsewhere({ auth_token: null, user: null });
    expect(store.lastEnd()).toBe('signed-out-elsewhere');
  });

  it('that signs in another user changes the session, with one notification', () => {
    const { storage, store, listener } = openTab();
    storage.changeElsewhere({ auth_token: wes.token, user: JSON.stringify(wes.user) });
    expect(store.current()).toEqual(wes);
    expect(store.lastEnd()).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('never gives the token of one user to another between its two writes', () => {
    const { storage, store } = openTab();
    const seen: (string | undefined)[] = [];
    store.subscribe(() => {
      const { token, user } = store.current() ?? {};
      seen.push(`${token} ${user?.id}`);
    });
    const writes: string[] = [];
    const other = createSessionStore({
      ...createMemoryStorage(),
      set(key, value) {
        writes.push(key);
        storage.changeElsewhere({ [key]: value });
      },
    });
    other.start(wes);
    expect(writes).toEqual(['user', 'auth_token']);
    expect(seen).toEqual([`${wes.token} ${wes.user.id}`]);
  });

  it('that verifies the account updates the user', () => {
    const { storage, store, listener } = openTab();
    const verified = { ...clara.user, email_verified_at: '2026-03-14T10:00:00Z' };
    storage.changeElsewhere({ user: JSON.stringify(verified) });
    expect(store.current()?.user.email_verified_at).toBe('2026-03-14T10:00:00Z');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('that renews the token changes the session', () => {
    const { storage, store } = openTab();
    storage.changeElsewhere({ auth_token: 'renewed' });
    expect(store.current()).toEqual({ token: 'renewed', user });
  });

  it.each([{ user_role: 'worker' }, { theme: 'dark' }, { user: record }])(
    'that writes %j changes nothing',
    (change) => {
      const { storage, store, listener } = openTab();
      const before = store.current();
      storage.changeElsewhere(change);
      expect(store.current()).toBe(before);
      expect(listener).not.toHaveBeenCalled();
    },
  );
});

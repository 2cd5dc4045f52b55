import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session.ts';
import { createBrowserStorage, createMemoryStorage } from './storage.ts';
import { exampleSession } from '../testing/example-session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs `window` with a `localStorage` that can be full. Returns a dispatcher of storage events. */
function pageWith(values: Map<string, string>, isFull: () => boolean) {
  const target = new EventTarget();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  const dispatch = (key: string | null, storageArea: unknown = localStorage) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
  /** Shows the page: after a load, or from the back-forward cache. */
  const show = (persisted: boolean) =>
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { dispatch, show };
}

it('in memory: sets, replaces and removes, apart from another one with the same values', () => {
  const initial = { a: '1' };
  const [storage, other] = [createMemoryStorage(initial), createMemoryStorage(initial)];
  storage.set('b', '2');
  storage.set('a', '3');
  expect([storage.get('a'), storage.get('b'), storage.get('c')]).toEqual(['3', '2', null]);
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
  expect(other.get('a')).toBe('1');
});

it('in memory: notifies once per key, after all changes are applied', () => {
  const storage = createMemoryStorage({ a: '1', b: '2' });
  const seen: unknown[] = [];
  const unsubscribe = storage.subscribe((key) =>
    seen.push([key, storage.get('a'), storage.get('b')]),
  );
  storage.set('a', '3');
  storage.changeElsewhere({ a: '4', b: null });
  unsubscribe();
  storage.changeElsewhere({ a: '5' });
  expect(seen).toEqual([
    ['a', '4', null],
    ['b', '4', null],
  ]);
  expect(storage.get('a')).toBe('5');
});

describe('in the browser', () => {
  it('stores values in localStorage', () => {
    const values = new Map([['a', '1']]);
    pageWith(values, () => false);
    const storage = createBrowserStorage();
    storage.set('b', '2');
    expect([storage.get('a'), values.get('b')]).toEqual(['1', '2']);
    storage.remove('a');
    expect(values.has('a')).toBe(false);
  });

  it('keeps a value in memory while localStorage is full', () => {
    const values = new Map([['a', '1']]);
    let isFull = true;
    pageWith(values, () => isFull);
    const storage = createBrowserStorage();
    storage.set('a', '2');
    expect([storage.get('a'), values.get('a')]).toEqual(['2', '1']);
    expect([storage.isPersistent('a'), storage.isPersistent('b')]).toEqual([false, true]);
    isFull = false;
    storage.set('a', '3');
    expect([storage.get('a'), values.get('a')]).toEqual(['3', '3']);
    expect(storage.isPersistent('a')).toBe(true);
  });

  it('removes a value that was kept in memory', () => {
    pageWith(new Map(), () => true);
    const storage = createBrowserStorage();
    storage.set('a', '1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('falls back to memory where storage is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const storage = createBrowserStorage();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    expect(storage.isPersistent('a')).toBe(false);
  });

  it('notifies about changes by other tabs to this storage area until unsubscribed', () => {
    const { dispatch } = pageWith(new Map(), () => false);
    const listener = vi.fn();
    const unsubscribe = createBrowserStorage().subscribe(listener);
    dispatch('a');
    dispatch('b', {});
    dispatch(null);
    unsubscribe();
    dispatch('c');
    expect(listener.mock.calls).toEqual([['a'], [null]]);
  });

  it('keeps what belongs to one of several sites under a prefix', () => {
    const values = new Map([['user', 'of another app']]);
    const { dispatch } = pageWith(values, () => false);
    const storage = createBrowserStorage('localStorage', 'nearhand:/repo/:');
    expect(storage.get('user')).toBeNull();
    storage.set('user', 'own');
    expect([...values]).toEqual([
      ['user', 'of another app'],
      ['nearhand:/repo/:user', 'own'],
    ]);
    const listener = vi.fn();
    storage.subscribe(listener);
    dispatch('user');
    dispatch('nearhand:/repo/pr/12/:user');
    dispatch('nearhand:/repo/:user');
    dispatch(null);
    expect(listener.mock.calls).toEqual([['user'], [null]]);
    storage.remove('user');
    expect([...values.keys()]).toEqual(['user']);
  });

  it('notifies a page that comes back from the back-forward cache, which has missed events', () => {
    const { token, user } = exampleSession(1);
    const values = new Map([
      ['auth_token', token],
      ['user', JSON.stringify(user)],
    ]);
    const { show } = pageWith(values, () => false);
    const storage = createBrowserStorage();
    const session = createSessionStore(storage);
    const listener = vi.fn();
    const unsubscribe = storage.subscribe(listener);
    show(false);
    expect(listener).not.toHaveBeenCalled();

    values.clear();
    show(true);
    expect(listener.mock.calls).toEqual([[null]]);
    expect([session.current(), session.lastEnd()]).toEqual([null, 'signed-out-elsewhere']);
    unsubscribe();
    show(true);
    expect(listener).toHaveBeenCalledOnce();
  });
});

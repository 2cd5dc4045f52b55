import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStorage, createMemoryStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A stand-in for `localStorage` that can be full. */
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
  return (key: string | null, storageArea: unknown = localStorage) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
}

it('in memory: keeps, replaces and removes', () => {
  const storage = createMemoryStorage({ a: '1' });
  storage.set('b', '2');
  storage.set('a', '3');
  expect([storage.get('a'), storage.get('b'), storage.get('c')]).toEqual(['3', '2', null]);
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
});

it('in memory: two storages share nothing', () => {
  const initial = { a: '1' };
  const [first, second] = [createMemoryStorage(initial), createMemoryStorage(initial)];
  first.set('a', '2');
  expect(second.get('a')).toBe('1');
  expect(initial).toEqual({ a: '1' });
});

it('in memory: is told what another tab changes, key by key, when all is there', () => {
  const storage = createMemoryStorage({ a: '1', b: '2' });
  const seen: unknown[] = [];
  const leave = storage.subscribe((key) => seen.push([key, storage.get('a'), storage.get('b')]));
  storage.set('a', '3');
  storage.changeElsewhere({ a: '4', b: null });
  leave();
  storage.changeElsewhere({ a: '5' });
  expect(seen).toEqual([
    ['a', '4', null],
    ['b', '4', null],
  ]);
  expect(storage.get('a')).toBe('5');
});

describe('in the browser', () => {
  it('keeps values in localStorage', () => {
    const values = new Map([['a', '1']]);
    pageWith(values, () => false);
    const storage = createBrowserStorage();
    storage.set('b', '2');
    expect([storage.get('a'), values.get('b')]).toEqual(['1', '2']);
    storage.remove('a');
    expect(values.has('a')).toBe(false);
  });

  it('keeps what does not fit as long as the page lives', () => {
    const values = new Map([['a', '1']]);
    let isFull = true;
    pageWith(values, () => isFull);
    const storage = createBrowserStorage();
    storage.set('a', '2');
    expect([storage.get('a'), values.get('a')]).toEqual(['2', '1']);
    isFull = false;
    storage.set('a', '3');
    expect([storage.get('a'), values.get('a')]).toEqual(['3', '3']);
  });

  it('removes what did not fit, too', () => {
    pageWith(new Map(), () => true);
    const storage = createBrowserStorage();
    storage.set('a', '1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('lives in memory where storage is forbidden', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const storage = createBrowserStorage();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
  });

  it('tells what other tabs change in this storage, until nobody listens', () => {
    const dispatch = pageWith(new Map(), () => false);
    const listener = vi.fn();
    const leave = createBrowserStorage().subscribe(listener);
    dispatch('a');
    dispatch('b', {});
    dispatch(null);
    leave();
    dispatch('c');
    expect(listener.mock.calls).toEqual([['a'], [null]]);
  });
});

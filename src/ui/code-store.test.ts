import { describe, expect, it, vi } from 'vitest';
import { createCodeStore, type CodeStoreOptions, type LazyCode } from './code-store.ts';

function storeWith(options: Partial<CodeStoreOptions> = {}) {
  const report = vi.fn();
  const store = createCodeStore({
    run: (code) => code.load(),
    isOutdated: () => Promise.resolve(false),
    reload: () => {},
    report,
    ...options,
  });
  return { store, report };
}

/** Code that fails as many times as asked, then loads. */
function failing(times: number): LazyCode<string> & { load: ReturnType<typeof vi.fn> } {
  let left = times;
  return {
    name: 'Menu',
    load: vi.fn(() => {
      left -= 1;
      return left < 0 ? Promise.resolve('the menu') : Promise.reject(new Error('offline'));
    }),
  };
}

it('loads code once, however often it is asked for', async () => {
  const { store } = storeWith();
  const code = failing(0);
  expect(store.state(code)).toEqual({ status: 'loading' });
  await Promise.all([store.load(code), store.load(code)]);
  await store.load(code);
  expect(store.state(code)).toEqual({ status: 'loaded', value: 'the menu' });
  expect(code.load).toHaveBeenCalledOnce();
});

describe('a preload', () => {
  it('loads code for later', async () => {
    const { store } = storeWith();
    const code = failing(0);
    store.preload(code);
    await store.load(code);
    expect(code.load).toHaveBeenCalledOnce();
  });

  it('fails silently', async () => {
    const { store, report } = storeWith();
    const code = failing(1);
    store.preload(code);
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.state(code)).toEqual({ status: 'loading' });
    expect(report).not.toHaveBeenCalled();
    expect(await store.load(code)).toMatchObject({ status: 'loaded' });
  });

  it('reports the failure if something needs the code by then', async () => {
    const { store, report } = storeWith();
    const code = failing(1);
    store.preload(code);
    expect(await store.load(code)).toMatchObject({ status: 'failed', attempts: 1 });
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('after a failure', () => {
  it('reports it, and loads again when asked', async () => {
    const { store, report } = storeWith();
    const code = failing(2);
    expect(await store.load(code)).toMatchObject({ status: 'failed', attempts: 1 });
    expect(report).toHaveBeenCalledExactlyOnceWith({
      name: 'Menu',
      cause: 'load',
      error: new Error('offline'),
    });
    expect(await store.load(code)).toMatchObject({ status: 'failed', attempts: 2 });
    expect(await store.load(code)).toEqual({ status: 'loaded', value: 'the menu' });
  });

  it('is retrying until the outcome is known', async () => {
    const { store } = storeWith();
    const code = failing(1);
    await store.load(code);
    const states: unknown[] = [];
    const unsubscribe = store.subscribe(() => states.push(store.state(code)));
    await store.load(code);
    unsubscribe();
    expect(states).toEqual([
      { status: 'failed', attempts: 1, isRetrying: true, isOutdated: false },
      { status: 'loaded', value: 'the menu' },
    ]);
  });

  it('asks each time whether a newer version is deployed', async () => {
    const answers = [false, true];
    const { store } = storeWith({ isOutdated: () => Promise.resolve(answers.shift() ?? false) });
    const code = failing(2);
    expect(await store.load(code)).toMatchObject({ isOutdated: false });
    expect(await store.load(code)).toMatchObject({ isOutdated: true });
  });
});

describe('whenLoaded', () => {
  /** As React's `use` reads it: a promise with its status. */
  const statusOf = (promise: Promise<void>) => (promise as { status?: unknown }).status;

  it('is one promise for the same code, before and after it has loaded', async () => {
    const { store } = storeWith();
    const [code, other] = [failing(0), failing(0)];
    const promise = store.whenLoaded(code);
    expect(store.whenLoaded(code)).toBe(promise);
    expect(store.whenLoaded(other)).not.toBe(promise);
    await store.load(code);
    expect(store.whenLoaded(code)).toBe(promise);
  });

  it('loads nothing by itself', () => {
    const { store } = storeWith();
    const code = failing(0);
    void store.whenLoaded(code);
    expect(code.load).not.toHaveBeenCalled();
  });

  it.each(['load', 'preload'] as const)('resolves after a %s', async (method) => {
    const { store } = storeWith();
    const code = failing(0);
    const promise = store.whenLoaded(code);
    expect(statusOf(promise)).toBeUndefined();
    void store[method](code);
    await promise;
    expect(store.state(code).status).toBe('loaded');
    expect(statusOf(promise)).toBe('fulfilled');
  });

  it('is resolved at once for code that has loaded', async () => {
    const { store } = storeWith();
    const code = failing(0);
    await store.load(code);
    const promise = store.whenLoaded(code);
    expect(statusOf(promise)).toBe('fulfilled');
    await expect(promise).resolves.toBeUndefined();
  });

  it('waits through a failure for the load that works', async () => {
    const { store } = storeWith();
    const code = failing(1);
    const promise = store.whenLoaded(code);
    await store.load(code);
    expect(statusOf(promise)).toBeUndefined();
    await store.load(code);
    await promise;
    expect(statusOf(promise)).toBe('fulfilled');
  });
});

import { createEngine, type MockEngine } from '../engine/engine.ts';
import { stateAddress } from '../scenarios/state-query.ts';
import type { MockState } from '../scenarios/state.ts';
import type { RealServer } from '../engine/real-server.ts';
import { createListeners } from '#src/domain/listeners.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import type { MockStorage } from '../engine/storage.ts';

/** The origin of the app in tests. */
export const ORIGIN = 'http://app.test';

/** One browser: its tabs share a storage and the system's clock. */
export function createBrowser() {
  const clock = createSteppedClock();
  const values = new Map<string, string>();
  const changed = createListeners<[key: string, by: symbol]>();

  /** A storage as one tab sees it: it hears of the changes of the others. */
  function sharedStorage(): MockStorage {
    const tab = Symbol('tab');
    return {
      ...storageOver(values, (key) => changed.notify(key, tab)),
      subscribe: (listener) =>
        changed.subscribe((key, by) => {
          if (by !== tab) listener(key);
        }),
    };
  }

  return {
    clock,
    values,
    /** Opens a tab, with nothing of its own. */
    tab() {
      const tabValues = new Map<string, string>();
      const storage = sharedStorage();
      return {
        storage,
        tabValues,
        /**
         * Loads an address.
         *
         * @param serial the world that the history's entry has shown before
         * @param realServer of a development build
         */
        load: (
          address: string | MockState,
          serial?: number,
          realServer?: RealServer,
        ): Promise<MockEngine> =>
          createEngine({
            realServer,
            baseUrl: ORIGIN,
            path: typeof address === 'string' ? address : stateAddress(address),
            serial,
            clock,
            storage,
            tabStorage: storageOver(tabValues, () => {}),
          }),
      };
    },
  };
}

function storageOver(values: Map<string, string>, onChange: (key: string) => void): MockStorage {
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      onChange(key);
    },
    remove(key) {
      if (values.delete(key)) onChange(key);
    },
    isPersistent: () => true,
    subscribe: () => () => {},
  };
}

/** Sends a call as the viewer of an engine, and returns the parsed answer. */
export async function ask(engine: MockEngine, path: string, body?: unknown): Promise<unknown> {
  const token = engine.opening().storage.get('auth_token');
  const response = await engine.handle(
    new Request(`${ORIGIN}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return response.json();
}

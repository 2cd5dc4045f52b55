import { SESSION_KEYS } from '#src/domain/session-keys.ts';

/** The parts of a browser's storage that the mocks use. */
export interface MockStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Whether the value of a key survives a reload of the page. */
  isPersistent(key: string): boolean;
  /** Calls back when another tab changes a key; null means that any key may have changed. */
  subscribe(listener: (key: string | null) => void): () => void;
}

/**
 * The prefix of all that a mocked app or a Storybook keeps in the browser, which it may share with other builds, and
 * with other apps.
 *
 * @param basePath the path it is served from, with a slash at both ends
 */
export const keyPrefix = (basePath: string): string => `nearhand:${basePath}:`;

const KEYS: ReadonlySet<string> = new Set(Object.values(SESSION_KEYS));

/** Whether a key is one of the session's. */
export const isSessionKey = (key: string | null): boolean => key !== null && KEYS.has(key);

/** Removes the session from a storage. */
export function removeSession(storage: MockStorage): void {
  for (const key of KEYS) storage.remove(key);
}

/** Writes records, such as the session values of a scenario. */
export function setAll(storage: MockStorage, records: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(records)) storage.set(key, value);
}

/**
 * Wraps a storage so that frames of one tab, which share it, don't share their values.
 *
 * @param name the name of the frame; the empty name of a tab changes nothing
 */
export function ofFrame(storage: MockStorage, name: string): MockStorage {
  if (name === '') return storage;
  const keyOf = (key: string) => `${name}.${key}`;
  return {
    get: (key) => storage.get(keyOf(key)),
    set: (key, value) => storage.set(keyOf(key), value),
    remove: (key) => storage.remove(keyOf(key)),
    isPersistent: (key) => storage.isPersistent(keyOf(key)),
    // Nothing else writes the values of a frame.
    subscribe: () => () => {},
  };
}

/** Wraps a storage and calls back after this page has changed the session in it. */
export function watchingSession(storage: MockStorage, onChange: () => void): MockStorage {
  return {
    ...storage,
    set(key, value) {
      storage.set(key, value);
      if (isSessionKey(key)) onChange();
    },
    remove(key) {
      storage.remove(key);
      if (isSessionKey(key)) onChange();
    },
  };
}

/**
 * Wraps a shared storage but keeps the session in the tab, so two users can be signed in side by side.
 *
 * @param shared the storage of all tabs
 * @param tab the storage of this tab
 */
export function withOwnSession(shared: MockStorage, tab: MockStorage): MockStorage {
  const storeOf = (key: string) => (isSessionKey(key) ? tab : shared);
  return {
    get: (key) => storeOf(key).get(key),
    set: (key, value) => storeOf(key).set(key, value),
    remove: (key) => storeOf(key).remove(key),
    isPersistent: (key) => storeOf(key).isPersistent(key),
    subscribe: (listener) =>
      shared.subscribe((key) => {
        // The session of other tabs does not affect this one.
        if (!isSessionKey(key)) listener(key);
      }),
  };
}

import type { MockStorage } from './storage.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';

const KEYS: ReadonlySet<string> = new Set(Object.values(SESSION_KEYS));

/**
 * Wraps a shared storage but keeps the session in the tab, so two users can be signed in side by side.
 *
 * @param shared the storage of all tabs
 * @param tab the storage of this tab
 */
export function withOwnSession(shared: MockStorage, tab: MockStorage): MockStorage {
  const storeOf = (key: string) => (KEYS.has(key) ? tab : shared);
  return {
    get: (key) => storeOf(key).get(key),
    set: (key, value) => storeOf(key).set(key, value),
    remove: (key) => storeOf(key).remove(key),
    isPersistent: (key) => storeOf(key).isPersistent(key),
    subscribe: (listener) =>
      shared.subscribe((key) => {
        // The session of other tabs does not affect this one.
        if (key === null || !KEYS.has(key)) listener(key);
      }),
  };
}

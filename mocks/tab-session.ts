import type { MockStorage } from '#src/contract/mock-control.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';

const KEYS: ReadonlySet<string> = new Set(Object.values(SESSION_KEYS));

/**
 * A storage in which the session belongs to one tab, so that two people can be signed in side by
 * side; everything else is what all tabs share.
 *
 * @param shared what all tabs read and write
 * @param tab what only this one does
 */
export function withOwnSession(shared: MockStorage, tab: MockStorage): MockStorage {
  const storeOf = (key: string) => (KEYS.has(key) ? tab : shared);
  return {
    get: (key) => storeOf(key).get(key),
    set: (key, value) => storeOf(key).set(key, value),
    remove: (key) => storeOf(key).remove(key),
    subscribe: (listener) =>
      shared.subscribe((key) => {
        // Who signs in or out elsewhere is somebody else's matter.
        if (key === null || !KEYS.has(key)) listener(key);
      }),
  };
}

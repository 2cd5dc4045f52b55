import { createCore } from '#src/lib/app/core.ts';
import { servicesOf, type Services } from '#src/lib/app/services.ts';
import { createSessionStore } from '#src/lib/session/session.ts';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';
import type { Stage } from '#stories/stage/stage.ts';

/**
 * Opens a second tab of the same browser, without a page: it shares the server and the storage with the stage's
 * app, and each of them hears of what the other writes.
 *
 * @returns the services of that tab
 */
export function openSecondTab(stage: Stage): Services {
  const { storage } = stage;
  const { set, remove } = storage;
  const listeners = new Set<(key: string | null) => void>();
  const tell = (key: string) => {
    for (const listener of listeners) listener(key);
  };
  storage.set = (key, value) => {
    set(key, value);
    tell(key);
  };
  storage.remove = (key) => {
    remove(key);
    tell(key);
  };
  const ofSecond: KeyValueStorage = {
    get: storage.get,
    set: (key, value) => storage.changeElsewhere({ [key]: value }),
    remove: (key) => storage.changeElsewhere({ [key]: null }),
    isPersistent: () => true,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const session = createSessionStore(ofSecond);
  return servicesOf(createCore({ ...stage.environment, storage: ofSecond, session }));
}

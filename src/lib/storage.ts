/** Where the session rests between visits; the browser's `localStorage` in the app. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab has changed a key; `null` means that all were cleared. */
  subscribe(listener: (key: string | null) => void): () => void;
}

/**
 * A storage in memory, for stories and tests, and for browsers that refuse theirs.
 *
 * @param initial what it holds at first
 */
export function createMemoryStorage(
  initial: Readonly<Record<string, string>> = {},
): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: () => () => {},
  };
}

/** The browser's storage; where it is forbidden or full, the values live as long as the page. */
export function createBrowserStorage(): KeyValueStorage {
  let store: Storage;
  try {
    store = window.localStorage;
    store.getItem('');
  } catch {
    return createMemoryStorage();
  }
  const unsaved = new Map<string, string>();
  return {
    get: (key) => unsaved.get(key) ?? store.getItem(key),
    set(key, value) {
      try {
        store.setItem(key, value);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, value);
      }
    },
    remove(key) {
      unsaved.delete(key);
      store.removeItem(key);
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === store) listener(event.key);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

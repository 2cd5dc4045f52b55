/** Where the session rests between visits; the browser's `localStorage` in the app. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab has changed a key; `null` means that all were cleared. */
  subscribe(listener: (key: string | null) => void): () => void;
}

/** A storage in memory, which can be told what another tab has changed. */
export interface MemoryStorage extends KeyValueStorage {
  /** Changes values as another tab would; null removes one. */
  changeElsewhere(changes: Readonly<Record<string, string | null>>): void;
}

/**
 * A storage in memory, for stories and tests, and for browsers that refuse theirs.
 *
 * @param initial what it holds at first
 */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const values = new Map(Object.entries(initial));
  const listeners = new Set<(key: string | null) => void>();
  const put = (key: string, value: string | null) => {
    if (value === null) values.delete(key);
    else values.set(key, value);
  };
  return {
    get: (key) => values.get(key) ?? null,
    set: put,
    remove: (key) => put(key, null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeElsewhere(changes) {
      for (const [key, value] of Object.entries(changes)) put(key, value);
      for (const key of Object.keys(changes)) for (const listener of listeners) listener(key);
    },
  };
}

/**
 * The browser's storage; where it is forbidden or full, the values live as long as the page.
 *
 * @param area what all tabs share, or what lives as long as this one
 */
export function createBrowserStorage(
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): KeyValueStorage {
  let store: Storage;
  try {
    store = window[area];
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

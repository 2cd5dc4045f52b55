import { createListeners } from '#src/domain/listeners.ts';

/** Where the session is persisted; `localStorage` in the app. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  isPersistent(key: string): boolean;
  /** Calls back when another tab changes a key; `null` means that any key may have changed. */
  subscribe(listener: (key: string | null) => void): () => void;
}

/** An in-memory storage that can simulate changes by another tab. */
export interface MemoryStorage extends KeyValueStorage {
  /** Changes values as another tab would; null removes a key. */
  changeElsewhere(changes: Readonly<Record<string, string | null>>): void;
}

/**
 * Creates an in-memory storage, for stories and tests. It outlives the pages of one stage, so it counts
 * as persistent.
 *
 * @param initial the initial values
 */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const values = new Map(Object.entries(initial));
  const listeners = createListeners<[key: string | null]>();
  const write = (key: string, value: string | null) => {
    if (value === null) values.delete(key);
    else values.set(key, value);
  };
  return {
    get: (key) => values.get(key) ?? null,
    set: write,
    remove: (key) => write(key, null),
    isPersistent: () => true,
    subscribe: listeners.subscribe,
    changeElsewhere(changes) {
      for (const [key, value] of Object.entries(changes)) write(key, value);
      for (const key of Object.keys(changes)) listeners.notify(key);
    },
  };
}

/**
 * Creates a storage over the browser's. Falls back to memory where storage is blocked or full, so
 * those values last until the page is closed.
 *
 * @param area `localStorage` is shared by all tabs, `sessionStorage` belongs to this tab
 * @param prefix of the keys in the browser, where several sites share an origin
 */
export function createBrowserStorage(
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
  prefix = '',
): KeyValueStorage {
  let store: Storage;
  try {
    store = window[area];
    store.getItem('');
  } catch {
    return { ...createMemoryStorage(), isPersistent: () => false };
  }
  const unsaved = new Map<string, string>();
  return {
    get: (key) => unsaved.get(key) ?? store.getItem(prefix + key),
    set(key, value) {
      try {
        store.setItem(prefix + key, value);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, value);
      }
    },
    remove(key) {
      unsaved.delete(key);
      store.removeItem(prefix + key);
    },
    isPersistent: (key) => !unsaved.has(key),
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== store) return;
        if (event.key === null) listener(null);
        else if (event.key.startsWith(prefix)) listener(event.key.slice(prefix.length));
      };
      // A page in the back-forward cache gets no events: what it shows may be of another session.
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener(null);
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

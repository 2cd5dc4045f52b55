import { useSyncExternalStore } from 'react';

/** A value that changes, and tells so. */
export interface Store<State> {
  state(): State;
  subscribe(listener: () => void): () => void;
}

/** Creates a store. Its owner sets the state. */
export function createStore<State>(initial: State): Store<State> & { set(next: State): void } {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Returns what a store holds, and renders again when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.state);
}

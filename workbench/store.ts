import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/domain/listeners.ts';

/** A value that changes, and tells so. */
export interface Store<State> {
  state(): State;
  subscribe(listener: () => void): () => void;
}

/** Creates a store. Its owner sets the state. */
export function createStore<State>(initial: State): Store<State> & { set(next: State): void } {
  const listeners = createListeners();
  let state = initial;
  return {
    state: () => state,
    subscribe: listeners.subscribe,
    set(next) {
      state = next;
      listeners.notify();
    },
  };
}

/** Returns what a store holds, and renders again when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.state);
}

import { useSyncExternalStore } from 'react';

/** Returns what a store holds, and renders again when it changes. */
export function useStore<State>(store: {
  state(): State;
  subscribe(listener: () => void): () => void;
}): State {
  return useSyncExternalStore(store.subscribe, store.state);
}

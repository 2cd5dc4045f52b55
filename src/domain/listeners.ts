/** Who is told of something. */
export interface Listeners<Told extends unknown[]> {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (...told: Told) => void): () => void;
  notify(...told: Told): void;
}

/** @example const listeners = createListeners<[key: string]>() */
export function createListeners<Told extends unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...told) {
      for (const listener of listeners) listener(...told);
    },
  };
}

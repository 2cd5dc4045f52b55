/** Who is told of something. @example const listeners = createListeners<[key: string]>() */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    /** Returns a function that unsubscribes. */
    subscribe(listener: (...told: Told) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...told: Told) {
      for (const listener of listeners) listener(...told);
    },
  };
}

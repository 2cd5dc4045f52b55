import { useState } from 'react';
import { usePanelWorld, type PanelEngine } from './panel-world.ts';

/**
 * Creates a hook like `useState` whose value outlives its component, so that a tab of the panel is as it
 * was when the user returns to it. A reload forgets it. Only one component at a time may use it.
 *
 * @example const useDraft = createKeptState('');
 */
export function createKeptState<Value>(
  initial: Value,
): () => readonly [value: Value, set: (value: Value) => void] {
  const kept = new WeakMap<PanelEngine, { readonly value: Value }>();
  return function useKeptState() {
    const { engine } = usePanelWorld();
    const [value, setValue] = useState(() => kept.get(engine)?.value ?? initial);
    return [
      value,
      (next) => {
        kept.set(engine, { value: next });
        setValue(next);
      },
    ];
  };
}

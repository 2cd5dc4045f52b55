import table from './states.tsv?raw';
import { parseStates, type State } from './parse-states.ts';

/** Every state of the product, in the order of the list. */
export const states: readonly State[] = parseStates(table);

const byId = new Map(states.map((state) => [state.id, state]));

/** Finds a state by its id. */
export function stateOf(id: string): State | undefined {
  return byId.get(id);
}

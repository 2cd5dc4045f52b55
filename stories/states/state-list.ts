import table from '../../docs/states/states.tsv?raw';
import { parseStates, type State } from './parse-states.ts';

/** Every state that the specification implies, in its order. */
export const states: readonly State[] = parseStates(table);

const byId = new Map(states.map((state) => [state.id, state]));

/** The state with this id; undefined when there is none. */
export function stateOf(id: string): State | undefined {
  return byId.get(id);
}

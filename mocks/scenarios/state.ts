import { overridden, type Overrides } from './overrides.ts';
import { scenarioOf, type ScenarioId } from './registry.ts';
import type { Scenario } from './scenario.ts';

/** A state of the product as data: the id of a scenario and its overrides. Used by addresses, files and requests. */
export interface MockState extends Overrides {
  readonly scenario: ScenarioId;
}

/** Applies the overrides of a state to its scenario. */
export function resolveState(state: MockState): Scenario {
  return overridden(scenarioOf(state.scenario), state);
}

import leven from 'leven';
import { dashboardScenarios } from './dashboard.ts';
import { demo } from './demo.ts';
import { offerScenarios } from './offers.ts';
import type { Scenario } from './scenario.ts';
import { shellScenarios } from './shell.ts';

const all = [demo, ...shellScenarios, ...dashboardScenarios, ...offerScenarios] as const;

/** The id of a scenario; a typed union, so that a story cannot name one that is not there. */
export type ScenarioId = (typeof all)[number]['id'];

/** Every scenario, the one that the running app starts with first. */
export const scenarios: readonly Scenario<ScenarioId>[] = all;

const byId = new Map<string, Scenario<ScenarioId>>(all.map((entry) => [entry.id, entry]));

/** The scenario with this id; undefined when there is none. */
export function findScenario(id: string): Scenario<ScenarioId> | undefined {
  return byId.get(id);
}

/** The scenario with this id. */
export function scenarioOf(id: ScenarioId): Scenario<ScenarioId> {
  const found = byId.get(id);
  if (!found) throw new Error(unknownScenario(id));
  return found;
}

/** What to say of an id that is not there, with the ids that come nearest. */
export function unknownScenario(id: string): string {
  const names = nearestScenarios(id).map((entry) => entry.id);
  return `There is no scenario "${id}". The nearest: ${names.join(', ')}.`;
}

/** The five scenarios whose ids are most like the one asked for. */
export function nearestScenarios(id: string): Scenario<ScenarioId>[] {
  return [...all]
    .map((entry) => ({ entry, far: leven(id.toLowerCase(), entry.id) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 5)
    .map(({ entry }) => entry);
}

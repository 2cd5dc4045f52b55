import { chatOfferScenarios } from './chat-offers.ts';
import { clientScenarios } from './client.ts';
import { closestTo } from './closest.ts';
import { dashboardScenarios } from './dashboard.ts';
import { demo } from './demo.ts';
import { messageScenarios } from './messages.ts';
import { messageRowScenarios } from './message-rows.ts';
import { offerScenarios } from './offers.ts';
import { pendingReviewScenarios } from './pending-reviews.ts';
import { profileScenarios } from './profiles.ts';
import { reviewScenarios } from './reviews.ts';
import type { Scenario } from './scenario.ts';
import { shellScenarios } from './shell.ts';
import { taskScenarios } from './tasks.ts';
import { workerScenarios } from './worker.ts';

const all = [
  demo,
  ...shellScenarios,
  ...dashboardScenarios,
  ...offerScenarios,
  ...chatOfferScenarios,
  ...messageScenarios,
  ...messageRowScenarios,
  ...taskScenarios,
  ...reviewScenarios,
  ...workerScenarios,
  ...clientScenarios,
  ...pendingReviewScenarios,
  ...profileScenarios,
] as const;

/** The id of a scenario. A union, so an unknown id is a type error. */
export type ScenarioId = (typeof all)[number]['id'];

/** Every scenario, the running app's default first. */
export const scenarios: readonly Scenario<ScenarioId>[] = all;

const byId = new Map<string, Scenario<ScenarioId>>(all.map((entry) => [entry.id, entry]));

/** Finds a scenario by id; undefined when it does not exist. */
export function findScenario(id: string): Scenario<ScenarioId> | undefined {
  return byId.get(id);
}

/** Returns a scenario by id. @throws Error when it does not exist */
export function scenarioOf(id: ScenarioId): Scenario<ScenarioId> {
  const found = byId.get(id);
  if (!found) throw new Error(unknownScenario(id));
  return found;
}

/** The error message for an unknown id, with suggestions. */
export function unknownScenario(id: string): string {
  const names = nearestScenarios(id).map((entry) => entry.id);
  return `Unknown scenario "${id}". Closest matches: ${names.join(', ')}.`;
}

/** The five scenarios whose ids are most like an id. */
export function nearestScenarios(id: string): Scenario<ScenarioId>[] {
  return closestTo<Scenario<ScenarioId>>(id, all);
}

import * as chatOffers from './chat-offers.ts';
import * as client from './client.ts';
import { closestTo } from './closest.ts';
import * as dashboard from './dashboard.ts';
import * as demo from './demo.ts';
import * as messageRows from './message-rows.ts';
import * as messages from './messages.ts';
import * as offerCards from './offer-cards.ts';
import * as offerDetails from './offer-details.ts';
import * as offers from './offers.ts';
import * as pendingReviews from './pending-reviews.ts';
import * as profiles from './profiles.ts';
import * as reviews from './reviews.ts';
import { isScenario, type DerivableScenario, type Scenario } from './scenario.ts';
import * as shell from './shell.ts';
import * as tasks from './tasks.ts';
import * as worker from './worker.ts';

/** The files of scenarios. All scenarios that they export are registered. */
const files = {
  './demo.ts': demo,
  './shell.ts': shell,
  './dashboard.ts': dashboard,
  './offers.ts': offers,
  './offer-cards.ts': offerCards,
  './offer-details.ts': offerDetails,
  './chat-offers.ts': chatOffers,
  './messages.ts': messages,
  './message-rows.ts': messageRows,
  './tasks.ts': tasks,
  './reviews.ts': reviews,
  './worker.ts': worker,
  './client.ts': client,
  './pending-reviews.ts': pendingReviews,
  './profiles.ts': profiles,
};

type ExportsOf<File> = File extends object ? File[keyof File] : never;

/** The id of a scenario. A union, so an unknown id is a type error. */
export type ScenarioId = Extract<
  ExportsOf<(typeof files)[keyof typeof files]>,
  DerivableScenario<string>
>['id'];

/** A scenario with the name of its export, and its module, relative to this folder. */
interface Registered {
  readonly scenario: Scenario<ScenarioId>;
  readonly name: string;
  readonly module: string;
}

/** By file, then by title. */
const all: readonly Registered[] = Object.entries<object>(files).flatMap(([module, exports]) =>
  Object.entries(exports as Readonly<Record<string, unknown>>)
    .flatMap(([name, scenario]) =>
      isScenario(scenario) ? { scenario: scenario as Scenario<ScenarioId>, name, module } : [],
    )
    .sort((a, b) => a.scenario.title.localeCompare(b.scenario.title)),
);

/** Every scenario, the running app's default first. */
export const scenarios: readonly Scenario<ScenarioId>[] = all.map(({ scenario }) => scenario);

const byId = new Map<string, Scenario<ScenarioId>>(scenarios.map((entry) => [entry.id, entry]));

/** Where a scenario is defined; undefined for one that no file exports. */
export function sourceOf(id: string): Pick<Registered, 'name' | 'module'> | undefined {
  return all.find(({ scenario }) => scenario.id === id);
}

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
  return closestTo(id, scenarios);
}

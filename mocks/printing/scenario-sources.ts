import { chatOfferScenarios } from '../scenarios/chat-offers.ts';
import { clientScenarios } from '../scenarios/client.ts';
import { dashboardScenarios } from '../scenarios/dashboard.ts';
import { demo } from '../scenarios/demo.ts';
import { messageRowScenarios } from '../scenarios/message-rows.ts';
import { messageScenarios } from '../scenarios/messages.ts';
import { offerScenarios } from '../scenarios/offers.ts';
import { pendingReviewScenarios } from '../scenarios/pending-reviews.ts';
import { profileScenarios } from '../scenarios/profiles.ts';
import { reviewScenarios } from '../scenarios/reviews.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { shellScenarios } from '../scenarios/shell.ts';
import { taskScenarios } from '../scenarios/tasks.ts';
import { workerScenarios } from '../scenarios/worker.ts';

/** The module of a scenario, relative to the folder of the scenarios, and the export that has it. */
export interface ScenarioSource {
  readonly module: string;
  readonly name: string;
  /** Whether the export is a list of scenarios rather than the scenario itself. */
  readonly isList: boolean;
}

const LISTS: Readonly<Record<string, Readonly<Record<string, readonly Scenario[]>>>> = {
  './chat-offers.ts': { chatOfferScenarios },
  './client.ts': { clientScenarios },
  './dashboard.ts': { dashboardScenarios },
  './message-rows.ts': { messageRowScenarios },
  './messages.ts': { messageScenarios },
  './offers.ts': { offerScenarios },
  './pending-reviews.ts': { pendingReviewScenarios },
  './profiles.ts': { profileScenarios },
  './reviews.ts': { reviewScenarios },
  './shell.ts': { shellScenarios },
  './tasks.ts': { taskScenarios },
  './worker.ts': { workerScenarios },
};

/** Where a scenario is defined; undefined for one that no file exports. */
export function sourceOf(id: string): ScenarioSource | undefined {
  if (id === demo.id) return { module: './demo.ts', name: 'demo', isList: false };
  for (const [module, lists] of Object.entries(LISTS)) {
    for (const [name, list] of Object.entries(lists)) {
      if (list.some((scenario) => scenario.id === id)) return { module, name, isList: true };
    }
  }
  return undefined;
}

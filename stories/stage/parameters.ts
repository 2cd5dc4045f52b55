import type { Action } from '#flows/flow.ts';
import type { Overrides } from '#mocks/scenarios/overrides.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import type { Screen } from '#src/lib/navigation/screen.ts';
import type { CheckParameters } from '../checks/parameters.ts';
import type { StageOptions } from './stage.ts';
import type { CodeBehavior } from './staged-code.ts';

/** A state that a stage opens: a scenario, and how it differs from that. */
export interface StagedState extends Overrides {
  readonly scenario: Scenario;
}

/**
 * The parameters of a story that runs on a stage: a `scenario` and what differs from it. The app renders at the state's
 * address, around the screen that is the story's `component`. The clock of a stage always stands still.
 */
export interface StageParameters
  extends CheckParameters, Partial<Omit<StagedState, 'isStopped' | 'rows'>> {
  /** The screens that the story goes on to, besides its component. All other pages are a placeholder. */
  screens?: readonly Screen[];
  /** In the place of screens, the routes of the whole app, for a story that goes through all of it. */
  routes?: StageOptions['routes'];
  /** What a user does first: the story plays it with `playSteps`, and the address of its states, too. */
  steps?: readonly Action[];
  /** The states of the product's list that are then on the screen. */
  states?: readonly string[];
  /** How code that loads on demand behaves, by its name: `{ UserMenu: 'fails' }`. */
  code?: Readonly<Record<string, CodeBehavior>>;
}

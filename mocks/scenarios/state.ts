import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { ClockOffset } from '../clock-offset.ts';
import type { Fault } from '../faults.ts';
import type { Viewer } from './accounts.ts';
import { scenarioOf, type ScenarioId } from './registry.ts';
import type { Scenario } from './scenario.ts';

/** One of the scenarios' people, or a signed-out visitor. */
export type ViewerOrNobody = Viewer | 'nobody';

/**
 * A state of the product as data: a scenario, and what differs from it. Stories, tests, addresses
 * and requests all say it this way.
 */
export interface MockState {
  readonly scenario: ScenarioId;
  /** The address that it opens. */
  readonly at?: string | undefined;
  /** Who is signed in. */
  readonly as?: ViewerOrNobody | undefined;
  /** How much time passes after the world is made. */
  readonly clock?: ClockOffset | undefined;
  /** What goes wrong, instead of the scenario's own faults. */
  readonly faults?: readonly Fault[] | undefined;
}

/** The scenario of a state, with all that differs from it. */
export function resolveState({ scenario: id, at, as, clock, faults }: MockState): Scenario {
  const scenario = scenarioOf(id);
  return {
    ...(as === undefined ? scenario : seenBy(scenario, as)),
    ...(at !== undefined && { at }),
    ...(clock !== undefined && { clock }),
    ...(faults !== undefined && { faults }),
  };
}

/** The scenario with another viewer; session records of its own are left out. */
export function seenBy(scenario: Scenario, viewer: ViewerOrNobody): Scenario {
  const session: readonly string[] = Object.values(SESSION_KEYS);
  const others = Object.entries(scenario.storage ?? {}).filter(([key]) => !session.includes(key));
  return {
    ...scenario,
    as: viewer === 'nobody' ? undefined : viewer,
    storage: Object.fromEntries(others),
  };
}

import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { ClockOffset } from '../clock/clock-offset.ts';
import type { Fault } from '../faults/faults.ts';
import { people, type SignedInViewer, type Viewer } from '../fixtures/accounts.ts';
import type { DialectName } from '../server/dialects.ts';
import type { Latency } from '../server/latency.ts';
import { seedRows, type RowChanges } from '../seeds/relative-rows.ts';
import { printRows, rowsProblem } from './rows-text.ts';
import type { Scenario, Seed } from './scenario.ts';
import { messageOf } from '../server/message-of.ts';

/** A signed-in viewer, or `nobody` for a signed-out visitor. */
export type ViewerOrNobody = SignedInViewer | 'nobody';

/** The viewers that have a name; any user of a world is `user-ID`, too. */
export const viewerNames: readonly (Viewer | 'nobody')[] = [
  'nobody',
  ...(Object.keys(people) as Viewer[]),
];

/** How a state can differ from its scenario. */
export interface Overrides {
  /** The path to open. */
  readonly at?: string | undefined;
  /** The viewer. */
  readonly as?: ViewerOrNobody | undefined;
  /** The time between seeding the world and opening the app. */
  readonly clock?: ClockOffset | undefined;
  /** Whether the app's clock stands still. */
  readonly isStopped?: boolean | undefined;
  /** Replaces the scenario's faults. */
  readonly faults?: readonly Fault[] | undefined;
  /** How slow the network is; by default, as the browser was set. */
  readonly latency?: Latency | undefined;
  /** How the server writes its answers; replaces the scenario's own. */
  readonly dialect?: DialectName | undefined;
  /** Rows that differ from those of the scenario. */
  readonly rows?: RowChanges | undefined;
}

/** Applies overrides to a scenario. */
export function overridden(scenario: Scenario, overrides: Overrides): Scenario {
  const { at, as, clock, faults, dialect, rows } = overrides;
  return {
    ...(as === undefined ? scenario : seenBy(scenario, as)),
    ...(at !== undefined && { at }),
    ...(clock !== undefined && { clock }),
    ...(faults !== undefined && { faults }),
    ...(dialect !== undefined && { dialect }),
    ...(rows !== undefined && { seed: seedWith(scenario.seed, rows) }),
  };
}

/** @throws StateProblem when a changed row doesn't fit its table */
function seedWith(seed: Seed | undefined, rows: RowChanges): Seed {
  return (world) => {
    seed?.(world);
    try {
      seedRows(rows)(world);
    } catch (error) {
      const reason = messageOf(error);
      throw rowsProblem(printRows(rows), reason, error);
    }
  };
}

/** Returns the scenario with another viewer and without its own session values. */
export function seenBy(scenario: Scenario, viewer: ViewerOrNobody): Scenario {
  const session: readonly string[] = Object.values(SESSION_KEYS);
  const others = Object.entries(scenario.storage ?? {}).filter(([key]) => !session.includes(key));
  return {
    ...scenario,
    as: viewer === 'nobody' ? undefined : viewer,
    storage: Object.fromEntries(others),
  };
}

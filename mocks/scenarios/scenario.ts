import type { Clock } from '#src/domain/clock.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { User } from '#src/domain/user.ts';
import type { ClockOffset } from '../clock/clock-offset.ts';
import { sendCode } from '../db/codes.ts';
import { World, type WorldSnapshot } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import type { RuleExceptions } from '../db/world-rules.ts';
import { accountRows, people, userIdOf, type SignedInViewer } from '../fixtures/accounts.ts';
import type { DialectName } from '../server/dialects.ts';
import { createReplay, RECORDED_TOKEN, type Recording, type Replay } from '../server/replay.ts';
import { StateProblem } from './state-problem.ts';

/** Fills a world with rows. */
export type Seed = (world: World) => void;

/**
 * A set of rows with a default viewer, path, clock and faults. States that share the rows override
 * the defaults with a `MockState` instead of adding a scenario.
 */
export interface Scenario<Id extends string = string> {
  readonly id: Id;
  /** The title in the list of scenarios. */
  readonly title: string;
  /** The viewer; a signed-out visitor by default. */
  readonly as?: SignedInViewer | undefined;
  /** The path to open. */
  readonly at: string;
  /** The time between seeding the world and opening the app. */
  readonly clock?: ClockOffset | undefined;
  /** Adds rows to a world that has the seeded accounts. */
  readonly seed?: Seed | undefined;
  /** The rules that the world breaks on purpose, with the reasons. */
  readonly breaks?: RuleExceptions | undefined;
  readonly faults?: readonly Fault[] | undefined;
  /** How the server writes its answers. */
  readonly dialect?: DialectName | undefined;
  /**
   * Answers in place of the world. The calls that it doesn't have are left to the world, or fail if the
   * scenario has no rows of its own.
   */
  readonly recording?: Recording | undefined;
  /** Raw storage values, such as ones that the app would never write. */
  readonly storage?: Readonly<Record<string, string>> | undefined;
}

/** The overrides of a derived scenario. */
export interface ScenarioChange<Id extends string> extends Partial<Scenario<Id>> {
  readonly id: Id;
  readonly title: string;
  /** Runs after the seed of the base, or after `seed` if it is given. */
  readonly also?: Seed;
}

/** A scenario that others can be derived from. */
export interface DerivableScenario<Id extends string> extends Scenario<Id> {
  /** Derives a scenario with overrides. */
  with<const Other extends string>(change: ScenarioChange<Other>): DerivableScenario<Other>;
}

/** No plain object, since Storybook merges those: a story's scenario replaces that of its file. */
class DefinedScenario {
  constructor(given: Scenario) {
    Object.assign(this, given);
  }

  with(this: Scenario, { also, ...change }: ScenarioChange<string>) {
    const derived = { ...this, ...change };
    return scenario({ ...derived, seed: also ? sequence(derived.seed, also) : derived.seed });
  }
}

/** Whether a value is what {@link scenario} returns. */
export function isScenario(value: unknown): value is DerivableScenario<string> {
  return value instanceof DefinedScenario;
}

/**
 * Defines a scenario.
 *
 * @example
 * export const offersEmpty = scenario({ id: 'offers-empty', title: 'No offers yet', as: 'worker', at: paths.offers.to() })
 * export const offersThousand = offersEmpty.with({ id: 'offers-thousand', title: 'A thousand offers', seed: (world) => manyOffers(world, 1_000) })
 * export const offersOne = offersEmpty.with({ id: 'offers-one', title: 'One offer', also: oneOffer('pending') })
 */
export function scenario<const Id extends string>(given: Scenario<Id>): DerivableScenario<Id> {
  return new DefinedScenario(given) as DerivableScenario<Id>;
}

/**
 * Returns a function that derives variants of a scenario, titled "topic, detail".
 *
 * @example
 * const list = variantsOf(loaded, 'Job offers');
 * list('offers-empty', 'none', { seed: undefined }) // titled "Job offers, none"
 */
export function variantsOf(base: DerivableScenario<string>, topic: string) {
  return <const Id extends string>(
    id: Id,
    detail: string,
    change: Omit<ScenarioChange<string>, 'id' | 'title'>,
  ): DerivableScenario<Id> => base.with({ ...change, id, title: `${topic}, ${detail}` });
}

function sequence(...seeds: readonly (Seed | undefined)[]): Seed {
  return (world) => {
    for (const seed of seeds) seed?.(world);
  };
}

/** The seeded world of a scenario and the storage of the viewer's browser. */
export interface OpenedScenario {
  readonly world: World;
  /** The session values and the scenario's raw values. */
  readonly storage: Readonly<Record<string, string>>;
}

/**
 * Seeds the world of a scenario. Deterministic for a scenario and a time.
 *
 * @param rows replace the scenario's own rows
 * @throws StateProblem when the world doesn't have the viewer
 */
export function openScenario(
  scenario: Scenario,
  clock: Pick<Clock, 'now'>,
  rows?: WorldSnapshot,
): OpenedScenario {
  const world = new World(clock);
  if (rows) world.restore(rows);
  else seed(world, scenario.seed);
  // The session that a recorded answer has begun goes on.
  if (scenario.recording && scenario.as) world.acceptToken(RECORDED_TOKEN, userIdOf(scenario.as));
  return {
    world,
    storage: { ...(scenario.as && signIn(world, scenario.as)), ...scenario.storage },
  };
}

/** What each seed made last, with its time: many stories of a page open the same rows at the same time. */
const seeded = new WeakMap<Seed, { readonly now: number; readonly rows: WorldSnapshot }>();

function seed(world: World, addRows: Seed = () => {}): void {
  const now = world.clock.now();
  const known = seeded.get(addRows);
  if (known?.now === now) return world.restore(known.rows);
  for (const row of accountRows(world)) world.users.insert(row);
  sendCode(world, people.unverified.id);
  addRows(world);
  seeded.set(addRows, { now, rows: world.snapshot() });
}

/** The replay of a scenario's recording, which begins at a time; undefined for a scenario without one. */
export function replayOf({ recording, seed }: Scenario, now: number): Replay | undefined {
  return recording && createReplay(recording, { now, isAlone: seed === undefined });
}

/**
 * Signs a viewer in.
 *
 * @returns the session values for the browser's storage
 * @throws StateProblem when the world doesn't have the viewer
 */
export function signIn(world: World, viewer: SignedInViewer): Readonly<Record<string, string>> {
  const user = world.users.find(userIdOf(viewer));
  if (!user) throw missingUser(world, viewer);
  return {
    [SESSION_KEYS.token]: world.issueToken(user.id),
    [SESSION_KEYS.user]: JSON.stringify(User.parse(user)),
  };
}

/** Suggests the users with the closest ids. */
function missingUser({ users }: World, viewer: SignedInViewer): StateProblem {
  const id = userIdOf(viewer);
  const choices = users
    .all()
    .toSorted((a, b) => Math.abs(a.id - id) - Math.abs(b.id - id))
    .slice(0, 5)
    .map((user) => ({ value: `user-${user.id}`, title: `${user.first_name} ${user.last_name}` }));
  return new StateProblem(
    'as',
    viewer,
    `there is no user ${id} in this scenario; closest: ${choices.map(({ value }) => value).join(', ')}`,
    choices,
  );
}

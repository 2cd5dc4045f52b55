import type { Clock } from '#src/domain/clock.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { User } from '#src/domain/user.ts';
import type { ClockOffset } from '../clock-offset.ts';
import { sendCode } from '../db/codes.ts';
import { World } from '../db/world.ts';
import type { Fault } from '../faults.ts';
import type { RuleExceptions } from '../testing/world-rules.ts';
import { accountRows, people, type Viewer } from './accounts.ts';

/** Fills a world with rows. */
export type Seed = (world: World) => void;

/**
 * What the world holds and, unless a state says otherwise, who looks, where, and what fails. One for
 * each set of data: see `MockState` for what only differs in the rest.
 */
export interface Scenario<Id extends string = string> {
  readonly id: Id;
  /** What a list of scenarios says. */
  readonly title: string;
  /** Who is signed in; nobody by default. */
  readonly as?: Viewer | undefined;
  /** The address that it opens. */
  readonly at: string;
  /** How much time passes after the world is made. */
  readonly clock?: ClockOffset | undefined;
  /** Fills the world; the people of the accounts are there already. */
  readonly seed?: Seed | undefined;
  /** The rules that its world breaks on purpose, each with the reason. */
  readonly breaks?: RuleExceptions | undefined;
  readonly faults?: readonly Fault[] | undefined;
  /** Raw values in the browser's storage, for records that no app would write. */
  readonly storage?: Readonly<Record<string, string>> | undefined;
}

/** What a derived scenario changes. */
export interface ScenarioChange<Id extends string> extends Partial<Scenario<Id>> {
  readonly id: Id;
  readonly title: string;
  /** Adds rows on top of the seed: the base's, unless `seed` replaces that. */
  readonly also?: Seed;
}

/** A scenario that others can be derived from. */
export interface DerivableScenario<Id extends string> extends Scenario<Id> {
  /** The same scenario with what is given in place of its own. */
  with<const Other extends string>(change: ScenarioChange<Other>): DerivableScenario<Other>;
}

/**
 * Describes a scenario.
 *
 * @example
 * export const offersEmpty = scenario({ id: 'offers-empty', title: 'No offers yet', as: 'worker', at: paths.offers.to() })
 * export const offersThousand = offersEmpty.with({ id: 'offers-thousand', title: 'A thousand offers', seed: (world) => manyOffers(world, 1_000) })
 * export const offersOne = offersEmpty.with({ id: 'offers-one', title: 'One offer', also: oneOffer('pending') })
 */
export function scenario<const Id extends string>(given: Scenario<Id>): DerivableScenario<Id> {
  return {
    ...given,
    with({ also, ...change }) {
      const derived = { ...given, ...change };
      return scenario({ ...derived, seed: also ? inTurn(derived.seed, also) : derived.seed });
    },
  };
}

/**
 * Describes variants of a scenario, whose titles begin with the same subject.
 *
 * @example
 * const list = variantsOf(loaded, 'Job offers');
 * list('offers-empty', 'none', { seed: undefined }) // titled "Job offers, none"
 */
export function variantsOf(base: DerivableScenario<string>, subject: string) {
  return <const Id extends string>(
    id: Id,
    detail: string,
    change: Omit<ScenarioChange<string>, 'id' | 'title'>,
  ): DerivableScenario<Id> => base.with({ ...change, id, title: `${subject}, ${detail}` });
}

function inTurn(...seeds: readonly (Seed | undefined)[]): Seed {
  return (world) => {
    for (const seed of seeds) seed?.(world);
  };
}

/** The world of a scenario, ready to be served, and what the viewer's browser holds. */
export interface OpenedScenario {
  readonly world: World;
  /** The session's records, and the raw values of the scenario. */
  readonly storage: Readonly<Record<string, string>>;
}

/** Builds a scenario's world; the same scenario and clock give the same rows. */
export function openScenario(scenario: Scenario, clock: Clock): OpenedScenario {
  const world = new World(clock);
  for (const row of accountRows(world)) world.users.insert(row);
  sendCode(world, people.unverified.id);
  scenario.seed?.(world);
  return {
    world,
    storage: { ...(scenario.as && signIn(world, scenario.as)), ...scenario.storage },
  };
}

/** Signs somebody in. @returns the records of the session, as a browser keeps them */
export function signIn(world: World, viewer: Viewer): Readonly<Record<string, string>> {
  const { id } = people[viewer];
  return {
    [SESSION_KEYS.token]: world.issueToken(id),
    [SESSION_KEYS.user]: JSON.stringify(User.parse(world.users.findOrThrow(id))),
  };
}

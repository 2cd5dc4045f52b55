import type { Clock } from '#src/domain/clock.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { User } from '#src/domain/user.ts';
import type { ClockOffset } from '../clock-offset.ts';
import { sendCode } from '../db/codes.ts';
import { World } from '../db/world.ts';
import type { Fault } from '../faults.ts';
import { userFixture } from '../fixtures/users.ts';
import { people, type Viewer } from './accounts.ts';

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
  readonly seed?: ((world: World) => void) | undefined;
  readonly faults?: readonly Fault[] | undefined;
  /** Raw values in the browser's storage, for records that no app would write. */
  readonly storage?: Readonly<Record<string, string>> | undefined;
}

/** A scenario that others can be derived from. */
export interface DerivableScenario<Id extends string> extends Scenario<Id> {
  /** The same scenario but for what is given. */
  with<const Other extends string>(
    change: Partial<Scenario> & { id: Other; title: string },
  ): DerivableScenario<Other>;
}

/**
 * Describes a scenario.
 *
 * @example
 * export const offersEmpty = scenario({ id: 'offers-empty', title: 'No offers yet', as: 'worker', at: paths.offers.to() })
 * export const offersThousand = offersEmpty.with({ id: 'offers-thousand', title: 'A thousand offers', seed: (world) => manyOffers(world, 1_000) })
 */
export function scenario<const Id extends string>(given: Scenario<Id>): DerivableScenario<Id> {
  return { ...given, with: (change) => scenario({ ...given, ...change }) };
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
  for (const person of Object.values(people)) world.users.insert(userFixture(world, person));
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

import { CLOCK_OFFSET_RULE, readClockOffset } from '../clock-offset.ts';
import { parseFault, printFault } from '../fault-text.ts';
import { readFault, type Fault } from '../faults.ts';
import { people } from './accounts.ts';
import { findScenario, nearestScenarios, unknownScenario } from './registry.ts';
import type { MockState, ViewerOrNobody } from './state.ts';

/** A placeholder origin to resolve paths against. */
const ORIGIN = 'http://app.test';
const PARAMETERS = ['scenario', 'at', 'as', 't', 'fault'] as const;
/** Overrides the scenario's faults with none. */
const NO_FAULTS = 'none';

/** The allowed values of `as`. */
export const viewerNames: readonly ViewerOrNobody[] = [
  'nobody',
  ...(Object.keys(people) as (keyof typeof people)[]),
];

/** An allowed value to suggest. */
export interface Choice {
  readonly value: string;
  readonly title?: string;
}

/** An invalid parameter in an address or a request. */
export class StateProblem extends Error {
  override readonly name = 'StateProblem';
  readonly parameter: string;
  readonly value: string;
  /** The error or the allowed values. */
  readonly reason: string;
  /** The closest allowed values, if they can be listed. */
  readonly choices: readonly Choice[];

  constructor(parameter: string, value: string, reason: string, choices: readonly Choice[] = []) {
    super(`${parameter}=${value}: ${reason}`);
    this.parameter = parameter;
    this.value = value;
    this.reason = reason;
    this.choices = choices;
  }
}

/**
 * Parses an app address of the form `/?scenario=ID`, with optional `at`, `as`, `t` and any number of
 * `fault` parameters.
 *
 * @returns undefined when the address has no scenario
 * @throws StateProblem with the parameter, its value and the allowed values
 */
export function parseStateAddress(address: string): MockState | undefined {
  const { searchParams } = new URL(address, ORIGIN);
  const isState = searchParams.has('scenario');
  for (const [name, value] of searchParams) {
    const values = searchParams.getAll(name);
    if (!isState && (name === 'fault' || name === 't')) {
      throw new StateProblem(name, value, 'allowed only together with scenario=ID');
    }
    if (isState && !(PARAMETERS as readonly string[]).includes(name)) {
      throw new StateProblem(name, value, `allowed with a scenario: ${PARAMETERS.join(', ')}`);
    }
    if (isState && name !== 'fault' && values.length > 1) {
      throw new StateProblem(name, values.join(', '), 'allowed only once');
    }
  }
  if (!isState) return undefined;
  const given = (name: (typeof PARAMETERS)[number]) => searchParams.get(name) ?? undefined;
  return readState({
    scenario: given('scenario'),
    at: given('at'),
    as: given('as'),
    t: given('t'),
    faults: searchParams.has('fault') ? searchParams.getAll('fault') : undefined,
  });
}

/**
 * Formats the app address that opens a state. Inverse of {@link parseStateAddress}.
 *
 * @example
 * stateAddress({ scenario: 'offers-loaded', as: 'client', faults: [fails(acceptOffer, 500)] })
 * // '/?scenario=offers-loaded&as=client&fault=offers.accept:500'
 */
export function stateAddress({ scenario, at, as, clock, faults }: MockState): string {
  const faultTexts = faults?.length === 0 ? [NO_FAULTS] : faults?.map(printFault);
  const given = [
    ['scenario', scenario],
    ['at', at],
    ['as', as],
    ['t', clock],
    ...(faultTexts ?? []).map((text) => ['fault', text]),
  ] as const;
  const query = given
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `${name}=${name === 't' ? value : encoded(value)}`);
  return `/?${query.join('&')}`;
}

/** A state in a request's JSON body, before validation. */
export interface StateRequest {
  readonly scenario?: unknown;
  readonly at?: unknown;
  readonly as?: unknown;
  readonly t?: unknown;
  /** One fault or a list, as objects or in their short form; `"none"` for no faults. */
  readonly faults?: unknown;
}

/**
 * Validates a state from a request or an address.
 *
 * @throws StateProblem with the parameter, its value and the allowed values
 */
export function readState({ scenario, at, as, t, faults }: StateRequest): MockState {
  return {
    scenario: readScenario(textOf(scenario)),
    ...(at !== undefined && { at: readPath(textOf(at)) }),
    ...(as !== undefined && { as: readViewer(textOf(as)) }),
    ...(t !== undefined && { clock: readTime(textOf(t)) }),
    ...(faults !== undefined && { faults: readFaults(faults) }),
  };
}

/** Parses the value of `as`. @throws StateProblem with the allowed values */
export function readViewer(value: string): ViewerOrNobody {
  const found = viewerNames.find((name) => name === value);
  if (found) return found;
  const choices = viewerNames.map((name) => ({ value: name }));
  throw new StateProblem('as', value, `allowed: ${viewerNames.join(', ')}`, choices);
}

function readScenario(value: string): MockState['scenario'] {
  const found = findScenario(value);
  if (found) return found.id;
  const choices = nearestScenarios(value).map(({ id, title }) => ({ value: id, title }));
  throw new StateProblem('scenario', value, unknownScenario(value), choices);
}

/** Parses a path of the app. Rejects anything that resolves to another origin. */
function readPath(value: string): string {
  const isOwn = value.startsWith('/') && URL.parse(value, ORIGIN)?.origin === ORIGIN;
  if (isOwn) return value;
  throw new StateProblem('at', value, 'allowed: a path of the app, such as /offers?status=pending');
}

function readTime(value: string): NonNullable<MockState['clock']> {
  const offset = readClockOffset(value);
  if (offset) return offset;
  throw new StateProblem('t', value, `allowed: ${CLOCK_OFFSET_RULE}`);
}

function readFaults(given: unknown): Fault[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (list.length === 1 && list[0] === NO_FAULTS) return [];
  return list.map((entry) => {
    try {
      return typeof entry === 'string' ? parseFault(entry) : readFault(entry, 'The fault');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StateProblem('fault', textOf(entry), reason);
    }
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Percent-encodes a value, but keeps the characters that are safe in a query readable. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll(/%(?:2F|3A|3F|3D|40|2C)/g, decodeURIComponent);
}

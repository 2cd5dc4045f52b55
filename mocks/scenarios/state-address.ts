import { CLOCK_OFFSET_RULE, readClockOffset, type ClockOffset } from '../clock/clock-offset.ts';
import { parseFault } from '../faults/fault-text.ts';
import { readFault, type Fault } from '../faults/faults.ts';
import { isNumberedUser } from '../fixtures/accounts.ts';
import { DIALECT_RULE, dialectNames, readDialect } from '../server/dialects.ts';
import { LATENCY_RULE, latencyProfiles, readLatency } from '../server/latency.ts';
import { DEADLINE_RULE, readDeadlineTime } from './deadline-time.ts';
import { readRows } from './rows-text.ts';
import { findScenario, nearestScenarios, unknownScenario } from './registry.ts';
import { StateProblem } from './state-problem.ts';
import { viewerNames, type ViewerOrNobody } from './overrides.ts';
import { NO_FAULTS, stateAddress, stateQuery, STOPPED } from './state-query.ts';
import type { MockState } from './state.ts';
import { messageOf } from '../server/message-of.ts';

export { StateProblem };

/** A placeholder origin to resolve paths against. */
const ORIGIN = 'http://app.test';
/** The parameters that mean something without a scenario. */
const NEED_NO_SCENARIO: ReadonlySet<string> = new Set(['at', 'as']);
const PATH_RULE = 'a path of the app, such as /offers?status=pending';
const readStopped = (value: string) => value === STOPPED || undefined;
/**
 * Parses an app address that carries a state: `/?scenario=ID` with optional `at`, `as`, `t`, `clock`,
 * `latency`, `dialect`, `rows` and any number of `fault` parameters, or a page with the same parameters after its own, as
 * {@link pageAddress} writes it. Such a page is the state's `at`, and has no `at` parameter.
 *
 * @returns undefined when the address has no scenario
 * @throws StateProblem with the parameter, its value and the allowed values
 */
export function parseStateAddress(address: string): MockState | undefined {
  // In a path that begins with two slashes, `URL` would take the first part for a host.
  const url = address.startsWith('/') ? ORIGIN + address : address;
  const { pathname, search, hash, searchParams } = new URL(url, ORIGIN);
  const isState = searchParams.has('scenario');
  const isPage = pathname !== '/';
  for (const [name, value] of searchParams) {
    if (!isState && isStateParameter(name) && !NEED_NO_SCENARIO.has(name)) {
      throw new StateProblem(name, value, 'allowed only together with scenario=ID');
    }
    if (isState) checkParameter(name, value, searchParams.getAll(name), isPage);
  }
  if (!isState) return undefined;
  const at = searchParams.get('at') ?? undefined;
  return readState({
    ...Object.fromEntries(searchParams),
    at: isPage ? withoutState(pathname + search + hash) : at && at + (at.includes('#') ? '' : hash),
    faults: searchParams.has('fault') ? searchParams.getAll('fault') : undefined,
  });
}

/** @throws StateProblem when the parameter isn't allowed in the address of a state */
function checkParameter(
  name: string,
  value: string,
  values: readonly string[],
  isPage: boolean,
): void {
  // Other parameters belong to the page.
  if (!isStateParameter(name)) {
    if (isPage) return;
    throw new StateProblem(name, value, `allowed with a scenario: ${STATE_PARAMETERS.join(', ')}`);
  }
  if (isPage && name === 'at') {
    throw new StateProblem(name, value, 'allowed only with the path /; here, the page is the path');
  }
  if (name !== 'fault' && values.length > 1) {
    throw new StateProblem(name, values.join(', '), 'allowed only once');
  }
}

/**
 * Formats the address of a page that carries a state, to keep in the address bar and to hand on. The
 * page replaces the state's own path, and its parameters come first.
 *
 * @param path the page with its query and hash; state parameters in it are replaced
 * @example
 * pageAddress({ scenario: 'offers-loaded', clock: '+11d' }, '/offers?status=pending')
 * // '/offers?status=pending&scenario=offers-loaded&t=+11d'
 */
export function pageAddress(state: MockState, path: string): string {
  const { page, query, hash } = splitPath(withoutState(path));
  // The scenario's own page would open without `at`.
  if (page === '/') return stateAddress({ ...state, at: page + query }) + hash;
  const own = query === '' ? '?' : `${query}&`;
  return page + own + stateQuery({ ...state, at: undefined }) + hash;
}

/**
 * The page of an address, without the state that it carries. Inverse of {@link pageAddress}.
 *
 * @param path the path, query and hash of the address
 * @example pageOf('/offers?status=pending&scenario=offers-loaded') // '/offers?status=pending'
 */
export function pageOf(path: string): string {
  const { page, query, hash } = splitPath(path);
  const params = new URLSearchParams(query);
  // The home page is in a parameter, because the scenario's own page would open without it.
  const at = page === '/' && params.has('scenario') ? params.get('at') : null;
  return at === null ? withoutState(path) : at + hash;
}

/** The path without state parameters. Other parameters stay as they are written. */
export function withoutState(path: string): string {
  const { page, query, hash } = splitPath(path);
  const own = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isStateParameter(nameOf(part)));
  return page + (own.length === 0 ? '' : `?${own.join('&')}`) + hash;
}

/** A path in its parts; the query with its `?` and the hash with its `#`, each empty if missing. */
function splitPath(path: string): { page: string; query: string; hash: string } {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { page, query, hash };
}

/** The decoded name of a parameter, such as `status` for `status=paid`. */
function nameOf(part: string): string {
  // Without the `&`, a leading `?` would be dropped.
  const [name = ''] = new URLSearchParams(`&${part}`).keys();
  return name;
}

function isStateParameter(name: string): boolean {
  return (STATE_PARAMETERS as readonly string[]).includes(name);
}

/** What each parameter sets in a state. @throws StateProblem with the allowed values */
const READERS = {
  scenario: (text) => ({ scenario: readScenario(text) }),
  at: (text) => ({ at: parameter('at', text, pathIn, PATH_RULE) }),
  as: (text) => ({ as: readViewer(text) }),
  // A time by a deadline needs the rows.
  t: (text) => ({
    clock: text.startsWith('deadline') ? undefined : readTime(text, readClockOffset),
  }),
  clock: (text) => ({ isStopped: parameter('clock', text, readStopped, STOPPED, [STOPPED]) }),
  fault: (_text, given) => ({ faults: readFaults(given) }),
  latency: (text) => ({
    latency: parameter('latency', text, readLatency, LATENCY_RULE, latencyProfiles),
  }),
  dialect: (text) => ({
    dialect: parameter('dialect', text, readDialect, DIALECT_RULE, dialectNames),
  }),
  rows: (text) => ({ rows: readRows(text) }),
} as const satisfies Record<string, (text: string, given: unknown) => Partial<MockState>>;

type StateParameter = keyof typeof READERS;

/** The names of the parameters of a state. The product has no parameters with these names. */
export const STATE_PARAMETERS = Object.keys(READERS) as readonly StateParameter[];

/**
 * Validates a state from an address or a request, whose JSON has `faults`: one or a list, as objects or in their short
 * form; `"none"` for no faults.
 *
 * @throws StateProblem with the parameter, its value and the allowed values
 */
export function readState({
  faults: fault,
  ...others
}: Readonly<Partial<Record<Exclude<StateParameter, 'fault'> | 'faults', unknown>>>): MockState {
  const request = { ...others, fault };
  const parts = STATE_PARAMETERS.map((name) => {
    const given = request[name];
    if (given === undefined && name !== 'scenario') return {};
    return READERS[name](textOf(given), given);
  });
  const state = Object.assign({}, ...parts) as MockState;
  const time = textOf(others.t);
  if (!time.startsWith('deadline')) return state;
  return { ...state, clock: readTime(time, (text) => readDeadlineTime(text, state)) };
}

const readTime = (text: string, read: (text: string) => ClockOffset | undefined): ClockOffset =>
  parameter('t', text, read, `${CLOCK_OFFSET_RULE}; or ${DEADLINE_RULE}`);

/**
 * Parses the value of `as`. Whether the world has a user, only the world can tell.
 *
 * @throws StateProblem with the allowed values
 */
export function readViewer(value: string): ViewerOrNobody {
  const read = (text: string) =>
    viewerNames.find((name) => name === text) ?? (isNumberedUser(text) ? text : undefined);
  const rule = `${viewerNames.join(', ')}, or a user by id, such as user-12`;
  return parameter('as', value, read, rule, viewerNames);
}

function readScenario(value: string): MockState['scenario'] {
  const found = findScenario(value);
  if (found) return found.id;
  const choices = nearestScenarios(value).map(({ id, title }) => ({ value: id, title }));
  throw new StateProblem('scenario', value, unknownScenario(value), choices);
}

/** A path of the app, and nothing that resolves to another origin. */
function pathIn(value: string): string | undefined {
  const isOwn = value.startsWith('/') && URL.parse(value, ORIGIN)?.origin === ORIGIN;
  return isOwn ? value : undefined;
}

/**
 * Reads the value of a parameter.
 *
 * @param read undefined for a value that isn't allowed
 * @param rule what is allowed
 * @param choices the values to offer instead
 * @throws StateProblem with the allowed values
 */
function parameter<Value>(
  name: string,
  value: string,
  read: (value: string) => Value | undefined,
  rule: string,
  choices: readonly string[] = [],
): Value {
  const found = read(value);
  if (found !== undefined) return found;
  const offered = choices.map((choice) => ({ value: choice }));
  throw new StateProblem(name, value, `allowed: ${rule}`, offered);
}

function readFaults(given: unknown): Fault[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (list.length === 1 && list[0] === NO_FAULTS) return [];
  return list.map((entry) => {
    try {
      return typeof entry === 'string' ? parseFault(entry) : readFault(entry, 'The fault');
    } catch (error) {
      const reason = messageOf(error);
      throw new StateProblem('fault', textOf(entry), reason);
    }
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

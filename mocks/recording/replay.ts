import { API_BASE_PATH, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { World } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import { isPartOf, isRecord } from '../faults/merge-patch.ts';
import { createMockServer, type MockServer } from '../server/mock-server.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { callOf, isSuccess, valueOf, type Exchange } from './exchange.ts';
import { answerFaultOf } from './fault-of.ts';

/** The result of replaying a session in its world. */
export interface Replay {
  /** The faults that make the calls answer as recorded where the rows alone don't. */
  readonly faults: readonly Fault[];
  /** The number of answers that the rows explain; a change only has to succeed. */
  readonly explained: number;
  /** The number of answers after a change of the session that differ, and stay as the rules give them. */
  readonly afterChange: number;
}

/** What a session has done so far. */
interface Known {
  /** The resources that it has changed. */
  readonly changed: Set<string>;
  /** The addresses that it had read before it changed their resource. */
  readonly found: Set<string>;
}

/** The fault that the answer of a call needs, if any, or that an earlier change has made it differ. */
type Outcome = Fault | 'later' | undefined;

const BASE_URL = 'http://mock.test';

/**
 * Sends the calls of a session to a mock server with its world, and compares the answers.
 *
 * @param exchanges in the time of the stories
 * @param faults those of the server; none by default
 */
export async function replay(
  exchanges: readonly Exchange[],
  world: World,
  viewer: Viewer | undefined,
  faults: readonly Fault[] = [],
): Promise<Replay> {
  const clock = createSteppedClock();
  const copy = new World(clock);
  copy.restore(world.snapshot());
  const server = createMockServer({ world: copy, clock, baseUrl: BASE_URL, faults });
  const known: Known = { changed: new Set(), found: new Set() };
  let token = '';
  const outcomes: Outcome[] = [];
  for (const exchange of exchanges) {
    clock.advance(Math.max(0, exchange.startedAt - clock.now()));
    if (viewer && !copy.viewerOf(token)) token = copy.issueToken(people[viewer].id);
    const own = exchange.token === undefined ? undefined : token;
    outcomes.push(await outcomeOf(server, exchange, own, known));
  }
  return {
    faults: placed(exchanges, outcomes),
    explained: outcomes.filter((outcome) => outcome === undefined).length,
    afterChange: outcomes.filter((outcome) => outcome === 'later').length,
  };
}

async function outcomeOf(
  server: MockServer,
  exchange: Exchange,
  token: string | undefined,
  { changed, found }: Known,
): Promise<Outcome> {
  const { endpoint, params }: { endpoint?: AnyEndpoint; params?: object } = callOf(exchange) ?? {};
  const fault = answerFaultOf(exchange);
  if (!endpoint || !fault) return undefined;
  const { status, answer, method } = exchange;
  // The server may have carried the call out; the world has to stay as if it had not.
  if (!status) return fault;
  const { resource, invalidates } = endpoint;
  const address = exchange.path + JSON.stringify({ ...exchange.query, timestamp: undefined });
  // The rows have what a list had before, and give a single row by the rules. Another list is replayed.
  const isKnown = found.has(address) || Object.keys(params ?? {}).length > 0;
  const isLater = isSuccess(exchange) && changed.has(resource) && isKnown;
  if (method === 'GET' && !changed.has(resource)) found.add(address);
  if (isSuccess(exchange) && method !== 'GET' && resource !== 'auth') {
    for (const each of [resource, ...invalidates]) changed.add(each);
  }
  const before = server.world.snapshot();
  const response = await server.handle(requestOf(exchange, token, BASE_URL));
  const text = await response.text();
  if (response.status !== status) {
    server.world.restore(before);
    return fault;
  }
  if (answer === undefined) return undefined;
  const actual = valueOf(text);
  if (typeof actual === 'string' && typeof answer === 'string') return undefined;
  const isBroken = isSuccess(exchange) && !endpoint.answer.safeParse(answer).success;
  // Tokens, and the ids and times of what a call creates, are the server's own.
  if (isSuccess(exchange) && (method !== 'GET' || resource === 'auth')) {
    return isBroken ? fault : undefined;
  }
  if (isSame(actual, answer)) return undefined;
  return isLater && !isBroken ? 'later' : fault;
}

/** Whether two answers say the same. Null and absent mean the same on the wire. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other || (one == null && other == null);
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
}

/** The request of an exchange, with another token and for another server. */
export function requestOf(
  { method, path, query, body }: Exchange,
  token: string | undefined,
  baseUrl: string,
): Request {
  const search = new URLSearchParams(query).toString();
  return new Request(`${baseUrl}${API_BASE_PATH}${path}${search === '' ? '' : `?${search}`}`, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Says for each fault to which of the matching calls it applies, in the order of the session. */
function placed(exchanges: readonly Exchange[], outcomes: readonly Outcome[]): readonly Fault[] {
  const calls = exchanges.map((exchange, index) => ({
    query: exchange.query,
    name: callOf(exchange)?.endpoint.name,
    params: callOf(exchange)?.params ?? {},
    outcome: outcomes[index],
  }));
  const result = new Map<string, Fault>();
  for (const { name, params, query, outcome } of calls) {
    if (outcome === 'later' || outcome === undefined) continue;
    const others = calls.filter((other) => other.name === name && isPartOf(params, other.params));
    const hasParams = Object.keys(params).length > 0;
    // The part of the query that tells the calls apart. Another page is never answered with this one.
    const given = Object.entries(query).filter(
      ([key, value]) =>
        key === 'page' ||
        (key !== 'timestamp' && others.some((other) => other.query[key] !== value)),
    );
    const condition = Object.fromEntries(given);
    const matching = others.filter((other) => isPartOf(condition, other.query));
    const same = JSON.stringify(outcome);
    for (const run of runsOf(matching.map((other) => JSON.stringify(other.outcome) === same))) {
      const found = {
        ...outcome,
        ...(hasParams && { params }),
        ...(given.length > 0 && { query: condition }),
        ...run,
      };
      result.set(JSON.stringify(found), found);
    }
  }
  return [...result.values()];
}

/** The runs of calls that need a fault; one at the end of the session has no end. */
function runsOf(needs: readonly boolean[]): { after?: number; times?: number }[] {
  const runs: { after?: number; times?: number }[] = [];
  for (let start = needs.indexOf(true); start !== -1;) {
    const end = needs.indexOf(false, start);
    runs.push({
      ...(start > 0 && { after: start }),
      ...(end !== -1 && { times: end - start }),
    });
    start = end === -1 ? -1 : needs.indexOf(true, end);
  }
  return runs;
}

import { API_BASE_PATH, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { World } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import { isPartOf, isRecord } from '../faults/merge-patch.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { createMockServer } from '../server/mock-server.ts';
import { valueOf } from '../server/request-log.ts';
import { addressOf, callOf, isSuccess, type Exchange } from './exchange.ts';
import { answerFaultOf } from './fault-of.ts';

/** The result of replaying a session in its world. */
export interface Replay {
  /** The faults that make the calls answer as recorded where the rows alone don't. */
  readonly faults: readonly Fault[];
  /** The number of answers that are left to the rows. */
  readonly explained: number;
}

const BASE_URL = 'http://mock.test';

/**
 * Sends the calls of a session to a mock server with its world, and compares the answers. A change only has
 * to succeed. After one, the rows also answer for what they have given before, and for single rows.
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
  const server = createMockServer({ world: copy, clock, faults });
  const given = new Set<string>();
  let hasChanged = false;
  let token = '';

  /** Whether the rows give the answer of a call. One that they can't carry out leaves them as they are. */
  async function isGiven(exchange: Exchange): Promise<boolean> {
    const { status, answer, method } = exchange;
    const { endpoint, params }: { endpoint?: AnyEndpoint; params?: object } =
      callOf(exchange) ?? {};
    if (!endpoint) return true;
    const isOk = isSuccess(exchange);
    const isBroken = isOk && answer !== undefined && !endpoint.answer.safeParse(answer).success;
    // The server may have carried out a call whose answer is lost; the world has to stay as if it had not.
    if (!status || isBroken) return false;
    const before = copy.snapshot();
    const response = await server.handle(requestOf(exchange, token));
    const actual = valueOf(await response.text());
    if (response.status !== status) {
      copy.restore(before);
      return false;
    }
    const isChange = isOk && method !== 'GET' && endpoint.resource !== 'auth';
    if (isChange) hasChanged = true;
    // Tokens, and the ids and times of what a call creates, are the server's own.
    if (isChange || answer === undefined || (isOk && endpoint.resource === 'auth')) return true;
    if (typeof answer === 'string' && typeof actual === 'string') return true;
    const address = addressOf(exchange);
    if (isSame(actual, answer)) {
      given.add(address);
      return true;
    }
    const isSingle = Object.keys(params ?? {}).length > 0;
    return isOk && hasChanged && (given.has(address) || isSingle);
  }

  const calls: ReplayedCall[] = [];
  for (const exchange of exchanges) {
    clock.advance(Math.max(0, exchange.startedAt - clock.now()));
    if (viewer && !copy.viewerOf(token)) token = copy.issueToken(people[viewer].id);
    calls.push({
      exchange,
      fault: (await isGiven(exchange)) ? undefined : answerFaultOf(exchange),
    });
  }
  return {
    faults: placed(calls),
    explained: calls.filter(({ fault }) => fault === undefined).length,
  };
}

/** A call, with the fault that it needs to be answered as recorded. */
interface ReplayedCall {
  readonly exchange: Exchange;
  readonly fault: Fault | undefined;
}

/** Whether two answers say the same. Null and absent mean the same on the wire. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other || (one == null && other == null);
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
}

/** The request of an exchange, with the token of the mock server if it had one. */
function requestOf({ method, path, query, body, ...sent }: Exchange, token: string): Request {
  const search = new URLSearchParams(query).toString();
  return new Request(`${BASE_URL}${API_BASE_PATH}${path}${search === '' ? '' : `?${search}`}`, {
    method,
    headers: sent.token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Says for each fault to which of the matching calls it applies, in the order of the session. */
function placed(calls: readonly ReplayedCall[]): Fault[] {
  const keyed = calls.map(({ exchange, fault }) => {
    const { timestamp: _, ...query } = exchange.query;
    const { endpoint, params = {} } = callOf(exchange) ?? {};
    return { at: { call: endpoint?.name, params, query }, fault: JSON.stringify(fault) };
  });
  const result = new Map<string, Fault>();
  for (const [index, { at }] of keyed.entries()) {
    const fault = calls[index]?.fault;
    if (!fault) continue;
    const matching = keyed.filter((other) => isPartOf(at, other.at));
    for (const run of runsOf(matching.map((other) => other.fault === keyed[index]?.fault))) {
      const found: Fault = {
        ...fault,
        ...(Object.keys(at.params).length > 0 && { params: at.params }),
        ...(Object.keys(at.query).length > 0 && { query: at.query }),
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

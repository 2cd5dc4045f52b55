import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { World } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import { isPartOf, isRecord } from '../faults/merge-patch.ts';
import { createMockServer, type MockServer } from '../server/mock-server.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import { answerFaultOf, faultOf } from './fault-of.ts';
import { patchesBetween } from './patches-between.ts';

/** The result of replaying a session in its world. */
export interface Replay {
  /** The faults that make the calls answer as recorded where the rows alone don't. */
  readonly faults: readonly Fault[];
  /** The number of answers that the rows explain. */
  readonly explained: number;
  /** The number of answers after a change of the session that differ, and stay as the rules give them. */
  readonly afterChange: number;
}

const BASE_URL = 'http://mock.test';
/** Answers to changes have the time of the server, which answered a little later or earlier. */
const TOLERANCE_MS = 5 * 60_000;

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
  let explained = 0;
  let afterChange = 0;
  let hasChanged = false;
  let token = '';
  const outcomes: (readonly Fault[])[] = [];
  for (const exchange of exchanges) {
    clock.advance(Math.max(0, exchange.startedAt - clock.now()));
    if (viewer && !copy.viewerOf(token)) token = copy.issueToken(people[viewer].id);
    const own = exchange.token === undefined ? undefined : token;
    const found = await differences(server, exchange, own, hasChanged);
    outcomes.push(found === 'later' ? [] : found);
    if (found === 'later') afterChange += 1;
    else if (found.length === 0) explained += 1;
    const isChange = exchange.method !== 'GET' && !exchange.path.startsWith('/auth/');
    hasChanged ||= isChange && isSuccess(exchange);
  }
  return { faults: placed(exchanges, outcomes), explained, afterChange };
}

/**
 * Replays one call.
 *
 * @returns the faults that its answer needs; `later` for one that differs because of an earlier change
 */
async function differences(
  server: MockServer,
  exchange: Exchange,
  token: string | undefined,
  hasChanged: boolean,
): Promise<readonly Fault[] | 'later'> {
  const match = callOf(exchange);
  if (!match) return [];
  const { status, answer } = exchange;
  const fault = answerFaultOf(exchange);
  if (!fault) return [];
  // The server may have carried the call out; the world has to stay as if it had not.
  if (!status) return [fault];
  const before = server.world.snapshot();
  if (isSuccess(exchange)) reuseIds(server.world, exchange);
  const response = await server.handle(requestOf(exchange, token));
  const text = await response.text();
  if (response.status !== status) {
    server.world.restore(before);
    return [fault];
  }
  if (answer === undefined) return [];
  const actual = valueOf(text);
  const areTexts = typeof actual === 'string' && typeof answer === 'string';
  if (areTexts || isSame(actual, answer)) return [];
  if (!isSuccess(exchange)) return [faultOf(exchange) ?? fault];
  if (!match.endpoint.answer.safeParse(answer).success) return [fault];
  if (match.endpoint.resource === 'auth') return [];
  if (hasChanged || exchange.method !== 'GET') return 'later';
  const call = match.endpoint.name;
  const patches = patchesBetween(actual, answer);
  return patches?.map((patch) => ({ call, kind: 'patch' as const, ...patch })) ?? [fault];
}

function requestOf({ method, path, query, body }: Exchange, token: string | undefined): Request {
  const search = new URLSearchParams(query).toString();
  return new Request(`${BASE_URL}${API_BASE_PATH}${path}${search === '' ? '' : `?${search}`}`, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The JSON of a response, or its text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Lets the world give a new row the id that the real server gave it. */
function reuseIds(world: World, { answer }: Exchange): void {
  if (!isRecord(answer)) return;
  const idOf = (value: unknown) =>
    isRecord(value) && typeof value['id'] === 'number' ? value['id'] : undefined;
  const { message, conversation, task } = answer;
  const offer = isRecord(message) ? message['offer'] : undefined;
  for (const [table, id] of [
    [world.messages, idOf(message)],
    [world.conversations, idOf(conversation)],
    [world.tasks, idOf(task)],
    [world.offers, idOf(offer)],
    [world.reviews, idOf(answer['data'])],
  ] as const) {
    if (id !== undefined && !table.find(id)) table.nextId = id;
  }
}

/** Whether two answers mean the same: null is absent, and times are points in time. */
function isSame(actual: unknown, recorded: unknown): boolean {
  if (Array.isArray(actual) && Array.isArray(recorded)) {
    return (
      actual.length === recorded.length &&
      actual.every((item, index) => isSame(item, recorded[index]))
    );
  }
  if (isRecord(actual) && isRecord(recorded)) {
    const keys = new Set([...Object.keys(actual), ...Object.keys(recorded)]);
    return [...keys].every((key) => isSame(actual[key], recorded[key]));
  }
  if (actual == null || recorded == null) return actual == null && recorded == null;
  return actual === recorded || isSameTime(actual, recorded);
}

function isSameTime(actual: unknown, recorded: unknown): boolean {
  if (typeof actual !== 'string' || typeof recorded !== 'string') return false;
  if (!actual.includes('T') || !recorded.includes('T')) return false;
  const [one, other] = [Date.parse(actual), Date.parse(recorded)];
  const isRecent = one >= STORY_NOW && other >= STORY_NOW - TOLERANCE_MS;
  return one === other || (isRecent && Math.abs(one - other) < TOLERANCE_MS);
}

/** Says for each fault to which of the matching calls it applies, in the order of the session. */
function placed(
  exchanges: readonly Exchange[],
  outcomes: readonly (readonly Fault[])[],
): readonly Fault[] {
  const result: Fault[] = [];
  const done = new Set<string>();
  for (const [index, faults] of outcomes.entries()) {
    const exchange = exchanges[index];
    if (!exchange) continue;
    for (const fault of faults) {
      const when = conditionOf(exchange, exchanges);
      const key = JSON.stringify([fault, when]);
      if (done.has(key)) continue;
      done.add(key);
      const matching = exchanges.flatMap((other, place) =>
        callOf(other)?.endpoint.name === fault.call && isPartOf(when, other.query) ? [place] : [],
      );
      const needs = matching.map((place) =>
        (outcomes[place] ?? []).some((each) => JSON.stringify(each) === JSON.stringify(fault)),
      );
      result.push(...runsOf(needs).map((run) => ({ ...fault, ...queryOf(when), ...run })));
    }
  }
  return result;
}

/** The part of the query that tells the calls of an endpoint apart, if any does. */
function conditionOf(exchange: Exchange, all: readonly Exchange[]): Record<string, string> {
  const name = callOf(exchange)?.endpoint.name;
  const others = all.filter((other) => callOf(other)?.endpoint.name === name);
  const entries = Object.entries(exchange.query).filter(
    ([key, value]) => key !== 'timestamp' && others.some((other) => other.query[key] !== value),
  );
  return Object.fromEntries(entries);
}

function queryOf(when: Record<string, string>): Pick<Fault, 'query'> {
  return Object.keys(when).length === 0 ? {} : { query: when };
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

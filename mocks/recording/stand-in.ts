import type { Clock } from '#src/domain/clock.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createMockServer } from '../server/mock-server.ts';
import {
  addressOf,
  callIn,
  callOf,
  isSuccess,
  valueOf,
  type Exchange,
  type SentCall,
} from './exchange.ts';
import { blankScenario } from './print-scenario.ts';
import { secretsOf } from './private-text.ts';
import { recordedPeople, viewerOf } from './recorded-people.ts';
import { isSame, requestOf } from './replay.ts';
import { addRows, seenRows } from './seen-rows.ts';

/** Answers in place of a server that is away. */
export interface StandIn {
  /** Answers a call; undefined for one of a session that was not recorded. */
  handle(request: Request): Promise<Response | undefined>;
}

/**
 * Opens what a recording shows of its last session: a world with the rows of the newest answers, the
 * people and ids as they are. An answer that these rows don't give is repeated to the letter, until a call
 * changes what it reads.
 *
 * @param options.baseUrl the address of the calls, before `/api`
 */
export async function openStandIn(options: {
  readonly exchanges: readonly Exchange[];
  readonly clock: Clock;
  readonly baseUrl: string;
}): Promise<StandIn> {
  const { clock, baseUrl } = options;
  const token = options.exchanges.findLast((each) => each.token !== undefined)?.token;
  const newest = newestAnswers(options.exchanges, token);
  const own = options.exchanges.filter((each) => secretsOf([each]).tokens.has(token ?? ''));
  const viewerId = viewerOf(own, recordedPeople(own));

  const { world } = openScenario(blankScenario, clock);
  addRows(world, seenRows(newest, viewerId));
  if (token !== undefined && viewerId !== undefined && world.users.find(viewerId)) {
    world.tokens.insert({ id: world.tokens.nextId, token, user_id: viewerId });
  }
  const server = createMockServer({ world, clock, baseUrl });

  const repeated = new Map<string, Exchange>();
  const rows = world.snapshot();
  for (const exchange of newest) {
    const response = await server.handle(requestOf(exchange, exchange.token, baseUrl));
    if (!isSame(valueOf(await response.text()), exchange.answer)) {
      repeated.set(addressOf(exchange), exchange);
    }
  }
  // Opening a task has counted a view.
  world.restore(rows);

  return {
    async handle(request) {
      const call = callIn(request);
      const exact = repeated.get(addressOf(call));
      if (exact) return Response.json(exact.answer, { status: exact.status ?? 200 });
      if (call.token !== undefined && !world.viewerOf(call.token)) return undefined;
      const response = await server.handle(request);
      if (call.method !== 'GET' && response.ok) forgetChanged(repeated, call);
      return response;
    },
  };
}

/** The newest JSON of each address, the newest first. */
function newestAnswers(exchanges: readonly Exchange[], token: string | undefined): Exchange[] {
  const known = exchanges.filter(
    (each) =>
      each.method === 'GET' &&
      isSuccess(each) &&
      typeof each.answer === 'object' &&
      (each.token === undefined || each.token === token),
  );
  return [...new Map(known.map((each) => [addressOf(each), each])).values()].sort(
    (a, b) => b.startedAt - a.startedAt,
  );
}

/** After a change, the rows answer for what it concerns. */
function forgetChanged(repeated: Map<string, Exchange>, change: SentCall): void {
  const endpoint = callOf(change)?.endpoint;
  const changed = new Set<string>(endpoint && [endpoint.resource, ...endpoint.invalidates]);
  for (const [address, exchange] of repeated) {
    if (changed.has(callOf(exchange)?.endpoint.resource ?? '')) repeated.delete(address);
  }
}

import {
  API_BASE_PATH,
  ErrorBody,
  fillPath,
  type AnyEndpoint,
  type CallAnswer,
} from '#src/contract/endpoint.ts';
import { conversationAbout } from '../db/conversations.ts';
import type { ConversationRow, OfferRow, TaskRow } from '../db/rows.ts';
import { World } from '../db/world.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { userFixture } from '../fixtures/users.ts';
import { createMockServer } from '../mock-server.ts';
import { createSteppedClock, type SteppedClock } from '../stepped-clock.ts';

/** The people of a small world; each can be the client of a task and the worker of another. */
export const CLIENT = 1;
export const WORKER = 2;
export const OTHER = 3;
/** An id that nothing has. */
export const NOBODY = 99;

/** What a call is made with, as it may come from anybody. */
interface Given {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

/** A world of three people with a server over it, for tests of handlers. */
export interface SmallWorld {
  readonly world: World;
  readonly clock: SteppedClock;
  /** Makes a call as somebody. @throws Error when it is refused */
  ok<E extends AnyEndpoint>(viewer: number, endpoint: E, given?: Given): Promise<CallAnswer<E>>;
  /** Makes a call as somebody that is to be refused: the status, with what the answer says. */
  refused(
    viewer: number,
    endpoint: AnyEndpoint,
    given?: Given,
  ): Promise<{ status: number } & ErrorBody>;
  task(given?: Partial<TaskRow>): TaskRow;
  /** An offer to WORKER, unless told otherwise. */
  offer(given: Partial<OfferRow> & { task_id: number }): OfferRow;
  /** The conversation of the task's client and WORKER, unless told otherwise. */
  conversation(taskId: number, workerId?: number): ConversationRow;
}

/**
 * Makes a small world.
 *
 * @example const { ok, offer, task } = smallWorld()
 */
export function smallWorld(): SmallWorld {
  const clock = createSteppedClock();
  const world = new World(clock);
  for (const [id, first_name, last_name] of [
    [CLIENT, 'Clara', 'Novak'],
    [WORKER, 'Wes', 'Okafor'],
    [OTHER, 'Olga', 'Quist'],
  ] as const) {
    world.users.insert(userFixture(world, { id, first_name, last_name }));
  }
  const server = createMockServer({ world, clock, baseUrl: 'http://mock.test' });
  const tokens = new Map(world.users.all().map(({ id }) => [id, world.issueToken(id)]));

  function send(viewer: number, endpoint: AnyEndpoint, given: Given): Promise<Response> {
    const { params = {}, query = {}, body = endpoint.body && {} } = given;
    const path = API_BASE_PATH + fillPath(endpoint.path, params);
    const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const url = new URL(`http://mock.test${path}?${new URLSearchParams(texts).toString()}`);
    const request = new Request(url, {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${tokens.get(viewer)}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return server.handle(request);
  }

  return {
    world,
    clock,
    async ok(viewer, endpoint, given = {}) {
      const response = await send(viewer, endpoint, given);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
      return endpoint.answer.parse(body) as CallAnswer<typeof endpoint>;
    },
    async refused(viewer, endpoint, given = {}) {
      const response = await send(viewer, endpoint, given);
      return { status: response.status, ...ErrorBody.parse(await response.json()) };
    },
    task: (given = {}) =>
      world.tasks.insert(
        taskFixture(world, { id: world.tasks.nextId, client_id: CLIENT, ...given }),
      ),
    offer: (given) =>
      world.offers.insert(
        offerFixture(world, { id: world.offers.nextId, worker_id: WORKER, ...given }),
      ),
    conversation: (taskId, workerId = WORKER) => conversationAbout(world, taskId, workerId),
  };
}

import {
  API_BASE_PATH,
  ErrorBody,
  fillPath,
  type AnyEndpoint,
  type CallAnswer,
} from '#src/contract/endpoint.ts';
import { conversationAbout } from '../db/conversations.ts';
import type { OfferRow, TaskRow } from '../db/tables.ts';
import { World } from '../db/world.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { userFixture } from '../fixtures/users.ts';
import { createMockServer } from '../server/mock-server.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';

/** The users of a small world. Each can be the client of one task and the worker of another. */
export const CLIENT = 1;
export const WORKER = 2;
export const OTHER = 3;
/** An id that no row has. */
export const NOBODY = 99;

/** The untyped input of a call. */
interface Given {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

/** A world of three users with a server, for tests of handlers. */
export type SmallWorld = ReturnType<typeof smallWorld>;

/**
 * Creates a small world.
 *
 * @example const { ok, offer, task } = smallWorld()
 */
export function smallWorld() {
  const clock = createSteppedClock();
  const world = new World(clock);
  for (const [id, first_name, last_name] of [
    [CLIENT, 'Clara', 'Novak'],
    [WORKER, 'Wes', 'Okafor'],
    [OTHER, 'Olga', 'Quist'],
  ] as const) {
    world.users.insert(userFixture(world, { id, first_name, last_name }));
  }
  const server = createMockServer({ world, clock });
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
    /** Makes a call as a user. @throws Error when the call fails */
    async ok<E extends AnyEndpoint>(viewer: number, endpoint: E, given: Given = {}) {
      const response = await send(viewer, endpoint, given);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
      return endpoint.answer.parse(body) as CallAnswer<E>;
    },
    /** Makes a call that is expected to fail. Returns the status and the error body. */
    async error(viewer: number, endpoint: AnyEndpoint, given: Given = {}) {
      const response = await send(viewer, endpoint, given);
      return { status: response.status, ...ErrorBody.parse(await response.json()) };
    },
    task: (given: Partial<TaskRow> = {}) =>
      world.tasks.insert(
        taskFixture(world, { id: world.tasks.nextId, client_id: CLIENT, ...given }),
      ),
    /** Inserts an offer, by default to WORKER. */
    offer: (given: Partial<OfferRow> & { task_id: number }) =>
      world.offers.insert(
        offerFixture(world, { id: world.offers.nextId, worker_id: WORKER, ...given }),
      ),
    /** The conversation between the task's client and a worker, by default WORKER. */
    conversation: (taskId: number, workerId = WORKER) => conversationAbout(world, taskId, workerId),
  };
}

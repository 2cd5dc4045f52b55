import { http } from 'msw';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import { startConversation } from '../db/conversations.ts';
import { markAsPaid } from '../db/offers.ts';
import { World } from '../db/world.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { userFixture } from '../fixtures/users.ts';
import { Problem, validate } from '../db/problem.ts';
import { createSteppedClock, type SteppedClock } from '../clock/stepped-clock.ts';
import { brokenRules } from '../db/world-rules.ts';
import { handlersWith } from './registry.ts';

/** Makes a call as a viewer. @throws Problem when the call fails */
type Caller = (
  call: EndpointName,
  viewer: number,
  input: { params?: unknown; query?: object; body?: unknown },
) => void;

const VIEWERS = [1, 2, 3];
const FORM = { task_category_id: 1, title: 'Task', description: 'Text', location: 'Here' };

/** A call, or marking an offer as paid. */
interface Step {
  readonly call: EndpointName | 'control.paid';
  readonly viewer: number;
  /** Replaces the viewer by one with permission, if there is one. */
  readonly isFitting: boolean;
  /** Picks an existing row, or the id after the last, which is unknown. */
  readonly pick: number;
  readonly body: unknown;
  readonly page: number;
  /** Milliseconds to wait first; negative when the clock is set back. */
  readonly wait: number;
}

const pick = fc.nat(59);
const text = fc.constantFrom('Hi', 'Yes', ' ', '');
const given = {
  viewer: fc.constantFrom(...VIEWERS),
  isFitting: fc.boolean(),
  pick,
  page: fc.integer({ min: 1, max: 2 }),
};
const wait = fc.constantFrom(0, 0, 1_000, 3_600_000, -3_600_000);
const taskBody = fc.record({
  payment_offer: fc.constantFrom(0, 1, 30.5),
  deadline: fc.constantFrom('2026-03-01', '2026-03-20'),
});

/** An offer, overdue, soon due or without a deadline. */
const terms = fc.record({
  message_type: fc.constant('offer'),
  message: fc.constant('Can you?'),
  payment_amount: fc.constantFrom(20, 30.35),
  deadline_date: fc.constantFrom(null, '2026-03-01', '2026-03-20', '2026-04-08'),
});

function step(call: Step['call'], body: fc.Arbitrary<unknown> = fc.constant({})) {
  return fc.record({ call: fc.constant(call), ...given, body, wait });
}

const message = fc.record({ message: text });
const response = fc.record({ response_message: text });
const review = fc.record({ rating: fc.integer({ min: 1, max: 5 }) });

/** The calls with their bodies, and how often each is taken. */
const weighted: readonly [weight: number, call: Step['call'], body?: fc.Arbitrary<unknown>][] = [
  [4, 'messages.start', message],
  [2, 'messages.send', message],
  [8, 'messages.send', terms],
  [2, 'messages.list'],
  [6, 'offers.accept', response],
  [2, 'offers.decline', response],
  [2, 'offers.cancel'],
  [5, 'offers.start'],
  [5, 'offers.complete'],
  [4, 'control.paid'],
  [6, 'reviews.create', review],
  [1, 'tasks.create', taskBody],
  [1, 'tasks.update', taskBody],
  [1, 'tasks.get'],
  [1, 'tasks.cancel'],
  [1, 'tasks.delete'],
  [2, 'tasks.book'],
];
const arbitrarySteps = fc.oneof(
  ...weighted.map(([weight, call, body]) => ({ arbitrary: step(call, body), weight })),
);

/** Three users, a task by each of the first two, and three conversations. */
function newWorld(): { world: World; clock: SteppedClock } {
  const clock = createSteppedClock();
  const world = new World(clock);
  for (const viewer of VIEWERS) world.users.insert(userFixture(world, { id: viewer }));
  for (const id of [1, 2]) world.tasks.insert(taskFixture(world, { id, client_id: id }));
  for (const worker of [2, 3]) startConversation(world, 1, worker, 'Hello');
  startConversation(world, 2, 3, 'Hello');
  return { world, clock };
}

const resolvers = new Map<AnyEndpoint, (context: never) => unknown>();
handlersWith((endpoint, resolve) => {
  resolvers.set(endpoint, resolve);
  return http.all('*', () => undefined);
});

/** Calls the resolvers directly, without HTTP and JSON. */
function createCaller(world: World): Caller {
  return (call, viewer, input) => {
    const endpoint: AnyEndpoint | undefined = endpoints.find(({ name }) => name === call);
    const resolve = endpoint && resolvers.get(endpoint);
    if (!endpoint || !resolve) throw new Error(`No handler for ${call}.`);
    const context = {
      world,
      viewer: world.users.findOrThrow(viewer),
      params: input.params,
      query: endpoint.query && validate(endpoint.query, input.query ?? {}),
      body: endpoint.body && validate(endpoint.body, input.body),
    };
    endpoint.answer.parse(resolve(context as never));
  };
}

/** Takes a step, which may fail. */
function take(
  world: World,
  ask: Caller,
  { call, viewer, isFitting, pick, body, page }: Step,
): void {
  const id = (pick % (tableOf(world, call).size + 1)) + 1;
  const as = (isFitting ? fittingViewer(world, call, id) : undefined) ?? viewer;
  try {
    if (call === 'control.paid') markAsPaid(world, id);
    else {
      const extra = call.startsWith('tasks.') ? FORM : { task_id: id, task_offer_id: id };
      ask(call, as, { params: { id }, query: { page }, body: { ...extra, ...(body as object) } });
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

/** A viewer with permission for the call, if the row exists. */
function fittingViewer(world: World, call: Step['call'], id: number): number | undefined {
  if (call === 'offers.cancel' || call === 'reviews.create') {
    return world.tasks.find(world.offers.find(id)?.task_id ?? 0)?.client_id;
  }
  if (call.startsWith('offers.')) return world.offers.find(id)?.worker_id;
  if (call.startsWith('tasks.')) return world.tasks.find(id)?.client_id;
  return world.conversations.find(id)?.client_id;
}

function tableOf(world: World, call: Step['call']): { readonly size: number } {
  if (call.startsWith('tasks.') || call === 'messages.start') return world.tasks;
  return call.startsWith('messages.') ? world.conversations : world.offers;
}

const manySteps = fc.array(arbitrarySteps, { minLength: 20, maxLength: 60, size: 'max' });

it('random calls never break the rules of the world', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(manySteps, (steps) => {
      const { world, clock } = newWorld();
      const ask = createCaller(world);
      for (const next of steps) {
        clock.advance(next.wait);
        take(world, ask, next);
        expect(brokenRules(world)).toEqual([]);
      }
      for (const { status } of world.offers.all()) reached.add(`offer ${status}`);
      for (const { status } of world.tasks.all()) reached.add(`task ${status}`);
    }),
    { numRuns: 1_000, seed: 20_260_314 },
  );
  // No call makes a task inactive.
  const expected = [
    ...OFFER_STATUSES.map((status) => `offer ${status}`),
    ...TASK_STATUSES.filter((status) => status !== 'inactive').map((status) => `task ${status}`),
  ];
  expect([...reached].toSorted()).toEqual(expected.toSorted());
});

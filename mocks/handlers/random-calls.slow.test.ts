import { http } from 'msw';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EndpointName } from '#src/contract/registry.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { startConversation } from '../db/conversations.ts';
import { markAsPaid } from '../db/offers.ts';
import { Problem, validate } from '../db/problem.ts';
import { World } from '../db/world.ts';
import { brokenRules } from '../db/world-rules.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { userFixture } from '../fixtures/users.ts';
import type { Route } from '../server/call-context.ts';
import { handlersWith } from './registry.ts';

const VIEWERS = [1, 2, 3];
const FORM = { task_category_id: 1, title: 'Task', description: 'Text', location: 'Here' };

const text = fc.constantFrom('Hi', 'Yes', ' ', '');
const message = fc.record({ message: text });
const response = fc.record({ response_message: text });
const review = fc.record({ rating: fc.integer({ min: 1, max: 5 }) });
const task = fc.record({
  payment_offer: fc.constantFrom(0, 1, 30.5),
  deadline: fc.constantFrom('2026-03-01', '2026-03-20'),
});
/** An offer, overdue, soon due or without a deadline. */
const offer = fc.record({
  message_type: fc.constant('offer'),
  message: fc.constant('Can you?'),
  payment_amount: fc.constantFrom(20, 30.35),
  deadline_date: fc.constantFrom(null, '2026-03-01', '2026-03-20', '2026-04-08'),
});

/** The calls with their bodies, and how often each is taken. The world itself marks an offer as paid. */
const weighted: readonly [number, call: EndpointName | 'paid', body?: fc.Arbitrary<object>][] = [
  [4, 'messages.start', message],
  [2, 'messages.send', message],
  [8, 'messages.send', offer],
  [2, 'messages.list'],
  [6, 'offers.accept', response],
  [2, 'offers.decline', response],
  [2, 'offers.cancel'],
  [5, 'offers.start'],
  [5, 'offers.complete'],
  [4, 'paid'],
  [6, 'reviews.create', review],
  [1, 'tasks.create', task],
  [1, 'tasks.update', task],
  [1, 'tasks.get'],
  [1, 'tasks.cancel'],
  [1, 'tasks.delete'],
  [2, 'tasks.book'],
];
const step = fc.record({
  given: fc.oneof(
    ...weighted.map(([weight, call, body = fc.constant({})]) => ({
      weight,
      arbitrary: fc.record({ call: fc.constant(call), body }),
    })),
  ),
  /** Who makes the call, one after the other. */
  viewers: fc.shuffledSubarray(VIEWERS, { minLength: 1 }),
  /** Of a row, which may be missing. */
  id: fc.integer({ min: 1, max: 6 }),
  /** Milliseconds to wait first; negative when the clock is set back. */
  wait: fc.constantFrom(0, 0, 1_000, 3_600_000, -3_600_000),
});

/** Three users, a task by each of the first two, and three conversations. */
function newWorld() {
  const clock = createSteppedClock();
  const world = new World(clock);
  for (const id of VIEWERS) world.users.insert(userFixture(world, { id }));
  for (const id of [1, 2]) world.tasks.insert(taskFixture(world, { id, client_id: id }));
  for (const worker of [2, 3]) startConversation(world, 1, worker, 'Hello');
  startConversation(world, 2, 3, 'Hello');
  return { world, clock };
}

const routes = new Map<string, Route>();
handlersWith((endpoint, resolve) => {
  routes.set(endpoint.name, { endpoint, resolve });
  return http.all('*', () => undefined);
});

/** Calls a resolver directly, without HTTP and JSON. @throws Problem when the call fails */
function take(world: World, call: EndpointName | 'paid', viewer: number, id: number, body: object) {
  if (call === 'paid') return markAsPaid(world, id);
  const route = routes.get(call);
  if (!route) throw new Error(`No handler for ${call}.`);
  const { endpoint, resolve } = route;
  const ids = call.startsWith('tasks.') ? FORM : { task_id: id, task_offer_id: id };
  const context = {
    world,
    viewer: world.users.findOrThrow(viewer),
    params: { id },
    query: endpoint.query && validate(endpoint.query, {}),
    body: endpoint.body && validate(endpoint.body, { ...ids, ...body }),
  };
  return endpoint.answer.parse(resolve(context as never));
}

it('random calls never break the rules of the world', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), (steps) => {
      const { world, clock } = newWorld();
      for (const { given, viewers, id, wait } of steps) {
        clock.advance(wait);
        for (const viewer of viewers) {
          try {
            take(world, given.call, viewer, id, given.body);
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
          }
          expect(brokenRules(world)).toEqual([]);
        }
      }
      for (const { status } of world.offers.all()) reached.add(`offer ${status}`);
      for (const { status } of world.tasks.all()) reached.add(`task ${status}`);
    }),
    { numRuns: 500, seed: 20_260_314 },
  );
  // No call makes a task inactive.
  const expected = [
    ...OFFER_STATUSES.map((status) => `offer ${status}`),
    ...TASK_STATUSES.filter((status) => status !== 'inactive').map((status) => `task ${status}`),
  ];
  expect(reached).toEqual(new Set(expected));
});

import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { offerPage } from '#mocks/db/offer-lists.ts';
import { transitionOffer } from '#mocks/db/offers.ts';
import { World } from '#mocks/db/world.ts';
import { offerFixture } from '#mocks/fixtures/offers.ts';
import { taskFixture } from '#mocks/fixtures/tasks.ts';
import { userFixture } from '#mocks/fixtures/users.ts';
import type { Case } from './case.ts';

const FEW = 1_000;
const MANY = 100_000;
/** How many of the world's offers belong to the viewer, who sees only those. */
const OWN = 500;
const CLIENT = 1;
const WORKER = 2;
const QUERY = { page: 1, per_page: 10, sort_by: 'payment_amount', sort_order: 'desc' } as const;

function makeWorld(offers: number): World {
  const world = new World(createSteppedClock());
  for (let id = 1; id <= 20; id += 1) world.users.insert(userFixture(world, { id }));
  for (let id = 1; id <= offers; id += 1) {
    const isOwn = id <= OWN;
    world.tasks.insert(taskFixture(world, { id, client_id: isOwn ? CLIENT : 3 + (id % 8) }));
    const worker_id = isOwn ? WORKER : 11 + (id % 9);
    world.offers.insert(offerFixture(world, { id, task_id: id, worker_id }));
  }
  return world;
}

/** What is done to a world, often enough to be measured. `round` is a number that has not been used before. */
const ACTIONS: Readonly<Record<string, (world: World, round: number) => void>> = {
  'a page with search and sort': (world) => {
    for (let time = 0; time < 5; time += 1) offerPage(world, CLIENT, { ...QUERY, search: 'shelf' });
  },
  'a page without search': (world) => {
    for (let time = 0; time < 20; time += 1) offerPage(world, CLIENT, QUERY);
  },
  'lookups by id': (world, round) => {
    for (let time = 0; time < FEW; time += 1)
      world.offers.findOrThrow(1 + ((time * 7 + round) % FEW));
  },
  transitions: (world, round) => {
    for (let time = 0; time < 10; time += 1)
      transitionOffer(world, 1 + round * 10 + time, WORKER, 'decline');
  },
};

/** Loose, since some actions take microseconds. */
const LIMIT = 2;

/** The mock server's rows, without HTTP. The indexes of the tables keep its ratios flat. */
export const world: Case = {
  title: `a world of ${MANY} offers, to one of ${FEW}`,
  limits: Object.fromEntries(Object.keys(ACTIONS).map((action) => [action, LIMIT])),
  open(isMany) {
    const opened = makeWorld(isMany ? MANY : FEW);
    let round = 0;
    return Promise.resolve({
      cost(action) {
        round += 1;
        const start = performance.now();
        ACTIONS[action]?.(opened, round);
        return Promise.resolve(performance.now() - start);
      },
      close: () => Promise.resolve(),
    });
  },
};

import { World } from '#mocks/db/world.ts';
import { offerPage } from '#mocks/db/offer-lists.ts';
import { transitionOffer } from '#mocks/db/offers.ts';
import { offerFixture } from '#mocks/fixtures/offers.ts';
import { taskFixture } from '#mocks/fixtures/tasks.ts';
import { userFixture } from '#mocks/fixtures/users.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { fullName } from '#src/domain/user.ts';
import { bound, check, reportBounds } from './benchmarks/bounds.ts';
import { median } from './benchmarks/rounds.ts';
import { command } from './command-line/command.ts';

const SMALL = 1_000;
const LARGE = 100_000;
/** How many of the world's offers belong to the viewer, who sees only those. */
const OWN = 500;
const ROUNDS = 25;
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

/** The median of several rounds, in milliseconds, after one warm-up round. */
function time(run: (round: number) => unknown): number {
  run(0);
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    run(round + 1);
    return performance.now() - start;
  });
  return median(times);
}

/** A list without indexes: filters every offer, then sorts. */
function scan(world: World, viewer: number, search: string) {
  const needle = search.toLowerCase();
  const found = world.offers.all().filter((offer) => {
    const task = world.tasks.findOrThrow(offer.task_id);
    if (offer.worker_id !== viewer && task.client_id !== viewer) return false;
    const texts = [
      task.title,
      fullName(world.users.findOrThrow(task.client_id)),
      fullName(world.users.findOrThrow(offer.worker_id)),
      `$${offer.payment_amount.toFixed(2)}`,
    ];
    return texts.some((text) => text.toLowerCase().includes(needle));
  });
  return found.sort((a, b) => b.payment_amount - a.payment_amount || b.id - a.id);
}

const list = (world: World) => time(() => offerPage(world, CLIENT, QUERY));
const get = (world: World) =>
  time((round) => {
    for (let index = 0; index < SMALL; index += 1) {
      world.offers.findOrThrow(1 + ((index * 7 + round) % SMALL));
    }
  });
const transition = (world: World) =>
  time((round) => {
    for (let index = 0; index < 10; index += 1) {
      transitionOffer(world, 1 + round * 10 + index, WORKER, 'decline');
    }
  });

export const mocks = command({
  name: 'mocks',
  summary: 'Measures how the mock server scales to 100,000 offers.',
  options: { check },
  run({ values }) {
    const small = makeWorld(SMALL);
    const large = makeWorld(LARGE);
    const found = offerPage(large, CLIENT, { ...QUERY, per_page: 100, search: 'shelf' });
    const expected = scan(large, CLIENT, 'shelf');
    const differing =
      Math.abs(found.pagination.total - expected.length) +
      found.rows.filter(({ id }, place) => id !== expected[place]?.id).length;
    const page = time(() => offerPage(large, CLIENT, { ...QUERY, search: 'shelf' }));
    const scanned = time(() => scan(large, CLIENT, 'shelf').slice(0, 10));
    console.log(
      `${LARGE.toLocaleString('en-US')} offers in the world, ${OWN} of them the viewer's\n`,
    );
    const bounds = [
      bound('a page with search and sort, vs. a scan of all rows', page / scanned, 3, 'x'),
      bound('a page without search, vs. 1,000 offers', list(large) / list(small), 2, 'x'),
      bound('a lookup by id, vs. 1,000 offers', get(large) / get(small), 2, 'x'),
      bound('a transition, vs. 1,000 offers', transition(large) / transition(small), 2, 'x'),
      bound('rows that differ from those of a brute-force scan', differing, 0),
    ];
    return reportBounds(bounds, values.check);
  },
});

import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { seedOffer, seedReview, seedTask, type TaskSeed } from '../seeds/rows.ts';
import { people } from '../fixtures/accounts.ts';
import { scenario, variantsOf, type Seed } from './scenario.ts';

const { client, worker, sparse, longName } = people;

/** A completed task of one person that another one did. */
type CompletedTask = TaskSeed & { readonly worker_id: number };

/** The client account has hired two people, and has worked for one. */
const completed: readonly CompletedTask[] = [
  {
    id: 21,
    client_id: client.id,
    worker_id: worker.id,
    title: 'Assemble a bunk bed for the kids',
    payment_offer: 95,
    daysAgo: 6,
  },
  {
    id: 22,
    client_id: sparse.id,
    worker_id: client.id,
    title: 'Water the plants for a week',
    payment_offer: 60,
    daysAgo: 14,
  },
  {
    id: 23,
    client_id: client.id,
    worker_id: sparse.id,
    title: 'Carry a sofa to the third floor and take the old one down',
    payment_offer: 120.5,
    daysAgo: 30,
  },
];

function complete(world: World, { id, worker_id, ...task }: CompletedTask): void {
  seedTask(world, { id, description: 'Like we talked about.', ...task });
  seedOffer(world, { id, task_id: id, worker_id, status: 'completed' });
}

/** Seeds completed tasks, none of them reviewed by the client account. */
function waiting(tasks: readonly CompletedTask[]): Seed {
  return (world) => {
    for (const task of tasks) complete(world, task);
  };
}

/** Seeds completed tasks, all of them reviewed by the client account. */
function allReviewed(world: World): void {
  for (const task of completed) {
    complete(world, task);
    seedReview(world, { task_offer_id: task.id, reviewer_id: client.id });
  }
}

export const pendingReviewsLoaded = scenario({
  id: 'pending-reviews-loaded',
  title: 'Pending reviews',
  as: 'client',
  at: paths.pendingReviews.to(),
  seed: waiting(completed),
});

const list = variantsOf(pendingReviewsLoaded, 'Pending reviews');

export const pendingReviewsOne = list('pending-reviews-one', 'a single one', {
  seed: waiting(completed.slice(0, 1)),
});
export const pendingReviewsEmpty = list('pending-reviews-empty', 'all written', {
  seed: allReviewed,
});
export const pendingReviewsLong = list(
  'pending-reviews-long',
  'one with everything at its longest',
  {
    seed: waiting([
      {
        id: 24,
        client_id: longName.id,
        worker_id: client.id,
        title: LONGEST.title,
        payment_offer: 99_999.99,
        daysAgo: 9,
      },
    ]),
  },
);

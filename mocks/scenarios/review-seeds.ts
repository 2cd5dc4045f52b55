import { RATINGS, type Rating } from '#src/domain/review.ts';
import type { World } from '../db/world.ts';
import { townspeople } from '../fixtures/town/people.ts';
import { seedOffer, seedReview, seedTask, type ReviewSeed } from '../seeds/rows.ts';
import { people } from '../fixtures/accounts.ts';
import { oneOffer, OFFER_ID } from './offer-seeds.ts';
import type { Seed } from './scenario.ts';
import { addTownspeople } from './town.ts';

/** The id of the review in scenarios with a single one. */
export const REVIEW_ID = 5;

/** Seeds one review of the worker account by the client account. */
export function oneReview(given: Partial<ReviewSeed> = {}): Seed {
  return (world) => {
    oneOffer('completed')(world);
    const reviewer_id = people.client.id;
    seedReview(world, { id: REVIEW_ID, task_offer_id: OFFER_ID, reviewer_id, rating: 4, ...given });
  };
}

/** Seeds reviews of the worker account by the people of the town: how many have how many stars. */
export function rated(counts: Partial<Record<Rating, number>>): Seed {
  return (world) => {
    addTownspeople(world);
    const ratings = RATINGS.flatMap((stars) =>
      Array.from({ length: counts[stars] ?? 0 }, () => stars),
    );
    for (const [index, rating] of ratings.entries()) seedRating(world, index + 1, rating);
  };
}

/** Seeds a task that the worker account has completed, and its client's review. */
function seedRating(world: World, id: number, rating: Rating): void {
  const client = townspeople[id % townspeople.length]?.id ?? people.client.id;
  seedTask(world, { id, client_id: client, daysAgo: 20, due: 6 });
  seedOffer(world, { id, task_id: id, worker_id: people.worker.id, status: 'completed' });
  seedReview(world, { task_offer_id: id, reviewer_id: client, rating });
}

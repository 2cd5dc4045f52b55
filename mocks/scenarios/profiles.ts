import { RATINGS, type Rating } from '#src/domain/review.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { townspeople } from '../fixtures/town/people.ts';
import { seedOffer, seedReview, seedTask } from '../seeds/rows.ts';
import { people } from '../fixtures/accounts.ts';
import { scenario, variantsOf, type Seed } from './scenario.ts';
import { addTownspeople } from './town.ts';

const { worker, sparse, longName } = people;

/** How many reviews have 1, 2, 3, 4 and 5 stars. */
type Counts = readonly [number, number, number, number, number];

/** The ratings of the counts, mixed: of each rating one, best first, as long as there are any. */
function ratingsOf(counts: Counts): Rating[] {
  const left = [...counts];
  const ratings: Rating[] = [];
  while (left.some((count) => count > 0)) {
    for (const rating of RATINGS.toReversed()) {
      const count = left[rating - 1] ?? 0;
      if (count === 0) continue;
      left[rating - 1] = count - 1;
      ratings.push(rating);
    }
  }
  return ratings;
}

/** Seeds a completed task for each rating, and its client's review of the worker. */
function reviewed(
  world: World,
  worker_id: number,
  ratings: readonly Rating[],
  review_text?: string | null,
): void {
  addTownspeople(world);
  for (const [index, rating] of ratings.entries()) {
    const id = ratings.length - index;
    const reviewer_id = townspeople[index % townspeople.length]?.id ?? sparse.id;
    seedTask(world, {
      id,
      client_id: reviewer_id,
      title: 'Mow the lawn',
      description: 'Like we talked about.',
      daysAgo: 3 + index * 4,
    });
    seedOffer(world, { id, task_id: id, worker_id, status: 'completed' });
    seedReview(world, {
      id,
      task_offer_id: id,
      reviewer_id,
      rating,
      ...(review_text === undefined ? {} : { review_text }),
    });
  }
}

/** Seeds reviews of the worker account. */
function rated(...counts: Counts): Seed {
  return (world) => reviewed(world, worker.id, ratingsOf(counts));
}

export const profileLoaded = scenario({
  id: 'profile-loaded',
  title: 'Profile',
  as: 'client',
  at: paths.user.to(worker.id),
  seed: rated(1, 0, 2, 6, 14),
});

const profile = variantsOf(profileLoaded, 'Profile');

export const profileNoReviews = profile('profile-no-reviews', 'no reviews', {
  seed: undefined,
  at: paths.user.to(sparse.id),
});
export const profileAverage450 = profile('profile-average-450', 'an average of 4.50', {
  seed: rated(0, 0, 1, 2, 5),
});
export const profileAverage449 = profile('profile-average-449', 'an average of 4.49', {
  seed: rated(0, 1, 2, 11, 21),
});
export const profileAverage350 = profile('profile-average-350', 'an average of 3.50', {
  seed: rated(1, 1, 1, 3, 2),
});
export const profileAverage349 = profile('profile-average-349', 'an average of 3.49', {
  seed: rated(4, 3, 8, 12, 8),
});
export const profileAverage250 = profile('profile-average-250', 'an average of 2.50', {
  seed: rated(1, 1, 1, 1, 0),
});
export const profileAverage249 = profile('profile-average-249', 'an average of 2.49', {
  seed: rated(10, 9, 8, 5, 3),
});
export const profileFiveStarNone = profile(
  'profile-five-star-none',
  'none of three reviews has 5 stars',
  {
    seed: rated(0, 0, 1, 2, 0),
  },
);
export const profileFiveStarThird = profile(
  'profile-five-star-third',
  'one of three reviews has 5 stars',
  {
    seed: rated(0, 0, 0, 2, 1),
  },
);
export const profileFiveStarAll = profile(
  'profile-five-star-all',
  'all of three reviews have 5 stars',
  {
    seed: rated(0, 0, 0, 0, 3),
  },
);
export const profileLong = profile('profile-long', 'everything at its longest', {
  at: paths.user.to(longName.id),
  seed: (world) => reviewed(world, longName.id, [5, 3], LONGEST.words),
});

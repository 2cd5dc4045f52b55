import { Profile } from '#src/contract/reviews.ts';
import { PendingReview, RATINGS, RatingStats, Review, type Rating } from '#src/domain/review.ts';
import { pendingReviews, profile, ratingStats, wireReview } from '../db/reviews.ts';
import type { World } from '../db/world.ts';
import { people } from '../fixtures/accounts.ts';
import { bunkBed } from '../fixtures/examples.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { made, usualWorld, type Given } from './made.ts';
import { daysAgo } from './times.ts';

/** A world with a completed offer from Clara to Wes. */
function worldWithOffer(): World {
  const world = usualWorld();
  const task = { ...bunkBed, client_id: people.client.id, created_at: daysAgo(6) };
  world.tasks.insert(taskFixture(world, { ...task, id: 1 }));
  const offer = { task_id: 1, worker_id: people.worker.id, status: 'completed' } as const;
  world.offers.insert(offerFixture(world, { ...offer, id: 1 }));
  return world;
}

/**
 * Clara's review of Wes: four stars by default, with a text that matches them.
 *
 * @example aReview({ rating: 5, review_text: null })
 */
export function aReview(given: Given<Review> = {}): Review {
  return made('aReview', Review, given, ({ rating = 4 }) => {
    const world = worldWithOffer();
    const ids = { id: 1, task_offer_id: 1, reviewer_id: people.client.id };
    return wireReview(world, reviewFixture(world, { ...ids, rating }));
  });
}

/** Clara's completed offer to Wes, whom she can review. @example aPendingReview({ payment_amount: 120.5 }) */
export function aPendingReview(given: Given<PendingReview> = {}): PendingReview {
  return made('aPendingReview', PendingReview, given, () => {
    const [usual] = pendingReviews(worldWithOffer(), people.client.id);
    return usual as PendingReview;
  });
}

/**
 * The ratings of Wes, none by default. The total and the average follow from the numbers of stars.
 *
 * @example someRatings({ rating_breakdown: { '5_star': 12, '4_star': 3 } })
 */
export function someRatings(given: Given<RatingStats> = {}): RatingStats {
  return made('someRatings', RatingStats, given, ({ rating_breakdown }) => {
    const none = ratingStats(usualWorld(), people.worker.id);
    const counts = { ...none.rating_breakdown, ...rating_breakdown };
    const sum = (valueOf: (stars: Rating) => number) =>
      RATINGS.reduce((total, stars) => total + valueOf(stars) * counts[`${stars}_star`], 0);
    const total_reviews = sum(() => 1);
    const average = total_reviews === 0 ? 0 : sum((stars) => stars) / total_reviews;
    return { ...none, average_rating: Math.round(average * 100) / 100, total_reviews };
  });
}

/** The public profile of Wes, without reviews. @example aProfile({ user: { name: 'Zoë' } }) */
export function aProfile(given: Given<Profile> = {}): Profile {
  return made('aProfile', Profile, given, () => profile(usualWorld(), people.worker.id));
}

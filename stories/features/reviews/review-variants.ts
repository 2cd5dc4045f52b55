import type { OfferRole } from '#src/domain/offer-process.ts';
import { RATINGS, type Rating } from '#src/domain/review.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { OFFER_ID, oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { scenario, type Scenario } from '#mocks/scenarios/scenario.ts';
import { seedReview } from '#mocks/seeds/rows.ts';

/** A review as a designer can ask for it: the controls of the stories about reviews. */
export interface ReviewVariant {
  /** In stars. */
  readonly rating: Rating;
  readonly text: 'none' | 'usual' | 'longest';
  /** Who is signed in: the client wrote the review, the worker reads about themselves. */
  readonly seenBy: OfferRole;
}

/** What the controls start with. */
export const usualReview: ReviewVariant = { rating: 4, text: 'usual', seenBy: 'worker' };

const category = 'What the server knows';

/** The controls of {@link ReviewVariant}. */
export const reviewControls = {
  rating: {
    description: 'The number of stars.',
    options: RATINGS,
    control: { type: 'inline-radio' },
    table: { category },
  },
  text: {
    description: 'The length of the text.',
    options: ['none', 'usual', 'longest'] satisfies ReviewVariant['text'][],
    control: { type: 'inline-radio' },
    table: { category },
  },
  seenBy: {
    description:
      'Who is signed in: the client wrote the review, the worker reads about themselves.',
    options: ['client', 'worker'] satisfies OfferRole[],
    control: { type: 'inline-radio' },
    table: { category },
  },
} as const;

/** The scenario of a single review, with the id 1: `parameters: { feature: reviewWorld }`. */
export const reviewWorld = (variant: ReviewVariant): Scenario => reviewsWorld([variant]);

/** A scenario with a review for each variant, with ids from 1 on. The first one says who is signed in. */
export function reviewsWorld(variants: readonly ReviewVariant[]): Scenario {
  return scenario({
    id: 'feature-reviews',
    title: 'Reviews for the stories of a component',
    as: variants[0]?.seenBy,
    at: paths.reviews.to(),
    seed: (world) => {
      for (const [index, { rating, text }] of variants.entries()) {
        const offerId = OFFER_ID + index;
        const ids = { task: { id: offerId }, offer: { id: offerId, task_id: offerId } };
        oneOffer('completed', ids)(world);
        seedReview(world, {
          id: index + 1,
          task_offer_id: offerId,
          reviewer_id: people.client.id,
          rating,
          ...(text === 'none' && { review_text: null }),
          ...(text === 'longest' && { review_text: LONGEST.words }),
        });
      }
    },
  });
}

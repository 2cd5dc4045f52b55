import { answers, holds, rejects, rejectsEach, type Check } from '../check.ts';
import { client, nobody, worker, type Context, type Person } from '../context.ts';
import { at, type Fields } from '../values.ts';
import { UNKNOWN_ID } from './every-call.ts';
import { eachRow, listHas, sortedBy, valueIn } from './expectations.ts';
import * as setUp from './set-up.ts';

const { clientsReview, clientSignedIn, completed, workerSignedIn, workersReview, workOffer } =
  setUp;

const NO_OFFER = { task_offer_id: UNKNOWN_ID };

/** A new review of the completed offer, changed. */
const reviewBy = (as: Person, change: Fields = {}) => ({
  as,
  body: { task_offer_id: workOffer, rating: 5, review_text: null, ...change },
});

/** The review of each side, and who signed in. */
const SIDES = {
  client: { review: clientsReview, by: clientSignedIn, of: workerSignedIn },
  worker: { review: workersReview, by: workerSignedIn, of: clientSignedIn },
};

/** The filters of lists of reviews that find the worker's reviews by them and about them. */
const FILTERS = [
  ['by', 'reviewer_id', workersReview, 'reviewer.id?'],
  ['about', 'user_id', clientsReview, 'reviewed_user.id?'],
] as const;

/** Checks a new review with its users, and that there is no second one. */
function written(as: 'client' | 'worker', expected: Fields): Check[] {
  const { review, by, of } = SIDES[as];
  return [
    // Nested users may lack an id.
    holds(review, `creates ${review.name}`, {
      data: { ...expected, task_offer_id: workOffer, 'reviewer.id?': by, 'reviewed_user.id?': of },
    }),
    rejects('reviews.create', 409, `a second review by the ${as}`, {
      ...reviewBy(as),
      after: review,
    }),
    pending(as, false),
  ];
}

/** Checks whether the completed offer is pending for a reviewer. */
function pending(as: 'client' | 'worker', isPending: boolean): Check {
  return answers(
    'reviews.pending',
    `${isPending ? 'has' : 'no longer has'} the offer for the ${as}`,
    { as, after: isPending ? completed.last : SIDES[as].review },
    listHas('data', workOffer, isPending, 'task_offer_id'),
    sortedBy('data', 'completed_at', 'desc'),
  );
}

/** The worker's review is as old as when it was created. */
const createdAt = async (context: Context) =>
  at((await context.done(workersReview)).body, 'data.created_at');

/** Reviews by both sides of a completed offer. */
export const reviewChecks: readonly Check[] = [
  pending('client', true),
  pending('worker', true),
  ...rejectsEach('reviews.create', reviewBy('worker'), [
    ['rating', 0, 'no stars'],
    ['rating', 6, 'six stars'],
    ['review_text', 'x'.repeat(1001), 'a text of 1,001 characters'],
  ]),
  rejects('reviews.create', 403, 'by an outsider', reviewBy('outsider')),
  rejects('reviews.create', 404, 'an offer that does not exist', reviewBy('worker', NO_OFFER)),
  ...written('worker', { rating: 5, review_text: null }),
  pending('client', true),
  ...written('client', { rating: 4, review_text: setUp.reviewText }),
  answers('offers.get', "has the viewer's own review", worker(workOffer), {
    'offer.review_id': workersReview,
  }),
  ...(['reviews.list', 'reviews.public-list'] as const).flatMap((call) =>
    FILTERS.map(([word, parameter, review, side]) =>
      answers(
        call,
        `lists reviews ${word} the worker`,
        { as: 'client', query: { [parameter]: workerSignedIn } },
        listHas('data.data', review),
        eachRow('data.data', { [side]: workerSignedIn }),
      ),
    ),
  ),
  answers(
    'reviews.user-stats',
    'equals the public stats',
    { as: 'client', query: { user_id: workerSignedIn } },
    { data: valueIn('reviews.public-stats', nobody(workerSignedIn), 'data') },
  ),
  answers(
    'reviews.update',
    'changes a review, but not its offer',
    worker(workersReview, { rating: 3, review_text: ' On second thought. ' }),
    {
      data: {
        rating: 3,
        review_text: 'On second thought.',
        task_offer_id: workOffer,
        created_at: createdAt,
      },
    },
  ),
  rejects('reviews.update', 403, "another user's review", client(workersReview, { rating: 1 })),
  rejects('reviews.update', 422, 'no stars', worker(workersReview, { rating: 0 }), 'rating'),
  rejects('reviews.delete', 403, "another user's review", client(workersReview)),
  answers('reviews.delete', 'deletes the review', worker(workersReview)),
  rejects('reviews.get', 404, 'a deleted review', worker(workersReview)),
  pending('worker', true),
];

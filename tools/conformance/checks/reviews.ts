import { answers, holds, rejects, type Check, type Inspect } from '../check.ts';
import { client, nobody, worker, type Context, type Person, type Step } from '../context.ts';
import { at, fieldDifferences, rowsAt, type Fields } from '../values.ts';
import { brokenJson, UNKNOWN_ID } from './every-call.ts';
import { listHas, otherCall, sortedBy } from './expectations.ts';
import {
  clientsReview,
  clientSignedIn,
  workCompleted,
  workerSignedIn,
  workersReview,
  workOffer,
} from './set-up.ts';

/** A new review of the completed offer, changed. */
const reviewBy = (as: Person, change: Fields = {}) => ({
  as,
  body: { task_offer_id: workOffer, rating: 5, review_text: null, ...change },
});

/** Reviews before the work is completed. */
export const earlyReviewChecks: readonly Check[] = [
  rejects('reviews.create', 409, 'before the work is completed', reviewBy('worker')),
];

/** Invalid values, each with the field that the error must name. */
const FAULTS = [
  ['rating', 0, 'no stars'],
  ['rating', 6, 'six stars'],
  ['review_text', 'x'.repeat(1001), 'a text of 1,001 characters'],
] as const;

/** The review of each side, and who signed in. */
const SIDES = {
  client: { review: clientsReview, by: clientSignedIn, of: workerSignedIn },
  worker: { review: workersReview, by: workerSignedIn, of: clientSignedIn },
};

/** The filters of lists of reviews that find the worker's reviews by them and about them. */
const FILTERS = [
  ['by', 'reviewer_id', workersReview, 'reviewer'],
  ['about', 'user_id', clientsReview, 'reviewed_user'],
] as const;

/** Checks a new review with its users, and that there is no second one. */
function written(as: 'client' | 'worker', expected: Fields): Check[] {
  const { review, by, of } = SIDES[as];
  return [
    holds(
      review,
      `creates ${review.name}`,
      { data: { ...expected, task_offer_id: workOffer } },
      isPerson('data.reviewer', by),
      isPerson('data.reviewed_user', of),
    ),
    rejects('reviews.create', 409, `a second review by the ${as}`, {
      ...reviewBy(as),
      after: review,
    }),
    pending(as, false),
  ];
}

function isPerson(path: string, signedIn: Step): Inspect {
  return async ({ body }, context) => personDifferences(body, path, await context.id(signedIn));
}

/** Nested users may lack an id. */
function personDifferences(body: unknown, path: string, id: number): string[] {
  return at(body, `${path}.id`) == null ? [] : fieldDifferences(body, { [`${path}.id`]: id });
}

/** Expects each review of a list to have the worker on a side. */
function eachHasWorker(side: string): Inspect {
  return async ({ body }, context) => {
    const id = await context.id(workerSignedIn);
    return rowsAt(body, 'data.data').flatMap((_, index) =>
      personDifferences(body, `data.data.${index}.${side}`, id),
    );
  };
}

/** Checks whether the completed offer is pending for a reviewer. */
function pending(as: 'client' | 'worker', isPending: boolean): Check {
  return answers(
    'reviews.pending',
    `${isPending ? 'has' : 'no longer has'} the offer for the ${as}`,
    { as, after: isPending ? workCompleted : SIDES[as].review },
    listHas('data', workOffer, isPending, 'task_offer_id'),
    sortedBy('data', 'completed_at', 'desc'),
  );
}

const equalsPublicStats: Inspect = (exchange, context) => {
  const [total_reviews, average_rating] = ['total_reviews', 'average_rating'].map((name) =>
    at(exchange.body, `data.${name}`),
  );
  const given = nobody(workerSignedIn);
  const data = { total_reviews, average_rating };
  return otherCall('reviews.public-stats', given, { data })(exchange, context);
};

/** The worker's review is as old as when it was created. */
const createdAt = async (context: Context) =>
  at((await context.done(workersReview)).body, 'data.created_at');

/** Reviews by both sides of a completed offer. */
export const reviewChecks: readonly Check[] = [
  pending('client', true),
  pending('worker', true),
  ...FAULTS.map(([field, value, name]) =>
    rejects('reviews.create', 422, name, reviewBy('worker', { [field]: value }), field),
  ),
  rejects('reviews.create', 403, 'by an outsider', reviewBy('outsider')),
  rejects('reviews.create', 404, 'an offer that does not exist', {
    as: 'worker',
    body: { task_offer_id: UNKNOWN_ID, rating: 5 },
  }),
  brokenJson('reviews.create', 'worker'),
  ...written('worker', { rating: 5, review_text: null }),
  pending('client', true),
  ...written('client', {
    rating: 4,
    review_text: ({ runId }: Context) => `A review of ${runId}.`,
  }),
  answers('offers.get', "has the viewer's own review", worker(workOffer), {
    'offer.review_id': workersReview,
  }),
  ...(['reviews.list', 'reviews.public-list'] as const).flatMap((call) =>
    FILTERS.map(([word, parameter, review, side]) =>
      answers(
        call,
        `lists reviews ${word} the worker`,
        {
          as: call === 'reviews.list' ? 'client' : 'nobody',
          query: { [parameter]: workerSignedIn },
        },
        listHas('data.data', review),
        eachHasWorker(side),
      ),
    ),
  ),
  answers(
    'reviews.user-stats',
    'equals the public stats',
    { as: 'client', query: { user_id: workerSignedIn } },
    equalsPublicStats,
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
  rejects(
    'reviews.update',
    403,
    "another user's review",
    client(workersReview, { rating: 1, review_text: null }),
  ),
  rejects(
    'reviews.update',
    422,
    'no stars',
    worker(workersReview, { rating: 0, review_text: null }),
    'rating',
  ),
  brokenJson('reviews.update', 'worker', workersReview),
  rejects('reviews.delete', 403, "another user's review", client(workersReview)),
  answers('reviews.delete', 'deletes the review', worker(workersReview)),
  rejects('reviews.get', 404, 'a deleted review', worker(workersReview)),
  pending('worker', true),
];

import { getOffer } from '#src/contract/offers.ts';
import {
  createReview,
  deleteReview,
  getPublicStats,
  getReview,
  getUserStats,
  listPendingReviews,
  listPublicReviews,
  listReviews,
  updateReview,
} from '#src/contract/reviews.ts';
import {
  about,
  after,
  answers,
  fields,
  holds,
  rejects,
  type Check,
  type Context,
  type Fields,
  type Inspect,
  type Person,
  type Step,
} from '../check.ts';
import { at, rowsAt } from '../values.ts';
import { brokenJson, UNKNOWN_ID } from './every-call.ts';
import { idOf, listHas, otherCall, sortedBy } from './expectations.ts';
import {
  clientsReview,
  clientSignedIn,
  workCompleted,
  workerSignedIn,
  workersReview,
  workOffer,
} from './set-up.ts';

/** Reviews before the work is completed. */
export const earlyReviewChecks: readonly Check[] = [
  rejects(createReview, 409, 'before the work is completed', reviewBy('worker')),
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

/** Reviews by both sides of a completed offer. */
export const reviewChecks: readonly Check[] = [
  pending('client', true),
  pending('worker', true),
  ...FAULTS.map(([field, value, name]) =>
    rejects(createReview, 422, name, reviewBy('worker', { [field]: value }), field),
  ),
  rejects(createReview, 403, 'by an outsider', reviewBy('outsider')),
  rejects(createReview, 404, 'an offer that does not exist', {
    as: 'worker',
    body: { task_offer_id: UNKNOWN_ID, rating: 5 },
  }),
  brokenJson(createReview, 'worker'),
  ...written('worker', { 'data.rating': 5, 'data.review_text': null }),
  pending('client', true),
  ...written('client', {
    'data.rating': 4,
    'data.review_text': ({ runId }: Context) => `A review of ${runId}.`,
  }),
  answers(getOffer, "has the viewer's own review", about('worker', workOffer), {
    'offer.review_id': idOf(workersReview),
  }),
  ...[listReviews, listPublicReviews].flatMap((endpoint) =>
    FILTERS.map(([word, parameter, review, side]) =>
      answers(
        endpoint,
        `lists reviews ${word} the worker`,
        async (context) => ({
          as: endpoint === listReviews ? 'client' : 'nobody',
          query: { [parameter]: await context.id(workerSignedIn) },
        }),
        listHas('data.data', review),
        eachPerson(side, workerSignedIn),
      ),
    ),
  ),
  answers(
    getUserStats,
    'equals the public stats',
    async (context) => ({ as: 'client', query: { user_id: await context.id(workerSignedIn) } }),
    async (exchange, context) => {
      const names = ['data.total_reviews', 'data.average_rating'];
      const expected = Object.fromEntries(names.map((name) => [name, at(exchange.body, name)]));
      const params = { id: await context.id(workerSignedIn) };
      return otherCall(getPublicStats, { as: 'nobody', params }, expected)(exchange, context);
    },
  ),
  answers(
    updateReview,
    'changes a review, but not its offer',
    about('worker', workersReview, { rating: 3, review_text: ' On second thought. ' }),
    {
      'data.rating': 3,
      'data.review_text': 'On second thought.',
      'data.task_offer_id': idOf(workOffer),
    },
    async (exchange, context) => {
      const { body } = await context.done(workersReview);
      const created_at = at(body, 'data.created_at');
      return fields({ 'data.created_at': created_at })(exchange, context);
    },
  ),
  rejects(
    updateReview,
    403,
    "another user's review",
    about('client', workersReview, { rating: 1, review_text: null }),
  ),
  rejects(
    updateReview,
    422,
    'no stars',
    about('worker', workersReview, { rating: 0, review_text: null }),
    'rating',
  ),
  brokenJson(updateReview, 'worker', workersReview),
  rejects(deleteReview, 403, "another user's review", about('client', workersReview)),
  answers(deleteReview, 'deletes the review', about('worker', workersReview)),
  rejects(getReview, 404, 'a deleted review', about('worker', workersReview)),
  pending('worker', true),
];

/** Checks a new review with its users, and that there is no second one. */
function written(as: 'client' | 'worker', expected: Fields): Check[] {
  const { review, by, of } = SIDES[as];
  return [
    holds(
      review,
      `creates ${review.name}`,
      { ...expected, 'data.task_offer_id': idOf(workOffer) },
      person('data.reviewer', by),
      person('data.reviewed_user', of),
    ),
    rejects(createReview, 409, `a second review by the ${as}`, after(review, reviewBy(as))),
    pending(as, false),
  ];
}

/** Nested users may lack an id. */
function person(path: string, signedIn: Step): Inspect {
  return (exchange, context) => {
    const isNamed = at(exchange.body, `${path}.id`) != null;
    return isNamed ? fields({ [`${path}.id`]: idOf(signedIn) })(exchange, context) : [];
  };
}

function eachPerson(side: string, signedIn: Step): Inspect {
  return async (exchange, context) => {
    const lines: string[] = [];
    for (const index of rowsAt(exchange.body, 'data.data').keys()) {
      lines.push(...(await person(`data.data.${index}.${side}`, signedIn)(exchange, context)));
    }
    return lines;
  };
}

/** Checks whether the completed offer is pending for a reviewer. */
function pending(as: 'client' | 'worker', isPending: boolean): Check {
  return answers(
    listPendingReviews,
    `${isPending ? 'has' : 'no longer has'} the offer for the ${as}`,
    after(isPending ? workCompleted : SIDES[as].review, { as }),
    listHas('data', workOffer, isPending, 'task_offer_id'),
    sortedBy('data', 'completed_at', 'desc'),
  );
}

/** A new review of the completed offer, changed. */
function reviewBy(as: Person, change: Fields = {}) {
  return async (context: Context) => ({
    as,
    body: { task_offer_id: await context.id(workOffer), rating: 5, review_text: null, ...change },
  });
}

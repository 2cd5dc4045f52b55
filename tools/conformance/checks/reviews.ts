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
import type { Bench, Asked, Step } from '../bench.ts';
import { answers, holds, refuses, type Check } from '../check.ts';
import type { Exchange } from '../client.ts';
import { fieldDifferences } from '../differences.ts';
import { at, rowsAt } from '../values.ts';
import { clientSignedIn, workerSignedIn } from './accounts.ts';
import { beside, listHas, userId } from './looks.ts';
import * as stage from './stage.ts';

const REVIEW = 'data.id';
const { about, broken, clientsReview, OFFER_ID, workersReview, workOffer } = stage;

/** Before the work is done there is nothing to say of it. */
export const earlyReviewChecks: readonly Check[] = [
  refuses(createReview, 409, 'before the work is done', (bench) => reviewOf(bench, 'worker', {})),
];

/** Both sides of a completed offer say what they think of each other. */
export const reviewChecks: readonly Check[] = [
  waiting('client', true),
  waiting('worker', true),
  refuses(createReview, 422, 'no stars', (bench) => reviewOf(bench, 'worker', { rating: 0 }), [
    'rating',
  ]),
  refuses(createReview, 422, 'six stars', (bench) => reviewOf(bench, 'worker', { rating: 6 }), [
    'rating',
  ]),
  refuses(
    createReview,
    422,
    'a text of 1,001 characters',
    (bench) => reviewOf(bench, 'worker', { review_text: 'x'.repeat(1001) }),
    ['review_text'],
  ),
  refuses(createReview, 403, 'by somebody on neither side', (bench) =>
    reviewOf(bench, 'outsider', {}),
  ),
  refuses(createReview, 404, 'of an offer that is not there', {
    as: 'worker',
    body: { task_offer_id: 2_000_000_000, rating: 5 },
  }),
  refuses(createReview, 400, 'broken JSON', { as: 'worker', raw: stage.BROKEN_JSON }),
  written(workersReview, workerSignedIn, clientSignedIn, 5),
  refuses(createReview, 409, 'a second review by the worker', (bench) => again(bench, 'worker')),
  waiting('worker', false),
  waiting('client', true),
  written(clientsReview, clientSignedIn, workerSignedIn, 4),
  refuses(createReview, 409, 'a second review by the client', (bench) => again(bench, 'client')),
  waiting('client', false),
  answers(
    getOffer,
    "has the viewer's own review",
    about('worker', workOffer, OFFER_ID),
    async (exchange, bench) =>
      fieldDifferences(exchange, 'offer.review_id', await bench.id(workersReview, REVIEW)),
  ),
  ...[listReviews, listPublicReviews].flatMap((endpoint) => [
    answers(
      endpoint,
      'has what the worker has written',
      async (bench) => {
        const reviewer_id = await userId(bench, workerSignedIn);
        return { as: endpoint === listReviews ? 'client' : 'nobody', query: { reviewer_id } };
      },
      async (exchange, bench) => [
        ...listHas(exchange, 'data.data', await bench.id(workersReview, REVIEW), true),
        ...strangers(exchange, 'reviewer', await userId(bench, workerSignedIn)),
      ],
    ),
    answers(
      endpoint,
      'has what was written about the worker',
      async (bench) => {
        const user_id = await userId(bench, workerSignedIn);
        return { as: endpoint === listReviews ? 'client' : 'nobody', query: { user_id } };
      },
      async (exchange, bench) => [
        ...listHas(exchange, 'data.data', await bench.id(clientsReview, REVIEW), true),
        ...strangers(exchange, 'reviewed_user', await userId(bench, workerSignedIn)),
      ],
    ),
  ]),
  answers(
    getUserStats,
    'is what everybody sees',
    async (bench) => {
      const user_id = await userId(bench, workerSignedIn);
      return { as: 'client', query: { user_id } };
    },
    async (exchange, bench) => {
      const id = await userId(bench, workerSignedIn);
      const shown = await bench.send(getPublicStats, { as: 'nobody', params: { id } });
      const fields = ['data.total_reviews', 'data.average_rating'];
      return beside(
        shown,
        fields.flatMap((field) => fieldDifferences(shown, field, at(exchange.body, field))),
      );
    },
  ),
  answers(
    updateReview,
    'changes a review',
    about('worker', workersReview, REVIEW, { rating: 3, review_text: 'On second thought.' }),
    (exchange) => [
      ...fieldDifferences(exchange, 'data.rating', 3),
      ...fieldDifferences(exchange, 'data.review_text', 'On second thought.'),
    ],
  ),
  refuses(
    updateReview,
    403,
    "somebody else's",
    about('client', workersReview, REVIEW, { rating: 1, review_text: null }),
  ),
  refuses(
    updateReview,
    422,
    'no stars',
    about('worker', workersReview, REVIEW, { rating: 0, review_text: null }),
    ['rating'],
  ),
  refuses(updateReview, 400, 'broken JSON', broken('worker', workersReview, REVIEW)),
  refuses(deleteReview, 403, "somebody else's", about('client', workersReview, REVIEW)),
  answers(deleteReview, 'takes the review back', about('worker', workersReview, REVIEW)),
  refuses(getReview, 404, 'what was taken back', about('worker', workersReview, REVIEW)),
  waiting('worker', true),
];

/** A review names who wrote it about whom. */
function written(review: Step, by: Step, of: Step, rating: number): Check {
  return holds(review, `takes ${review.name}`, async (exchange, bench) => [
    ...fieldDifferences(exchange, 'data.rating', rating),
    ...fieldDifferences(exchange, 'data.task_offer_id', await bench.id(workOffer, OFFER_ID)),
    ...person(exchange, 'data.reviewer', await userId(bench, by)),
    ...person(exchange, 'data.reviewed_user', await userId(bench, of)),
  ]);
}

/** The ids of nested people may be missing. */
function person(exchange: Exchange, path: string, id: number): string[] {
  const given = at(exchange.body, `${path}.id`);
  return given == null ? [] : fieldDifferences(exchange, `${path}.id`, id);
}

function strangers(exchange: Exchange, side: string, id: number): string[] {
  return rowsAt(exchange.body, 'data.data').flatMap((_, index) =>
    person(exchange, `data.data.${index}.${side}`, id),
  );
}

/** Whether the completed offer waits for somebody's review. */
function waiting(as: 'client' | 'worker', isThere: boolean): Check {
  const name = `${isThere ? 'waits' : 'no longer waits'} for the ${as}`;
  return answers(
    listPendingReviews,
    name,
    async (bench) => {
      await bench.done(stage.workCompleted);
      if (!isThere) await bench.done(as === 'worker' ? workersReview : clientsReview);
      return { as };
    },
    async (exchange, bench) => {
      const id = await bench.id(workOffer, OFFER_ID);
      const isFound = rowsAt(exchange.body, 'data').some((row) => at(row, 'task_offer_id') === id);
      if (isFound === isThere) return [];
      return [`data: expected ${isThere ? 'a row' : 'no row'} with task_offer_id ${id}`];
    },
  );
}

async function reviewOf(
  bench: Bench,
  as: Asked['as'],
  change: Readonly<Record<string, unknown>>,
): Promise<Asked> {
  const task_offer_id = await bench.id(workOffer, OFFER_ID);
  return { as, body: { task_offer_id, rating: 5, review_text: null, ...change } };
}

async function again(bench: Bench, as: 'client' | 'worker'): Promise<Asked> {
  await bench.done(as === 'worker' ? workersReview : clientsReview);
  return reviewOf(bench, as, {});
}

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
import type { Bench, ViewerRequest, Step } from '../bench.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import type { Exchange } from '../client.ts';
import { fieldDifferences } from '../differences.ts';
import { at, rowsAt } from '../values.ts';
import { clientSignedIn, workerSignedIn } from './accounts.ts';
import { otherCallDifferences, listHas, userId } from './looks.ts';
import * as stage from './stage.ts';

const REVIEW = 'data.id';
const { about, broken, clientsReview, OFFER_ID, workersReview, workOffer } = stage;

/** Reviews before the work is completed. */
export const earlyReviewChecks: readonly Check[] = [
  rejects(createReview, 409, 'before the work is completed', (bench) =>
    reviewOf(bench, 'worker', {}),
  ),
];

/** Reviews by both sides of a completed offer. */
export const reviewChecks: readonly Check[] = [
  pending('client', true),
  pending('worker', true),
  ...(
    [
      ['rating', 0, 'no stars'],
      ['rating', 6, 'six stars'],
      ['review_text', 'x'.repeat(1001), 'a text of 1,001 characters'],
    ] as const
  ).map(([field, value, name]) =>
    rejects(createReview, 422, name, (bench) => reviewOf(bench, 'worker', { [field]: value }), [
      field,
    ]),
  ),
  rejects(createReview, 403, 'by an outsider', (bench) => reviewOf(bench, 'outsider', {})),
  rejects(createReview, 404, 'an offer that does not exist', {
    as: 'worker',
    body: { task_offer_id: 2_000_000_000, rating: 5 },
  }),
  rejects(createReview, 400, 'broken JSON', { as: 'worker', raw: stage.BROKEN_JSON }),
  creates(workersReview, workerSignedIn, clientSignedIn, 5),
  rejects(createReview, 409, 'a second review by the worker', (bench) => again(bench, 'worker')),
  pending('worker', false),
  pending('client', true),
  creates(clientsReview, clientSignedIn, workerSignedIn, 4),
  rejects(createReview, 409, 'a second review by the client', (bench) => again(bench, 'client')),
  pending('client', false),
  answers(
    getOffer,
    "has the viewer's own review",
    about('worker', workOffer, OFFER_ID),
    async (exchange, bench) =>
      fieldDifferences(exchange, 'offer.review_id', await bench.id(workersReview, REVIEW)),
  ),
  ...[listReviews, listPublicReviews].flatMap((endpoint) =>
    (
      [
        ['by', 'reviewer_id', workersReview, 'reviewer'],
        ['about', 'user_id', clientsReview, 'reviewed_user'],
      ] as const
    ).map(([word, parameter, review, side]) =>
      answers(
        endpoint,
        `lists reviews ${word} the worker`,
        async (bench) => ({
          as: endpoint === listReviews ? 'client' : 'nobody',
          query: { [parameter]: await userId(bench, workerSignedIn) },
        }),
        async (exchange, bench) => [
          ...listHas(exchange, 'data.data', await bench.id(review, REVIEW), true),
          ...personInEachRow(exchange, side, await userId(bench, workerSignedIn)),
        ],
      ),
    ),
  ),
  answers(
    getUserStats,
    'equals the public stats',
    async (bench) => {
      const user_id = await userId(bench, workerSignedIn);
      return { as: 'client', query: { user_id } };
    },
    async (exchange, bench) => {
      const id = await userId(bench, workerSignedIn);
      const publicStats = await bench.send(getPublicStats, { as: 'nobody', params: { id } });
      const fields = ['data.total_reviews', 'data.average_rating'];
      return otherCallDifferences(
        publicStats,
        fields.flatMap((field) => fieldDifferences(publicStats, field, at(exchange.body, field))),
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
  rejects(
    updateReview,
    403,
    "another user's review",
    about('client', workersReview, REVIEW, { rating: 1, review_text: null }),
  ),
  rejects(
    updateReview,
    422,
    'no stars',
    about('worker', workersReview, REVIEW, { rating: 0, review_text: null }),
    ['rating'],
  ),
  rejects(updateReview, 400, 'broken JSON', broken('worker', workersReview, REVIEW)),
  rejects(deleteReview, 403, "another user's review", about('client', workersReview, REVIEW)),
  answers(deleteReview, 'deletes the review', about('worker', workersReview, REVIEW)),
  rejects(getReview, 404, 'a deleted review', about('worker', workersReview, REVIEW)),
  pending('worker', true),
];

/** Checks the reviewer and the reviewed user of a new review. */
function creates(review: Step, by: Step, of: Step, rating: number): Check {
  return holds(review, `creates ${review.name}`, async (exchange, bench) => [
    ...fieldDifferences(exchange, 'data.rating', rating),
    ...fieldDifferences(exchange, 'data.task_offer_id', await bench.id(workOffer, OFFER_ID)),
    ...personDifferences(exchange, 'data.reviewer', await userId(bench, by)),
    ...personDifferences(exchange, 'data.reviewed_user', await userId(bench, of)),
  ]);
}

/** Nested users may lack an id. */
function personDifferences(exchange: Exchange, path: string, id: number): string[] {
  const given = at(exchange.body, `${path}.id`);
  return given == null ? [] : fieldDifferences(exchange, `${path}.id`, id);
}

function personInEachRow(exchange: Exchange, side: string, id: number): string[] {
  return rowsAt(exchange.body, 'data.data').flatMap((_, index) =>
    personDifferences(exchange, `data.data.${index}.${side}`, id),
  );
}

/** Checks whether the completed offer is pending for a reviewer. */
function pending(as: 'client' | 'worker', isPending: boolean): Check {
  const name = `${isPending ? 'has' : 'no longer has'} the offer for the ${as}`;
  return answers(
    listPendingReviews,
    name,
    async (bench) => {
      await bench.done(stage.workCompleted);
      if (!isPending) await bench.done(as === 'worker' ? workersReview : clientsReview);
      return { as };
    },
    async (exchange, bench) => {
      const id = await bench.id(workOffer, OFFER_ID);
      const isFound = rowsAt(exchange.body, 'data').some((row) => at(row, 'task_offer_id') === id);
      if (isFound === isPending) return [];
      return [`data: expected ${isPending ? 'a row' : 'no row'} with task_offer_id ${id}`];
    },
  );
}

async function reviewOf(
  bench: Bench,
  as: ViewerRequest['as'],
  change: Readonly<Record<string, unknown>>,
): Promise<ViewerRequest> {
  const task_offer_id = await bench.id(workOffer, OFFER_ID);
  return { as, body: { task_offer_id, rating: 5, review_text: null, ...change } };
}

async function again(bench: Bench, as: 'client' | 'worker'): Promise<ViewerRequest> {
  await bench.done(as === 'worker' ? workersReview : clientsReview);
  return reviewOf(bench, as, {});
}

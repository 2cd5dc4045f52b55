import { getClientDashboard, getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { getOffer, listOffers, listUpcomingOffers } from '#src/contract/offers.ts';
import {
  getProfile,
  getPublicReview,
  getPublicStats,
  getReview,
  getUserStats,
  listPendingReviews,
  listPublicReviews,
  listReviews,
} from '#src/contract/reviews.ts';
import {
  getTask,
  listCategories,
  listTasks,
  myAssignedTasks,
  myTasks,
} from '#src/contract/tasks.ts';
import { Skipped, type Bench, type ViewerRequest } from '../bench.ts';
import { answers, rejects, type Check } from '../check.ts';
import type { Exchange } from '../client.ts';
import { fieldDifferences, orderDifferences } from '../differences.ts';
import { at, rowsAt, formatValue } from '../values.ts';
import { clientSignedIn } from './accounts.ts';
import { numberOf, userId } from './looks.ts';

const client: ViewerRequest = { as: 'client' };
const worker: ViewerRequest = { as: 'worker' };

/** Requests the first row of a list, by its id. */
function firstOf(list: AnyEndpoint, path: string, as: ViewerRequest['as']) {
  return async (bench: Bench): Promise<ViewerRequest> => {
    const id = at((await bench.send(list, { as })).body, `${path}.0.id`);
    if (typeof id !== 'number') throw new Skipped(`${list.name} has no rows`);
    return { as, params: { id } };
  };
}

const withClientId =
  (as: ViewerRequest['as']) =>
  async (bench: Bench): Promise<ViewerRequest> => ({
    as,
    params: { id: await userId(bench, clientSignedIn) },
  });

/** Checks `per_page` and `has_more` of a list. */
function page(list: AnyEndpoint, path: string): Check {
  return answers(
    list,
    'respects per_page',
    { as: 'client', query: { per_page: 1 } },
    (exchange) => {
      const rows = rowsAt(exchange.body, path).length;
      const total = Number(at(exchange.body, 'pagination.total'));
      return [
        ...(rows <= 1 ? [] : [`${path}: expected at most 1 row, got ${rows}`]),
        ...fieldDifferences(exchange, 'pagination.has_more', total > 1),
      ];
    },
  );
}

/** Checks the page numbers of a list of reviews. */
function reviewPage(list: AnyEndpoint, as: ViewerRequest['as']): Check {
  return answers(list, 'respects per_page', { as, query: { per_page: 1, page: 1 } }, (exchange) => {
    const total = Number(at(exchange.body, 'data.total'));
    const rows = rowsAt(exchange.body, 'data.data').length;
    return [
      ...(rows <= 1 ? [] : [`data.data: expected at most 1 row, got ${rows}`]),
      ...fieldDifferences(exchange, 'data.current_page', 1),
      ...fieldDifferences(exchange, 'data.last_page', Math.max(1, total)),
    ];
  });
}

function rejectsUserId(list: AnyEndpoint, as: ViewerRequest['as']): Check {
  return rejects(list, 422, 'a user id that is not a number', { as, query: { user_id: 'abc' } }, [
    'user_id',
  ]);
}

function breakdownAddsUp(exchange: Exchange): string[] {
  const breakdown = at(exchange.body, 'data.rating_breakdown') ?? {};
  const counts = Object.values(breakdown).filter((count) => typeof count === 'number');
  const sum = counts.reduce((before, count) => before + count, 0);
  return fieldDifferences(exchange, 'data.total_reviews', sum);
}

/** Every call that only reads, for any data on the server. */
export const readingChecks: readonly Check[] = [
  answers(listConversations, 'answers the worker', worker),
  page(listConversations, 'conversations'),
  answers(unreadCount, 'answers', client),
  answers(listMessages, 'answers', firstOf(listConversations, 'conversations', 'client')),
  answers(listOffers, 'answers the client', client, ({ body }) =>
    orderDifferences('offers.*.created_at', timestampsOf(body, 'offers', 'created_at'), 'desc'),
  ),
  page(listOffers, 'offers'),
  answers(
    listOffers,
    'filters by status',
    { as: 'worker', query: { status: 'completed' } },
    (exchange) =>
      rowsAt(exchange.body, 'offers').flatMap((_, index) =>
        fieldDifferences(exchange, `offers.${index}.status`, 'completed'),
      ),
  ),
  answers(
    listOffers,
    'sorts by amount',
    { as: 'worker', query: { sort_by: 'payment_amount', sort_order: 'asc' } },
    ({ body }) =>
      orderDifferences(
        'offers.*.payment_amount',
        rowsAt(body, 'offers').map((row) => Number(at(row, 'payment_amount'))),
        'asc',
      ),
  ),
  answers(listUpcomingOffers, 'lists the nearest deadline first', worker, ({ body }) =>
    orderDifferences(
      'offers.*.deadline_date',
      timestampsOf(body, 'offers', 'deadline_date'),
      'asc',
    ),
  ),
  answers(getOffer, 'answers', firstOf(listOffers, 'offers', 'worker')),
  answers(listReviews, 'answers', client, ({ body }) =>
    orderDifferences(
      'data.data.*.created_at',
      timestampsOf(body, 'data.data', 'created_at'),
      'desc',
    ),
  ),
  reviewPage(listReviews, 'client'),
  rejectsUserId(listReviews, 'client'),
  answers(listPendingReviews, 'answers', worker),
  answers(getUserStats, 'has a breakdown that adds up', client, breakdownAddsUp),
  answers(getReview, 'answers', firstOf(listReviews, 'data.data', 'client')),
  answers(listPublicReviews, 'answers without a token', { as: 'nobody' }),
  reviewPage(listPublicReviews, 'nobody'),
  rejectsUserId(listPublicReviews, 'nobody'),
  answers(
    getPublicReview,
    'answers without a token',
    firstOf(listPublicReviews, 'data.data', 'nobody'),
  ),
  answers(getPublicStats, 'answers without a token', withClientId('nobody'), breakdownAddsUp),
  answers(getProfile, 'answers without a token', withClientId('nobody')),
  answers(listTasks, 'lists available tasks, nearest deadline first', worker, (exchange) => [
    ...rowsAt(exchange.body, 'tasks').flatMap((_, index) =>
      fieldDifferences(exchange, `tasks.${index}.status`, 'available'),
    ),
    ...orderDifferences(
      'tasks.*.deadline',
      timestampsOf(exchange.body, 'tasks', 'deadline'),
      'asc',
    ),
  ]),
  page(listTasks, 'tasks'),
  answers(myTasks, 'is complete', client, allRows),
  answers(myAssignedTasks, 'is complete', worker, allRows),
  answers(listCategories, 'answers without a token', { as: 'nobody' }),
  answers(getTask, 'answers', firstOf(myTasks, 'tasks', 'client')),
  answers(getDashboard, 'answers, with no recent tasks', client, (exchange) => [
    ...fieldDifferences(exchange, 'success', true),
    ...fieldDifferences(exchange, 'dashboard.recent_tasks.0', null),
  ]),
  answers(getWorkerDashboard, 'answers', worker, (exchange, bench) =>
    unread(exchange, bench, 'worker'),
  ),
  answers(
    getClientDashboard,
    'matches the counts of the lists',
    client,
    async (exchange, bench) => {
      const total = await numberOf(bench, 'client', myTasks, 'pagination.total');
      const recent = rowsAt(exchange.body, 'dashboard.recent_tasks').length;
      return [
        ...fieldDifferences(exchange, 'dashboard.summary.total_tasks', total),
        ...(recent <= 10 ? [] : [`dashboard.recent_tasks: expected at most 10, got ${recent}`]),
        ...(await unread(exchange, bench, 'client')),
      ];
    },
  ),
];

async function unread(
  exchange: Exchange,
  bench: Bench,
  as: ViewerRequest['as'],
): Promise<string[]> {
  const count = await numberOf(bench, as, unreadCount, 'unread_count');
  return fieldDifferences(exchange, 'dashboard.summary.unread_messages_count', count);
}

function allRows({ body }: Exchange): string[] {
  const rows = rowsAt(body, 'tasks').length;
  const total = at(body, 'pagination.total');
  return rows === total ? [] : [`tasks: expected all ${formatValue(total)}, got ${rows}`];
}

function timestampsOf(body: unknown, path: string, field: string): (number | null)[] {
  return rowsAt(body, path).map((row) => {
    const value = at(row, field);
    return typeof value === 'string' ? Date.parse(value) : null;
  });
}

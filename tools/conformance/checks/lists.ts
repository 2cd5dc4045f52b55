import { getClientDashboard, getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import {
  getOffer,
  listOffers,
  listUpcomingOffers,
  OFFER_SORTS,
  SORT_ORDERS,
} from '#src/contract/offers.ts';
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
  TASK_SORTS,
} from '#src/contract/tasks.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import {
  answers,
  rejects,
  type Check,
  type Context,
  type Fields,
  type Inspect,
  type Person,
  type Step,
} from '../check.ts';
import { fieldDifferences, orderDifferences } from '../differences.ts';
import { at, formatValue, rowsAt } from '../values.ts';
import { firstOf, UNKNOWN_ID } from './every-call.ts';
import { atMost, eachRow, idOf, listHas, sortedBy } from './expectations.ts';
import {
  clientSignedIn,
  clientsReview,
  deletedOffer,
  ended,
  workerSignedIn,
  workOffer,
} from './set-up.ts';

type Query = Readonly<Record<string, string | number>>;

const client = { as: 'client' } as const;
const worker = { as: 'worker' } as const;
const nobody = { as: 'nobody' } as const;

const ofClient = (as: 'client' | 'nobody') => async (context: Context) => ({
  as,
  params: { id: await context.id(clientSignedIn) },
});

/** Lists with the path of their rows and their total. */
const PAGED = [
  [listConversations, 'conversations', 'client'],
  [listOffers, 'offers', 'client'],
  [listUpcomingOffers, 'offers', 'worker'],
  [listTasks, 'tasks', 'client'],
  [myTasks, 'tasks', 'client'],
  [myAssignedTasks, 'tasks', 'worker'],
] as const;

const pages: readonly Check[] = PAGED.map(([list, path, as]) =>
  answers(
    list,
    'respects per_page',
    { as, query: { per_page: 1, page: 1 } },
    atMost(path, 1),
    (exchange) => {
      const total = Number(at(exchange.body, 'pagination.total'));
      return fieldDifferences(exchange, 'pagination.has_more', total > 1);
    },
  ),
);

/** Lists of reviews have the number of their pages. */
const reviewPages: readonly Check[] = (
  [
    [listReviews, 'client'],
    [listPublicReviews, 'nobody'],
  ] as const
).flatMap(([list, as]) => [
  answers(
    list,
    'respects per_page',
    { as, query: { per_page: 1, page: 1 } },
    atMost('data.data', 1),
    { 'data.current_page': 1 },
    (exchange) => {
      const total = Number(at(exchange.body, 'data.total'));
      return fieldDifferences(exchange, 'data.last_page', Math.max(1, total));
    },
  ),
  answers(
    list,
    'has one page when it is empty',
    { as, query: { user_id: UNKNOWN_ID } },
    atMost('data.data', 0),
    { 'data.total': 0, 'data.current_page': 1, 'data.last_page': 1 },
  ),
]);

const sorts: readonly Check[] = SORT_ORDERS.flatMap((order) => [
  ...OFFER_SORTS.map((field) => sorted(listOffers, 'offers', field, order)),
  ...TASK_SORTS.map((field) => sorted(listTasks, 'tasks', field, order)),
]);

function sorted(list: AnyEndpoint, path: string, field: string, order: 'asc' | 'desc'): Check {
  return answers(
    list,
    `sorts by ${field}, ${order}`,
    { as: 'worker', query: { sort_by: field, sort_order: order, per_page: 100 } },
    field === 'status' ? inLifecycle(order) : sortedBy(path, field, order),
  );
}

/** Offers sorted by status follow the lifecycle. */
function inLifecycle(order: 'asc' | 'desc'): Inspect {
  return ({ body }) => {
    const ranks = rowsAt(body, 'offers').map((row) =>
      OFFER_STATUSES.findIndex((status) => status === at(row, 'status')),
    );
    return orderDifferences('offers.*.status', ranks, order);
  };
}

/** Filters with what each row has. */
const FILTERS: readonly (readonly [AnyEndpoint, Person, Query, path: string, Fields])[] = [
  [listOffers, 'worker', { status: 'completed' }, 'offers', { status: 'completed' }],
  [listUpcomingOffers, 'worker', { status: 'accepted' }, 'offers', { status: 'accepted' }],
  [listTasks, 'worker', { status: 'booked' }, 'tasks', { status: 'booked' }],
  [listTasks, 'worker', { category_id: 1 }, 'tasks', { 'task_category.id': 1 }],
  [myTasks, 'client', { status: 'completed' }, 'tasks', { status: 'completed' }],
  [myAssignedTasks, 'worker', { status: 'completed' }, 'tasks', { status: 'completed' }],
];

const filters: readonly Check[] = FILTERS.map(([list, as, query, path, expected]) =>
  answers(list, `filters by ${Object.keys(query)[0]}`, { as, query }, eachRow(path, expected)),
);

type Texts = (context: Context) => string | Promise<string>;

const title: Texts = ({ runId }) => `  conformance ${runId.toUpperCase()} `;
const textOfReview: Texts = ({ runId }) => `REVIEW OF ${runId}`;

/** The full name of a user. */
function nameOf(signedIn: Step): Texts {
  return async (context) => {
    const { body } = await context.done(signedIn);
    return `${String(at(body, 'data.user.first_name'))} ${String(at(body, 'data.user.last_name'))}`;
  };
}

/** What finds a row of this run, by which parameter. */
const FOUND: readonly (readonly [
  AnyEndpoint,
  path: string,
  Step,
  parameter: string,
  name: string,
  Texts,
])[] = [
  [listOffers, 'offers', workOffer, 'search', 'the title of its task', title],
  [listOffers, 'offers', deletedOffer, 'search', 'the title of a deleted task', title],
  [listOffers, 'offers', workOffer, 'search', "the client's name", nameOf(clientSignedIn)],
  [listOffers, 'offers', workOffer, 'search', "the worker's name", nameOf(workerSignedIn)],
  [listOffers, 'offers', workOffer, 'search', 'its amount', () => '$42.50'],
  [listTasks, 'tasks', ended, 'search', 'its title', title],
  [listTasks, 'tasks', ended, 'search', 'its description', () => 'NO work is needed'],
  [listTasks, 'tasks', ended, 'location', 'its place', () => '1 test'],
  [listReviews, 'data.data', clientsReview, 'search', 'its text', textOfReview],
  [listReviews, 'data.data', clientsReview, 'search', 'its author', nameOf(clientSignedIn)],
  [listPublicReviews, 'data.data', clientsReview, 'search', 'its subject', nameOf(workerSignedIn)],
];

/** Searches by a part of a text, in any case. */
export const searchChecks: readonly Check[] = FOUND.map(
  ([list, path, row, parameter, name, textOf]) =>
    answers(
      list,
      `finds a row by ${name}`,
      async (context) => ({
        as: 'worker',
        query: { [parameter]: await textOf(context), per_page: 100 },
      }),
      listHas(path, row),
    ),
);

/** Queries that name a field of an unknown value. */
const INVALID: readonly (readonly [AnyEndpoint, Person | 'nobody', Query, name: string])[] = [
  [listOffers, 'client', { status: 'unknown' }, 'an unknown status'],
  [listOffers, 'client', { sort_by: 'id' }, 'an unknown field to sort by'],
  [listOffers, 'client', { sort_order: 'up' }, 'an unknown order'],
  [listOffers, 'client', { page: 0 }, 'the page 0'],
  [listReviews, 'client', { per_page: -1 }, 'a negative page size'],
  [listReviews, 'client', { reviewer_id: 0 }, 'the reviewer 0'],
  [listReviews, 'client', { user_id: 'abc' }, 'a user id that is not a number'],
  [listPublicReviews, 'nobody', { user_id: 'abc' }, 'a user id that is not a number'],
  [getUserStats, 'client', { user_id: 'me' }, 'a user id that is not a number'],
];

const invalidQueries: readonly Check[] = INVALID.map(([list, as, query, name]) =>
  rejects(list, 422, name, { as, query }, ...Object.keys(query)),
);

/** The breakdown of ratings has all of them, and their average. */
const breakdownAddsUp: Inspect = (exchange) => {
  const counts = [1, 2, 3, 4, 5].map((stars) =>
    Number(at(exchange.body, `data.rating_breakdown.${stars}_star`) ?? 0),
  );
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  const average = count === 0 ? 0 : Math.round((stars / count) * 100) / 100;
  return [
    ...fieldDifferences(exchange, 'data.total_reviews', count),
    ...fieldDifferences(exchange, 'data.average_rating', average),
  ];
};

/** The number of an answer equals that of another call. */
function equals(
  path: string,
  as: 'client' | 'worker',
  endpoint: AnyEndpoint,
  other: string,
): Inspect {
  return async (exchange, context) => {
    const { body } = await context.send(endpoint, { as });
    return fieldDifferences(exchange, path, at(body, other));
  };
}

const unread = (as: 'client' | 'worker') =>
  equals('dashboard.summary.unread_messages_count', as, unreadCount, 'unread_count');

const allRows: Inspect = ({ body }) => {
  const rows = rowsAt(body, 'tasks').length;
  const total = at(body, 'pagination.total');
  return rows === total ? [] : [`tasks: expected all ${formatValue(total)}, got ${rows}`];
};

/** Every call that only reads, for any data on the server. */
export const readingChecks: readonly Check[] = [
  ...pages,
  ...reviewPages,
  ...sorts,
  ...filters,
  ...invalidQueries,
  answers(listConversations, 'answers the worker', worker),
  answers(unreadCount, 'answers', client),
  answers(listMessages, 'answers', firstOf(listConversations, 'client')),
  answers(listOffers, 'answers the client', client, sortedBy('offers', 'created_at', 'desc')),
  answers(
    listUpcomingOffers,
    'lists the nearest deadline first',
    worker,
    eachRow('offers', { 'worker.id': idOf(workerSignedIn) }),
    sortedBy('offers', 'deadline_date', 'asc'),
  ),
  answers(getOffer, 'answers', firstOf(listOffers, 'worker')),
  answers(listReviews, 'answers', client, sortedBy('data.data', 'created_at', 'desc')),
  answers(listPendingReviews, 'answers', worker),
  answers(getUserStats, 'has a breakdown that adds up', client, breakdownAddsUp),
  rejects(getUserStats, 404, 'a user that does not exist', {
    as: 'client',
    query: { user_id: UNKNOWN_ID },
  }),
  answers(getReview, 'answers', firstOf(listReviews, 'client')),
  answers(listPublicReviews, 'answers without a token', nobody),
  answers(getPublicReview, 'answers without a token', firstOf(listPublicReviews, 'nobody')),
  answers(getPublicStats, 'answers without a token', ofClient('nobody'), breakdownAddsUp),
  answers(
    getProfile,
    'has the ten newest reviews and the total',
    ofClient('nobody'),
    atMost('data.reviews.data', 10),
    sortedBy('data.reviews.data', 'created_at', 'desc'),
    (exchange) => {
      const total = at(exchange.body, 'data.statistics.total_reviews');
      return fieldDifferences(exchange, 'data.reviews.pagination.total', total);
    },
  ),
  answers(
    listTasks,
    'lists available tasks, nearest deadline first',
    worker,
    eachRow('tasks', { status: 'available' }),
    sortedBy('tasks', 'deadline', 'asc'),
  ),
  answers(myTasks, 'is complete', client, allRows),
  answers(myAssignedTasks, 'is complete', worker, allRows),
  answers(listCategories, 'answers without a token', nobody),
  answers(getTask, 'answers', firstOf(myTasks, 'client')),
  answers(getDashboard, 'answers, with no recent tasks', client, {
    success: true,
    'dashboard.recent_tasks.0': null,
  }),
  answers(getWorkerDashboard, 'answers', worker, unread('worker')),
  answers(
    getClientDashboard,
    'matches the counts of the lists',
    client,
    equals('dashboard.summary.total_tasks', 'client', myTasks, 'pagination.total'),
    atMost('dashboard.recent_tasks', 10),
    unread('client'),
  ),
];

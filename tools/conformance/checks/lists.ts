import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import type { EndpointName } from '#src/contract/registry.ts';
import { TASK_SORTS } from '#src/contract/tasks.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { answers, rejects, type Check, type Inspect } from '../check.ts';
import {
  client,
  endpointOf,
  nobody,
  rowsOf,
  worker,
  type Context,
  type Person,
  type Step,
} from '../context.ts';
import { at, fieldDifferences, formatValue, rowsAt, type Fields } from '../values.ts';
import { firstOf, UNKNOWN_ID } from './every-call.ts';
import { atMost, eachRow, listHas, sortedBy, valueIn } from './expectations.ts';
import * as setUp from './set-up.ts';

const { clientSignedIn, clientsReview, deletedOffer, ended, workerSignedIn, workOffer } = setUp;

/** Expects a number of an answer to follow from others. */
function follows(path: string, valueOf: (body: unknown) => unknown): Inspect {
  return ({ body }) => fieldDifferences(body, { [path]: valueOf(body) });
}

const hasMore = follows('pagination.has_more', (body) => Number(at(body, 'pagination.total')) > 1);
const lastPage = follows('data.last_page', (body) => Math.max(1, Number(at(body, 'data.total'))));

/** Lists with their viewer and the path of their rows. */
const PAGED = [
  ['messages.conversations', 'client', 'conversations'],
  ['offers.list', 'client', 'offers'],
  ['offers.upcoming', 'worker', 'offers'],
  ['tasks.list', 'client', 'tasks'],
  ['tasks.mine', 'client', 'tasks'],
  ['tasks.assigned', 'worker', 'tasks'],
] as const;

const ONE_ROW = { per_page: 1, page: 1 };

const pages: readonly Check[] = PAGED.map(([list, as, path]) =>
  answers(list, 'respects per_page', { as, query: ONE_ROW }, atMost(path, 1), hasMore),
);

/** Lists of reviews have the number of their pages. */
const reviewPages: readonly Check[] = (
  [
    ['reviews.list', 'client'],
    ['reviews.public-list', 'nobody'],
  ] as const
).flatMap(([list, as]) => [
  answers(list, 'respects per_page', { as, query: ONE_ROW }, atMost('data.data', 1), lastPage, {
    'data.current_page': 1,
  }),
  answers(
    list,
    'has one page when it is empty',
    { as, query: { user_id: UNKNOWN_ID } },
    { data: { 'data.0': null, total: 0, current_page: 1, last_page: 1 } },
  ),
]);

/** Offers sorted by status follow the lifecycle. */
const rankOf = (value: unknown) => OFFER_STATUSES.findIndex((status) => status === value);

const SORTED = [
  ...OFFER_SORTS.map((field) => ['offers', field] as const),
  ...TASK_SORTS.map((field) => ['tasks', field] as const),
];

const sorts: readonly Check[] = SORT_ORDERS.flatMap((order) =>
  SORTED.map(([rows, field]) =>
    answers(
      `${rows}.list`,
      `sorts by ${field}, ${order}`,
      rowsOf('worker', { sort_by: field, sort_order: order }),
      sortedBy(rows, field, order, field === 'status' ? rankOf : undefined),
    ),
  ),
);

/** Filters with what each row has. */
const FILTERS: readonly (readonly [EndpointName, Person, Fields, path: string, Fields])[] = [
  ['offers.list', 'worker', { status: 'completed' }, 'offers', { status: 'completed' }],
  ['offers.upcoming', 'worker', { status: 'accepted' }, 'offers', { status: 'accepted' }],
  ['tasks.list', 'worker', { status: 'booked' }, 'tasks', { status: 'booked' }],
  ['tasks.list', 'worker', { category_id: 1 }, 'tasks', { task_category: { id: 1 } }],
  ['tasks.mine', 'client', { status: 'completed' }, 'tasks', { status: 'completed' }],
  ['tasks.assigned', 'worker', { status: 'completed' }, 'tasks', { status: 'completed' }],
];

const filters: readonly Check[] = FILTERS.map(([list, as, query, path, expected]) =>
  answers(list, `filters by ${Object.keys(query)[0]}`, { as, query }, eachRow(path, expected)),
);

const title = ({ runId }: Context) => `  conformance ${runId.toUpperCase()} `;
const textOfReview = ({ runId }: Context) => `REVIEW OF ${runId}`;

/** The full name of a user. */
const nameOf = (signedIn: Step) => async (context: Context) => {
  const { body } = await context.done(signedIn);
  return `${String(at(body, 'data.user.first_name'))} ${String(at(body, 'data.user.last_name'))}`;
};

/** What finds a row of this run, by which parameter. */
const FOUND: readonly (readonly [EndpointName, path: string, Step, name: string, Fields])[] = [
  ['offers.list', 'offers', workOffer, 'the title of its task', { search: title }],
  ['offers.list', 'offers', deletedOffer, 'the title of a deleted task', { search: title }],
  ['offers.list', 'offers', workOffer, "the client's name", { search: nameOf(clientSignedIn) }],
  ['offers.list', 'offers', workOffer, "the worker's name", { search: nameOf(workerSignedIn) }],
  ['offers.list', 'offers', workOffer, 'its amount', { search: '$42.50' }],
  ['tasks.list', 'tasks', ended, 'its title', { search: title }],
  ['tasks.list', 'tasks', ended, 'its description', { search: 'NO work is needed' }],
  ['tasks.list', 'tasks', ended, 'its place', { location: '1 test' }],
  ['reviews.list', 'data.data', clientsReview, 'its text', { search: textOfReview }],
  ['reviews.list', 'data.data', clientsReview, 'its author', { search: nameOf(clientSignedIn) }],
  [
    'reviews.public-list',
    'data.data',
    clientsReview,
    'its subject',
    { search: nameOf(workerSignedIn) },
  ],
];

/** Searches by a part of a text, in any case. */
export const searchChecks: readonly Check[] = FOUND.map(([list, path, row, name, query]) =>
  answers(list, `finds a row by ${name}`, rowsOf('worker', query), listHas(path, row)),
);

/** Queries that name a field of an unknown value. */
const INVALID: readonly (readonly [EndpointName, Fields, name: string])[] = [
  ['offers.list', { status: 'unknown' }, 'an unknown status'],
  ['offers.list', { sort_by: 'id' }, 'an unknown field to sort by'],
  ['offers.list', { sort_order: 'up' }, 'an unknown order'],
  ['offers.list', { page: 0 }, 'the page 0'],
  ['reviews.list', { per_page: -1 }, 'a negative page size'],
  ['reviews.list', { reviewer_id: 0 }, 'the reviewer 0'],
  ['reviews.list', { user_id: 'abc' }, 'a user id that is not a number'],
  ['reviews.public-list', { user_id: 'abc' }, 'a user id that is not a number'],
  ['reviews.user-stats', { user_id: 'me' }, 'a user id that is not a number'],
];

const invalidQueries: readonly Check[] = INVALID.map(([call, query, name]) => {
  const as = endpointOf(call).access === 'public' ? 'nobody' : 'client';
  return rejects(call, 422, name, { as, query }, ...Object.keys(query));
});

/** The breakdown of ratings has all of them, and their average. */
const breakdownAddsUp: Inspect = ({ body }) => {
  const counts = [1, 2, 3, 4, 5].map((stars) =>
    Number(at(body, `data.rating_breakdown.${stars}_star`) ?? 0),
  );
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  const average = count === 0 ? 0 : Math.round((stars / count) * 100) / 100;
  return fieldDifferences(body, { data: { total_reviews: count, average_rating: average } });
};

const unread = (as: Person) => ({
  'dashboard.summary.unread_messages_count': valueIn(
    'messages.unread-count',
    { as },
    'unread_count',
  ),
});

const allRows: Inspect = ({ body }) => {
  const rows = rowsAt(body, 'tasks').length;
  const total = at(body, 'pagination.total');
  return rows === total ? [] : [`tasks: expected all ${formatValue(total)}, got ${rows}`];
};

/** Calls that only read, for any data on the server. */
export const readingChecks: readonly Check[] = [
  ...pages,
  ...reviewPages,
  ...sorts,
  ...filters,
  ...invalidQueries,
  answers('offers.list', 'answers the client', client(), sortedBy('offers', 'created_at', 'desc')),
  answers(
    'offers.upcoming',
    'lists the nearest deadline first',
    worker(),
    eachRow('offers', { worker: { id: workerSignedIn } }),
    sortedBy('offers', 'deadline_date', 'asc'),
  ),
  answers('reviews.list', 'answers', client(), sortedBy('data.data', 'created_at', 'desc')),
  answers('reviews.user-stats', 'has a breakdown that adds up', client(), breakdownAddsUp),
  rejects('reviews.user-stats', 404, 'a user that does not exist', {
    as: 'client',
    query: { user_id: UNKNOWN_ID },
  }),
  answers(
    'reviews.public-stats',
    'answers without a token',
    nobody(clientSignedIn),
    breakdownAddsUp,
  ),
  answers(
    'reviews.profile',
    'has the ten newest reviews and the total',
    nobody(clientSignedIn),
    atMost('data.reviews.data', 10),
    sortedBy('data.reviews.data', 'created_at', 'desc'),
    follows('data.reviews.pagination.total', (body) => at(body, 'data.statistics.total_reviews')),
  ),
  answers(
    'tasks.list',
    'lists available tasks, nearest deadline first',
    worker(),
    eachRow('tasks', { status: 'available' }),
    sortedBy('tasks', 'deadline', 'asc'),
  ),
  answers('tasks.mine', 'is complete', client(), allRows),
  answers('tasks.assigned', 'is complete', worker(), allRows),
  answers('tasks.get', 'answers', client(firstOf('tasks.mine', 'client'))),
  answers('dashboards.get', 'answers, with no recent tasks', client(), {
    success: true,
    'dashboard.recent_tasks.0': null,
  }),
  answers('dashboards.worker', 'answers', worker(), unread('worker')),
  answers(
    'dashboards.client',
    'matches the counts of the lists',
    client(),
    { 'dashboard.summary.total_tasks': valueIn('tasks.mine', client(), 'pagination.total') },
    atMost('dashboard.recent_tasks', 10),
    unread('client'),
  ),
];

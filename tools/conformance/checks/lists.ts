import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import type { EndpointName } from '#src/contract/registry.ts';
import { TASK_SORTS } from '#src/contract/tasks.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { answers, rejects, type Check } from '../check.ts';
import { client, nobody, rowsOf, worker } from '../context.ts';
import type { Context, Person, Step } from '../context.ts';
import { at, rowsAt, type Fields } from '../values.ts';
import { firstOf, UNKNOWN_ID } from './every-call.ts';
import { atMost, eachRow, follows, listHas, sortedBy, valueIn } from './expectations.ts';
import * as setUp from './set-up.ts';

const { clientSignedIn, clientsReview, deletedOffer, ended, workerSignedIn, workOffer } = setUp;

const hasMore = follows('pagination', (body) => {
  return { has_more: Number(at(body, 'pagination.total')) > 1 };
});
const lastPage = follows('data', (body) => {
  return { current_page: 1, last_page: Math.max(1, Number(at(body, 'data.total'))) };
});

/** Lists with their viewer, the path of their rows, and what follows from the number of all. */
const PAGED = [
  ['messages.conversations', 'client', 'conversations', hasMore],
  ['offers.list', 'client', 'offers', hasMore],
  ['offers.upcoming', 'worker', 'offers', hasMore],
  ['reviews.list', 'client', 'data.data', lastPage],
  ['reviews.public-list', 'nobody', 'data.data', lastPage],
  ['tasks.list', 'client', 'tasks', hasMore],
  ['tasks.mine', 'client', 'tasks', hasMore],
  ['tasks.assigned', 'worker', 'tasks', hasMore],
] as const;

const NO_ROW = { user_id: UNKNOWN_ID };

const pages: readonly Check[] = [
  ...PAGED.map(([list, as, path, paging]) =>
    answers(list, 'respects per_page', { as, query: { per_page: 1 } }, atMost(path, 1), paging),
  ),
  ...(['reviews.list', 'reviews.public-list'] as const).map((list) =>
    answers(list, 'has one page when it is empty', rowsOf('client', NO_ROW), lastPage, {
      data: { 'data.0': null, total: 0 },
    }),
  ),
];

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

const clientsName = { search: nameOf(clientSignedIn) };
const workersName = { search: nameOf(workerSignedIn) };

/** What finds a row of this run, by which parameter. */
const FOUND: readonly (readonly [EndpointName, path: string, Step, name: string, Fields])[] = [
  ['offers.list', 'offers', workOffer, 'the title of its task', { search: title }],
  ['offers.list', 'offers', deletedOffer, 'the title of a deleted task', { search: title }],
  ['offers.list', 'offers', workOffer, "the client's name", clientsName],
  ['offers.list', 'offers', workOffer, "the worker's name", workersName],
  ['offers.list', 'offers', workOffer, 'its amount', { search: '$42.50' }],
  ['tasks.list', 'tasks', ended, 'its title', { search: title }],
  ['tasks.list', 'tasks', ended, 'its description', { search: 'NO work is needed' }],
  ['tasks.list', 'tasks', ended, 'its place', { location: '1 test' }],
  ['reviews.list', 'data.data', clientsReview, 'its text', { search: textOfReview }],
  ['reviews.list', 'data.data', clientsReview, 'its author', clientsName],
  ['reviews.public-list', 'data.data', clientsReview, 'its subject', workersName],
];

/** Searches by a part of a text, in any case. */
export const searchChecks: readonly Check[] = FOUND.map(([list, path, row, name, query]) =>
  answers(list, `finds a row by ${name}`, rowsOf('worker', query), listHas(path, row)),
);

/** The breakdown of ratings has all of them, and their average. */
const breakdownAddsUp = follows('data', (body) => {
  const counts = [1, 2, 3, 4, 5].map((stars) =>
    Number(at(body, `data.rating_breakdown.${stars}_star`)),
  );
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  const average_rating = count === 0 ? 0 : Math.round((stars / count) * 100) / 100;
  return { total_reviews: count, average_rating };
});

const unread = (as: Person) => {
  const count = valueIn('messages.unread-count', { as }, 'unread_count');
  return { 'dashboard.summary.unread_messages_count': count };
};

const isWhole = follows('pagination.total', (body) => rowsAt(body, 'tasks').length);

/** Calls that only read, for any data on the server. */
export const readingChecks: readonly Check[] = [
  ...pages,
  ...sorts,
  ...filters,
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
  rejects('reviews.user-stats', 404, 'a user that does not exist', rowsOf('client', NO_ROW)),
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
  answers('tasks.mine', 'is complete', client(), isWhole),
  answers('tasks.assigned', 'is complete', worker(), isWhole),
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

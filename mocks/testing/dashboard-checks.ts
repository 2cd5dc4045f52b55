import type {
  getClientDashboard,
  getDashboard,
  getWorkerDashboard,
} from '#src/contract/dashboards.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import type { getUserStats } from '#src/contract/reviews.ts';
import type { unreadCount } from '#src/contract/unread.ts';
import { DAY_MS } from '#src/domain/dates.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { Review } from '#src/domain/review.ts';
import type { Task } from '#src/domain/task.ts';
import { listAll, type Caller } from './list-all.ts';
import { must } from './must.ts';

/** Figures by name, such as `client total_tasks`. */
export type Figures = Readonly<Record<string, number>>;

/** What a viewer's lists contain, as the API returns them. */
interface Lists {
  readonly offersAsWorker: readonly Offer[];
  readonly offersAsClient: readonly Offer[];
  readonly upcoming: readonly Offer[];
  readonly ownTasks: readonly Task[];
  readonly assignedTasks: readonly Task[];
  readonly reviews: readonly Review[];
  readonly unread: number;
}

/**
 * Compares every figure of the viewer's dashboards and rating stats with the lists behind it.
 *
 * @param now the time of the world
 * @returns the figures
 * @throws Error at the first difference
 */
export function checkDashboards(ask: Caller, viewer: number, now: string): Figures {
  const lists = readLists(ask, viewer);
  const general = ask('dashboards.get', viewer, {}) as CallAnswer<typeof getDashboard>;
  const worker = ask('dashboards.worker', viewer, {}) as CallAnswer<typeof getWorkerDashboard>;
  const client = ask('dashboards.client', viewer, {}) as CallAnswer<typeof getClientDashboard>;
  const stats = ask('reviews.user-stats', viewer, { query: { user_id: viewer } }) as CallAnswer<
    typeof getUserStats
  >;
  const { user_name: _, rating_breakdown, ...rating } = stats.data;
  const { response_time, ...workerStats } = worker.dashboard.quick_stats;
  must(response_time === null, 'the mock server measures no response times');
  sameTasks(worker.dashboard.recent_tasks, tasksOf(lists.upcoming), "the worker's tasks");
  const isAssigned = (id: number | undefined) => lists.assignedTasks.some((task) => task.id === id);
  must(tasksOf(lists.upcoming).every(isAssigned), 'an upcoming offer has a task of others');
  sameTasks(client.dashboard.recent_tasks, lists.ownTasks.slice(0, 10).map(idOf), 'own tasks');
  sameTasks(general.dashboard.recent_tasks, [], 'recent tasks');
  return {
    ...same('general', general.dashboard.summary, generalFigures(lists)),
    ...same('worker', { ...worker.dashboard.summary, ...workerStats }, workerFigures(lists, now)),
    ...same(
      'client',
      { ...client.dashboard.summary, ...client.dashboard.quick_stats },
      clientFigures(lists, now),
    ),
    ...same('rating', { ...rating, ...rating_breakdown }, ratingFigures(lists)),
  };
}

function readLists(ask: Caller, viewer: number): Lists {
  const offers = listAll<Offer>(ask, 'offers.list', viewer, {});
  const { unread_count } = ask('messages.unread-count', viewer, {}) as CallAnswer<
    typeof unreadCount
  >;
  const { data } = ask('reviews.list', viewer, {
    query: { user_id: viewer, per_page: 100 },
  }) as { data: { data: Review[]; total: number } };
  must(data.data.length === data.total, 'one page must have all reviews');
  return {
    offersAsWorker: offers.filter(({ worker }) => worker.id === viewer),
    offersAsClient: offers.filter(({ client }) => client.id === viewer),
    upcoming: listAll(ask, 'offers.upcoming', viewer, {}),
    ownTasks: listAll(ask, 'tasks.mine', viewer, {}),
    assignedTasks: listAll(ask, 'tasks.assigned', viewer, {}),
    reviews: data.data,
    unread: unread_count,
  };
}

function generalFigures({ offersAsWorker, offersAsClient, ownTasks, unread }: Lists) {
  return {
    total_tasks: ownTasks.length,
    total_offers: offersAsWorker.length + offersAsClient.length,
    unread_messages_count: unread,
  };
}

function workerFigures({ offersAsWorker: offers, upcoming, unread }: Lists, now: string) {
  const { done, total, thisMonth } = paymentsOf(offers, now);
  const daysToDeadline = upcoming.map(({ deadline_date }) => daysUntil(deadline_date, now));
  const accepted = offers.filter(({ accepted_at }) => accepted_at != null).length;
  const underWay = [...offers.filter(is('accepted')), ...offers.filter(is('in_progress'))];
  must(underWay.length === upcoming.length, 'the upcoming offers are not those under way');
  return {
    total_offers: offers.length,
    ...openOffers(offers),
    completed_offers: done,
    paid_offers: offers.filter(is('paid')).length,
    total_earnings: total,
    this_month_earnings: thisMonth,
    upcoming_deadlines: daysToDeadline.filter((days) => days >= 0 && days <= 7).length,
    overdue_tasks: daysToDeadline.filter((days) => days < 0).length,
    unread_messages_count: unread,
    success_rate: Math.round(ratio(done, accepted) * 100),
    average_payment: ratio(total, done),
  };
}

function clientFigures({ offersAsClient: offers, ownTasks: tasks, unread }: Lists, now: string) {
  const { total, thisMonth } = paymentsOf(offers, now);
  const completed = tasks.filter(is('completed')).length;
  const active = (['available', 'booked', 'in_progress'] as const).flatMap((status) =>
    tasks.filter(is(status)),
  );
  return {
    unread_messages_count: unread,
    total_tasks: tasks.length,
    active_tasks: active.length,
    completed_tasks: completed,
    cancelled_tasks: tasks.filter(is('cancelled')).length,
    total_offers_received: offers.length,
    ...openOffers(offers),
    total_spending: total,
    this_month_spending: thisMonth,
    tasks_needing_attention: active.filter(({ deadline }) => daysUntil(deadline, now) < 0).length,
    task_completion_rate: Math.round(ratio(completed, tasks.length) * 100),
    average_task_value: ratio(sum(tasks.map(({ payment_offer }) => payment_offer)), tasks.length),
    offers_per_task: ratio(offers.length, tasks.length),
  };
}

function ratingFigures({ reviews }: Lists) {
  const stars = reviews.map(({ rating }) => rating);
  return {
    average_rating: ratio(sum(stars), stars.length),
    total_reviews: stars.length,
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((star) => [`${star}_star`, stars.filter((each) => each === star).length]),
    ),
  };
}

function openOffers(offers: readonly Offer[]) {
  return {
    pending_offers: offers.filter(is('pending')).length,
    accepted_offers: offers.filter(is('accepted')).length,
    in_progress_offers: offers.filter(is('in_progress')).length,
  };
}

/** The completed offers, paid ones included, and what they brought or cost. */
function paymentsOf(offers: readonly Offer[], now: string) {
  const done = [...offers.filter(is('completed')), ...offers.filter(is('paid'))];
  const month = now.slice(0, 7);
  const inMonth = done.filter(({ completed_at }) => completed_at?.slice(0, 7) === month);
  const amountOf = (some: readonly Offer[]) => sum(some.map((offer) => offer.payment_amount));
  return { done: done.length, total: amountOf(done), thisMonth: amountOf(inMonth) };
}

const is =
  (status: string) =>
  (item: { readonly status: string }): boolean =>
    item.status === status;

const idOf = ({ id }: { readonly id: number }) => id;
const tasksOf = (offers: readonly Offer[]) => offers.map(({ task }) => task.id);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Whole days until a day; infinite without one. */
function daysUntil(day: string | null | undefined, now: string): number {
  if (day == null) return Infinity;
  return (Date.parse(day) - Date.parse(now.slice(0, 10))) / DAY_MS;
}

/** Amounts and ratios are rounded to cents. */
const isSame = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && Math.abs(one - other) < 0.0051;

function same(dashboard: string, shown: Figures, expected: Figures): Figures {
  for (const name of new Set([...Object.keys(shown), ...Object.keys(expected)])) {
    must(
      isSame(shown[name], expected[name]),
      `${dashboard} ${name} is ${shown[name]}, but the lists have ${expected[name]}`,
    );
  }
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [`${dashboard} ${name}`, value]),
  );
}

function sameTasks(
  shown: readonly Task[],
  ids: readonly (number | undefined)[],
  what: string,
): void {
  const listed = new Set<number | undefined>(shown.map(idOf));
  const isSameSet = listed.size === ids.length && ids.every((id) => listed.has(id));
  must(isSameSet, `${what} are ${[...listed].join()}, not ${ids.join()}`);
}

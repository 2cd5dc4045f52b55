import type { CallAnswer } from '#src/contract/endpoint.ts';
import type {
  getClientDashboard,
  getDashboard,
  getWorkerDashboard,
} from '#src/contract/dashboards.ts';
import { DAY_MS } from '#src/domain/dates.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { offersOf, offersOfClient } from './offers.ts';
import { postedTasks } from './posted-tasks.ts';
import type { OfferRow, TaskRow } from './tables.ts';
import { wireTask } from './wire.ts';
import type { World } from './world.ts';

type DashboardOf<
  E extends typeof getDashboard | typeof getWorkerDashboard | typeof getClientDashboard,
> = CallAnswer<E>['dashboard'];

/** The number of recent tasks on the client's dashboard. */
const RECENT_TASKS = 10;
const UPCOMING_DAYS = 7;

/** The number of a user's unread messages. */
export function unreadMessages(world: World, viewer: number): number {
  return world.messages.by('recipient_id', viewer).filter((message) => message.read_at === null)
    .length;
}

/** The stats of the general dashboard. */
export function dashboard(world: World, viewer: number): DashboardOf<typeof getDashboard> {
  return {
    summary: {
      total_tasks: postedTasks(world, viewer).length,
      total_offers: offersOf(world, viewer).length,
      unread_messages_count: unreadMessages(world, viewer),
    },
    quick_stats: {},
    recent_tasks: [],
  };
}

/** The stats of a user as a worker. */
export function workerDashboard(
  world: World,
  viewer: number,
): DashboardOf<typeof getWorkerDashboard> {
  const offers = world.offers.by('worker_id', viewer);
  const done = offers.filter(isDone);
  const taken = offers.filter((offer) => offer.accepted_at != null);
  const open = offers.filter(isUnderWay);
  const earnings = sum(done.map((offer) => offer.payment_amount));
  return {
    summary: {
      total_offers: offers.length,
      ...countByStatus(offers),
      completed_offers: done.length,
      paid_offers: offers.filter((offer) => offer.status === 'paid').length,
      total_earnings: earnings,
      this_month_earnings: sum(
        done.filter((offer) => isThisMonth(world, offer)).map((offer) => offer.payment_amount),
      ),
      upcoming_deadlines: open.filter((offer) => {
        const left = daysLeft(world, offer.deadline_date);
        return left !== null && left >= 0 && left <= UPCOMING_DAYS;
      }).length,
      overdue_tasks: open.filter((offer) => (daysLeft(world, offer.deadline_date) ?? 0) < 0).length,
      unread_messages_count: unreadMessages(world, viewer),
    },
    quick_stats: {
      success_rate: percent(done.length, taken.length),
      average_payment: average(earnings, done.length),
      response_time: null,
    },
    recent_tasks: open.flatMap((offer) => {
      const task = world.tasks.find(offer.task_id);
      return task ? [wireTask(world, task, viewer)] : [];
    }),
  };
}

/** The stats of a user as a client. */
export function clientDashboard(
  world: World,
  viewer: number,
): DashboardOf<typeof getClientDashboard> {
  const tasks = postedTasks(world, viewer);
  const offers = offersOfClient(world, viewer);
  const done = offers.filter(isDone);
  const active = tasks.filter(isActive);
  const completed = tasks.filter((task) => task.status === 'completed');
  return {
    summary: {
      unread_messages_count: unreadMessages(world, viewer),
      total_tasks: tasks.length,
      active_tasks: active.length,
      completed_tasks: completed.length,
      cancelled_tasks: tasks.filter((task) => task.status === 'cancelled').length,
      total_offers_received: offers.length,
      ...countByStatus(offers),
      total_spending: sum(done.map((offer) => offer.payment_amount)),
      this_month_spending: sum(
        done.filter((offer) => isThisMonth(world, offer)).map((offer) => offer.payment_amount),
      ),
      tasks_needing_attention: active.filter((task) => (daysLeft(world, task.deadline) ?? 0) < 0)
        .length,
    },
    quick_stats: {
      task_completion_rate: percent(completed.length, tasks.length),
      average_task_value: average(sum(tasks.map((task) => task.payment_offer)), tasks.length),
      offers_per_task: average(offers.length, tasks.length),
    },
    recent_tasks: tasks.slice(0, RECENT_TASKS).map((task) => wireTask(world, task, viewer)),
  };
}

function countByStatus(offers: readonly OfferRow[]) {
  const count = (status: OfferStatus) => offers.filter((offer) => offer.status === status).length;
  return {
    pending_offers: count('pending'),
    accepted_offers: count('accepted'),
    in_progress_offers: count('in_progress'),
  };
}

/** Paid offers count as completed. */
function isDone(offer: OfferRow): boolean {
  return offer.status === 'completed' || offer.status === 'paid';
}

function isUnderWay(offer: OfferRow): boolean {
  return offer.status === 'accepted' || offer.status === 'in_progress';
}

function isActive(task: TaskRow): boolean {
  return task.status === 'available' || task.status === 'booked' || task.status === 'in_progress';
}

function isThisMonth(world: World, offer: OfferRow): boolean {
  const completed = offer.completed_at && new Date(offer.completed_at).toISOString();
  return completed?.slice(0, 7) === world.now().slice(0, 7);
}

/** Whole days from today to a day; negative when it has passed, null without a day. */
function daysLeft(world: World, day: string | null | undefined): number | null {
  if (!day) return null;
  return (Date.parse(day) - Date.parse(world.now().slice(0, 10))) / DAY_MS;
}

function sum(amounts: readonly number[]): number {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

function average(total: number, count: number): number {
  return count === 0 ? 0 : cents(total / count);
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

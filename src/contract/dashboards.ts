import * as z from 'zod/mini';
import { Count, maybe, Money } from '#src/domain/primitives.ts';
import { Task } from '#src/domain/task.ts';
import { endpoint, type Schema } from './endpoint.ts';

/** A percentage, 0 to 100. */
const Percent = z.number().check(z.gte(0), z.lte(100));

function dashboardAnswer<Summary extends Schema, Stats extends Schema>(
  summary: Summary,
  quick_stats: Stats,
) {
  return z.object({
    success: z.boolean(),
    dashboard: z.object({ summary, quick_stats, recent_tasks: z.array(Task) }),
  });
}

export const Summary = z.object({
  total_tasks: Count,
  total_offers: Count,
  unread_messages_count: Count,
});

/** Stats of the worker's dashboard (product.md §3). Earnings include completed and paid offers. */
export const WorkerSummary = z.object({
  total_offers: Count,
  completed_offers: Count,
  accepted_offers: Count,
  in_progress_offers: Count,
  paid_offers: Count,
  pending_offers: Count,
  total_earnings: Money,
  this_month_earnings: Money,
  /** Deadlines within the next seven days. */
  upcoming_deadlines: Count,
  overdue_tasks: Count,
  unread_messages_count: Count,
});

/** Stats of the client's dashboard (product.md §3). */
export const ClientSummary = z.object({
  unread_messages_count: Count,
  total_tasks: Count,
  active_tasks: Count,
  completed_tasks: Count,
  cancelled_tasks: Count,
  total_offers_received: Count,
  pending_offers: Count,
  accepted_offers: Count,
  in_progress_offers: Count,
  total_spending: Money,
  this_month_spending: Money,
  /** Active tasks past their deadline. */
  tasks_needing_attention: Count,
});

export type ClientSummary = z.infer<typeof ClientSummary>;

/** Get the dashboard. Three stats. The list of recent tasks is always empty. */
export const getDashboard = endpoint('GET /dashboard', {
  name: 'dashboards.get',
  resource: 'dashboard',
  answer: dashboardAnswer(Summary, z.object({})),
  fallback: 'Failed to fetch dashboard data',
});

/** Get the dashboard of a worker. The viewer as a worker; the recent tasks are those assigned to them. */
export const getWorkerDashboard = endpoint('GET /dashboard/worker', {
  name: 'dashboards.worker',
  resource: 'dashboard',
  answer: dashboardAnswer(
    WorkerSummary,
    z.object({
      success_rate: Percent,
      average_payment: Money,
      /** Formatted, such as `2 hours`. */
      response_time: maybe(z.string()),
    }),
  ),
  fallback: 'Failed to fetch worker dashboard data',
});

/** Get the dashboard of a client. The viewer as a client; the recent tasks are the latest ten that they posted. */
export const getClientDashboard = endpoint('GET /dashboard/client', {
  name: 'dashboards.client',
  resource: 'dashboard',
  answer: dashboardAnswer(
    ClientSummary,
    z.object({
      task_completion_rate: Percent,
      average_task_value: Money,
      offers_per_task: z.number(),
    }),
  ),
  fallback: 'Failed to fetch client dashboard data',
});

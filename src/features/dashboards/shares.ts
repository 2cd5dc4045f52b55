import type * as z from 'zod/mini';
import type { ClientSummary, WorkerSummary } from '#src/contract/dashboards.ts';
import type { SharePart } from '#src/ui/ShareChart.tsx';
import { sharesCopy as copy } from './copy.ts';

export type WorkerFigures = z.infer<typeof WorkerSummary>;

export type ClientFigures = z.infer<typeof ClientSummary>;

/** A server whose figures don't add up leaves nothing, never less. */
const rest = (total: number, ...parts: readonly number[]): number =>
  Math.max(0, Math.round((total - parts.reduce((sum, part) => sum + part, 0)) * 100) / 100);

/** One part is the whole, which the figures already have. */
export const isChartable = (parts: readonly SharePart[]): boolean =>
  parts.filter(({ value }) => value > 0).length > 1;

/** In dollars (product.md §3). */
export function spendingShares(summary: ClientFigures): readonly SharePart[] {
  const { this_month_spending, total_spending } = summary;
  return [
    { label: copy.spending.thisMonth, value: this_month_spending, tone: 'brand' },
    {
      label: copy.spending.earlier,
      value: rest(total_spending, this_month_spending),
      tone: 'faint',
    },
  ];
}

/** Paid offers count as completed. */
export function offerShares(summary: WorkerFigures): readonly SharePart[] {
  const { total_offers, pending_offers, accepted_offers, in_progress_offers, completed_offers } =
    summary;
  const ended = rest(
    total_offers,
    pending_offers,
    accepted_offers,
    in_progress_offers,
    completed_offers,
  );
  return [
    { label: copy.offers.pending, value: pending_offers, tone: 'warning' },
    { label: copy.offers.accepted, value: accepted_offers, tone: 'info' },
    { label: copy.offers.inProgress, value: in_progress_offers, tone: 'brand' },
    { label: copy.offers.completed, value: completed_offers, tone: 'success' },
    { label: copy.offers.ended, value: ended, tone: 'neutral' },
  ];
}

export function taskShares(summary: ClientFigures): readonly SharePart[] {
  const { total_tasks, active_tasks, completed_tasks, cancelled_tasks } = summary;
  const inactive = rest(total_tasks, active_tasks, completed_tasks, cancelled_tasks);
  return [
    { label: copy.tasks.active, value: active_tasks, tone: 'info' },
    { label: copy.tasks.completed, value: completed_tasks, tone: 'success' },
    { label: copy.tasks.cancelled, value: cancelled_tasks, tone: 'neutral' },
    { label: copy.tasks.inactive, value: inactive, tone: 'faint' },
  ];
}

import type { CallAnswer } from '#src/contract/endpoint.ts';
import type { getWorkerDashboard } from '#src/contract/dashboards.ts';
import { formatMoney } from '#src/domain/money.ts';
import { formatPercent } from '#src/domain/percent.ts';
import { Figures } from '#src/features/dashboards/Figures.tsx';
import { workerCopy } from './copy.ts';

const copy = workerCopy.stats;

export type WorkerDashboard = CallAnswer<typeof getWorkerDashboard>['dashboard'];

/**
 * The six figures of the worker's dashboard (product.md §2); null shows skeletons in place of the numbers.
 */
export function WorkerStats({
  dashboard,
  unread,
}: {
  dashboard: WorkerDashboard | null;
  unread: number;
}) {
  const summary = dashboard?.summary;
  return (
    <Figures
      loadingLabel={copy.loading}
      figures={[
        {
          label: copy.offers,
          value: summary?.total_offers.toLocaleString('en-US'),
        },
        {
          label: copy.completed,
          value: summary?.completed_offers.toLocaleString('en-US'),
        },
        {
          label: copy.earnings,
          value: summary && formatMoney(summary.total_earnings),
        },
        {
          label: copy.success,
          value: dashboard ? formatPercent(dashboard.quick_stats.success_rate) : undefined,
        },
        {
          label: copy.deadlines,
          value: summary?.upcoming_deadlines.toLocaleString('en-US'),
        },
        {
          label: copy.unread,
          value: summary && unread.toLocaleString('en-US'),
        },
      ]}
    />
  );
}

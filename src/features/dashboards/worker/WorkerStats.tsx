import type { getWorkerDashboard } from '#src/contract/dashboards.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { formatMoney } from '#src/domain/money.ts';
import { formatPercent } from '#src/domain/percent.ts';
import { Figures, formatCount } from '../Figures.tsx';
import { workerCopy } from './copy.ts';

const copy = workerCopy.stats;

/** The six figures of the worker's dashboard (product.md §2); null shows skeletons in place of the numbers. */
export function WorkerStats({
  dashboard,
  unread,
}: {
  dashboard: CallAnswer<typeof getWorkerDashboard>['dashboard'] | null;
  unread: number;
}) {
  const summary = dashboard?.summary;
  const rate = dashboard?.quick_stats.success_rate;
  return (
    <Figures
      figures={[
        { label: copy.offers, value: formatCount(summary?.total_offers) },
        { label: copy.completed, value: formatCount(summary?.completed_offers) },
        { label: copy.earnings, value: summary && formatMoney(summary.total_earnings) },
        { label: copy.success, value: rate === undefined ? undefined : formatPercent(rate) },
        { label: copy.deadlines, value: formatCount(summary?.upcoming_deadlines) },
        { label: copy.unread, value: summary && formatCount(unread) },
      ]}
    />
  );
}

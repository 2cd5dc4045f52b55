import type { ClientSummary } from '#src/contract/dashboards.ts';
import { formatMoney } from '#src/domain/money.ts';
import { Figures, formatCount } from '../Figures.tsx';
import { clientDashboardCopy } from './copy.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { sharesCopy } from '../copy.ts';
import { ShareCard } from '../ShareCard.tsx';
import { spendingShares, taskShares, type ClientFigures } from '../shares.ts';

const copy = clientDashboardCopy.stats;

/** The six figures of the client's dashboard (product.md §2); null shows skeletons in place of the numbers. */
export function ClientStats({
  summary,
  unread,
}: {
  summary: ClientSummary | null;
  unread: number;
}) {
  return (
    <Figures
      figures={[
        { label: copy.tasks, value: formatCount(summary?.total_tasks) },
        { label: copy.active, value: formatCount(summary?.active_tasks) },
        { label: copy.completed, value: formatCount(summary?.completed_tasks) },
        { label: copy.offers, value: formatCount(summary?.total_offers_received) },
        { label: copy.spending, value: summary ? formatMoney(summary.total_spending) : undefined },
        { label: copy.unread, value: summary ? formatCount(unread) : undefined },
      ]}
    />
  );
}

export function ClientSharesSkeleton() {
  return [2, 4].map((parts) => (
    <Card key={parts} className="flex flex-col gap-4">
      <SkeletonText className="w-28 text-lg" />
      <Skeleton className="h-4" />
      <SkeletonText lines={parts} />
    </Card>
  ));
}

export function ClientShares({ summary }: { summary: ClientFigures }) {
  return (
    <>
      <ShareCard
        title={sharesCopy.spending.title}
        parts={spendingShares(summary)}
        formatValue={formatMoney}
      />
      <ShareCard title={sharesCopy.tasks.title} parts={taskShares(summary)} />
    </>
  );
}

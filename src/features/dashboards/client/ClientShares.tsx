import { formatMoney } from '#src/domain/money.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { sharesCopy as copy } from '../copy.ts';
import { ShareCard } from '../ShareCard.tsx';
import { spendingShares, taskShares, type ClientFigures } from '../shares.ts';

export function ClientSharesSkeleton() {
  return [2, 4].map((parts) => (
    <Card key={parts} className="flex flex-col gap-4">
      <SkeletonText className="w-28 text-lg" />
      <Skeleton className="h-4" />
      <SkeletonText lines={parts} />
    </Card>
  ));
}

/** This month's part of all spending, and tasks by status. */
export function ClientShares({ summary }: { summary: ClientFigures }) {
  return (
    <>
      <ShareCard
        title={copy.spending.title}
        parts={spendingShares(summary)}
        formatValue={formatMoney}
      />
      <ShareCard title={copy.tasks.title} parts={taskShares(summary)} />
    </>
  );
}

import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { ShareChart, type SharePart } from '#src/ui/ShareChart.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';

/**
 * A chart of shares on a card of its own.
 *
 * @param props.parts null while loading, which shows a skeleton of `partCount` parts
 * @param props.partCount how many parts there will be
 * @param props.loading announced to screen readers while loading
 * @param props.empty takes the place of the chart while all parts are zero
 */
export function ShareCard({
  title,
  parts,
  partCount,
  loading,
  empty,
  formatValue,
}: {
  title: string;
  parts: readonly SharePart[] | null;
  partCount: number;
  loading: string;
  empty: string;
  formatValue?: (value: number) => string;
}) {
  const titleId = useId();
  const isEmpty = parts?.every(({ value }) => value === 0) === true;
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {parts === null ? (
          <ChartSkeleton label={loading} partCount={partCount} />
        ) : isEmpty ? (
          <p className="text-pretty text-ink-muted">{empty}</p>
        ) : (
          <ShareChart label={title} parts={parts} formatValue={formatValue} />
        )}
      </section>
    </Card>
  );
}

function ChartSkeleton({ label, partCount }: { label: string; partCount: number }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-4">
      <Skeleton className="h-4 rounded-pill" />
      <div className="flex flex-col gap-2">
        {Array.from({ length: partCount }, (_, index) => (
          <SkeletonText key={index} className="w-full text-sm" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

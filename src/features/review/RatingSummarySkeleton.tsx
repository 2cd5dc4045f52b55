import { cx } from 'class-variance-authority';
import { RATINGS } from '#src/domain/review.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { summaryClasses } from './RatingSummary.tsx';

/** The placeholder of a `RatingSummary` with two badges, in its shape. */
export function RatingSummarySkeleton({ isTitleAbove = false }: { isTitleAbove?: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      {isTitleAbove && <SkeletonText className="w-28 text-xl" />}
      <Card className="@container">
        <div className={summaryClasses.grid}>
          <div className={summaryClasses.start}>
            {!isTitleAbove && <SkeletonText className={cx('w-28', summaryClasses.title)} />}
            <div className={summaryClasses.average}>
              <Skeleton className="h-15.5 w-24 rounded-control" />
              <div className="flex flex-col gap-1">
                <SkeletonText className="w-27" />
                <SkeletonText className="w-27 text-sm" />
              </div>
            </div>
            <div className={summaryClasses.badges}>
              <Skeleton className="h-6.5 w-32 rounded-pill" />
              <Skeleton className="h-6.5 w-30 rounded-pill" />
            </div>
          </div>
          <div className="flex flex-col gap-2 text-sm">
            {RATINGS.map((rating) => (
              <SkeletonText key={rating} className="w-full" />
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}

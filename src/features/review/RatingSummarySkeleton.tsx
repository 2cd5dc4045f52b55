import { RATINGS } from '#src/domain/review.ts';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** The placeholder of a `RatingSummary` with two badges, in its shape. */
export function RatingSummarySkeleton() {
  return (
    <div className="@container">
      <div className="grid items-center gap-x-10 gap-y-5 @lg:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 @lg:flex-col @lg:items-start">
          <Skeleton className="h-13 w-16" />
          <div>
            <SkeletonText className="w-32" />
            <SkeletonText className="w-20 text-sm" />
          </div>
          <div className="flex w-full flex-wrap gap-2">
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
    </div>
  );
}

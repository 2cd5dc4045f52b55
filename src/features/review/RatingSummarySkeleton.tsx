import { RATINGS } from '#src/domain/review.ts';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** The placeholder of a `RatingSummary`, in its shape. */
export function RatingSummarySkeleton() {
  return (
    <div className="@container">
      <div className="grid items-center gap-x-10 gap-y-5 @lg:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex items-center gap-5 @lg:flex-col @lg:items-start @lg:gap-3">
          <Skeleton className="h-13 w-16" />
          <div>
            <SkeletonText className="w-32" />
            <SkeletonText className="w-20 text-sm" />
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

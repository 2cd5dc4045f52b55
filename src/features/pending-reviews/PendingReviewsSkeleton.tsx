import { actionRowClasses, ItemCardSkeleton } from '#src/ui/ItemCard.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { pendingReviewsCopy } from './copy.ts';

const SKELETON_COUNT = 3;

/** The placeholder of the list of `PendingReviewCard`s, in its shape. */
export function PendingReviewsSkeleton() {
  return (
    <SkeletonGroup label={pendingReviewsCopy.loading} className="flex flex-col gap-4">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <ItemCardSkeleton key={index} hasStatus={false}>
          <div className={actionRowClasses}>
            <div className="me-auto flex items-center gap-3 max-sm:basis-full">
              <Skeleton className="size-8 rounded-pill" />
              <SkeletonText className="w-36" />
            </div>
            <Skeleton className="h-11 w-36 rounded-control max-sm:grow" />
          </div>
        </ItemCardSkeleton>
      ))}
    </SkeletonGroup>
  );
}

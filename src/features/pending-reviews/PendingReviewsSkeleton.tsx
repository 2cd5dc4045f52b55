import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { pendingReviewsCopy } from './copy.ts';

/** As many as fit on the first screen of most viewers. */
const SKELETON_COUNT = 3;

/** The placeholder of the list of `PendingReviewCard`s, in its shape. */
export function PendingReviewsSkeleton() {
  return (
    <SkeletonGroup label={pendingReviewsCopy.loading} className="flex flex-col gap-4">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Card key={index} className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
          <div className="flex grow gap-4">
            <Skeleton className="mt-0.5 size-11 shrink-0 rounded-pill" />
            <div className="flex grow flex-col gap-1">
              <SkeletonText className="w-3/4 text-lg" />
              <SkeletonText className="w-36" />
              <SkeletonText className="w-48 text-sm" />
            </div>
          </div>
          <Skeleton className="h-11 w-36 shrink-0 rounded-control max-sm:w-full" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

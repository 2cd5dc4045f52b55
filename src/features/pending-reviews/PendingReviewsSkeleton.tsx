import { ItemCardSkeleton } from '#src/ui/ItemCard.tsx';
import { SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { pendingReviewsCopy } from './copy.ts';

/** As many as fit on the first screen of most viewers. */
const SKELETON_COUNT = 3;

/** The placeholder of the list of `PendingReviewCard`s, in its shape. */
export function PendingReviewsSkeleton() {
  return (
    <SkeletonGroup label={pendingReviewsCopy.loading} className="flex flex-col gap-4">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <ItemCardSkeleton key={index} buttons={['w-36']}>
          <SkeletonText className="w-36" />
        </ItemCardSkeleton>
      ))}
    </SkeletonGroup>
  );
}

import { RatingSummarySkeleton } from '#src/features/review/RatingSummary.tsx';
import { ReviewCardSkeleton } from '#src/features/review/ReviewCard.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { profileCopy } from './copy.ts';

/** As many as fit on the first screen. */
const REVIEW_COUNT = 3;

/** The placeholder of a profile: header, ratings and reviews, in their shapes. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup label={profileCopy.loading} className="flex flex-col gap-6 md:gap-8">
      <div className="flex items-start gap-4 sm:items-center sm:gap-6">
        <Skeleton className="size-16 shrink-0 rounded-pill sm:size-24" />
        <div className="flex grow flex-col gap-2">
          <SkeletonText className="w-64 max-w-full text-2xl md:text-3xl" />
          <SkeletonText className="w-52 max-w-full" />
        </div>
      </div>
      <PageGrid className="items-start gap-y-8 md:gap-y-8">
        <PageGridCell span={{ md: 12, lg: 4 }}>
          <RatingSummarySkeleton isTitleAbove />
        </PageGridCell>
        <PageGridCell span={{ md: 12, lg: 8 }}>
          <SkeletonText className="w-40 text-xl" />
          <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
            {Array.from({ length: REVIEW_COUNT }, (_, index) => (
              <ReviewCardSkeleton key={index} hasSubject={false} />
            ))}
          </div>
        </PageGridCell>
      </PageGrid>
    </SkeletonGroup>
  );
}

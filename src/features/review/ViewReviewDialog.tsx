import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deleteReview, getReview } from '#src/contract/reviews.ts';
import { formatDate } from '#src/domain/dates.ts';
import type { Review } from '#src/domain/review.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { FORBIDDEN, NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { invalidate } from '#src/lib/calls/patch.ts';
import { callQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { reviewsCopy } from './copy.ts';
import { failureMessage } from './failure.ts';
import { ReviewPeople, ReviewStars, ReviewText } from './ReviewPeople.tsx';

const copy = reviewsCopy.view;
/** Shows a review. Render it in a `DialogSlot`. */
export function ViewReviewDialog({
  reviewId,
  isOpen,
  onClose,
}: {
  reviewId: number;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { query, load } = useLoadedQuery(
    callQuery(useApi(), getReview, { params: { id: reviewId } }),
  );
  const { error } = load;
  const isNotFound = error?.status === NOT_FOUND || error?.status === FORBIDDEN;
  const review = query.data?.data;
  const queries = useQueryClient();
  const isDeleted = error?.status === NOT_FOUND;
  useEffect(() => {
    // Whatever still shows it is outdated.
    if (isDeleted) invalidate(queries, deleteReview, { completes: [getReview] });
  }, [isDeleted, queries]);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent title={copy.title}>
        {isNotFound ? (
          <ErrorState
            picture={<Scene name="lost" className="max-w-56" />}
            title={copy.notFoundTitle}
            message={copy.notFound}
          />
        ) : review ? (
          <ShownReview review={review} />
        ) : (
          <LoadRegion
            {...load}
            label={copy.title}
            error={error && reviewsCopy.tryAgain}
            errorTitle={error && failureMessage(error)}
            skeleton={<ReviewSkeleton />}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function ShownReview({ review }: { review: Review }) {
  const { timeZone } = useEnvironment();
  return (
    <>
      <div className="mt-2 flex flex-col gap-5">
        <ReviewPeople review={review} />
        <ReviewStars rating={review.rating} size="lg" />
        <ReviewText review={review} className="min-h-[2lh]" />
      </div>
      <p className="border-t border-line pt-4 text-sm text-ink-muted tabular-nums">
        {copy.offer(review.task_offer_id)} ·{' '}
        <time dateTime={review.created_at}>{formatDate(review.created_at, timeZone)}</time>
      </p>
    </>
  );
}

function ReviewSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className="flex flex-col gap-5">
      <div className="mt-2 flex items-center gap-3">
        <Skeleton className="size-11 rounded-pill" />
        <div>
          <SkeletonText className="w-32" />
          <SkeletonText className="w-40 text-sm" />
        </div>
      </div>
      <div className="flex h-7 items-center gap-3">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-4 w-20" />
      </div>
      <SkeletonText lines={2} />
      <div className="border-t border-line pt-4">
        <SkeletonText className="w-44 text-sm" />
      </div>
    </SkeletonGroup>
  );
}

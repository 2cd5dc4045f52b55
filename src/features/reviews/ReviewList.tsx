import { Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { ReviewCard } from '#src/entities/reviews/ReviewCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Grid } from '#src/ui/Grid.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LoadMore, type NextPage } from '#src/ui/LoadMore.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { reviewListCopy } from './copy.ts';

const copy = reviewListCopy;

/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 6;

interface ReviewActions {
  /** The viewer's user id; undefined for a signed-out visitor. */
  viewer: number | undefined;
  /** Called to show a whole review. */
  onView: (selected: { review: Review }) => void;
  /** Called to edit a review of the viewer. */
  onEdit: (selected: { review: Review }) => void;
  /** Called to delete a review of the viewer. `neighbor` is the item beside it in the list. */
  onDelete: (selected: { review: Review; neighbor: HTMLElement | null }) => void;
}

interface ReviewListProps extends ReviewActions, NextPage {
  reviews: readonly Review[];
}

/** The list of reviews (section 2), page by page. Memoized: pass stable props. */
export const ReviewList = memo(function ReviewList({
  reviews,
  more,
  isMoreSlow,
  moreError,
  added,
  onLoadMore,
  ...actions
}: ReviewListProps) {
  return (
    <div className="flex flex-col gap-6">
      <Columns>
        <ul aria-label={copy.listLabel}>
          {reviews.map((review) => (
            // Focusable for when a deleted neighbor had the focus.
            <li key={review.id} tabIndex={-1} className="min-w-0 rounded-card">
              <ListedReview {...actions} review={review} />
            </li>
          ))}
        </ul>
      </Columns>
      <LoadMore
        state={more}
        isSlow={isMoreSlow}
        onLoadMore={onLoadMore}
        announcement={added > 0 ? copy.more.loaded(added) : ''}
        errorTitle={copy.more.failed}
        error={moreError}
        end={copy.more.end}
        label={copy.more.load}
        busyLabel={copy.more.loading}
        retryLabel={copy.more.retry}
      />
    </div>
  );
});

const ListedReview = memo(function ListedReview({
  review,
  viewer,
  onView,
  onEdit,
  onDelete,
}: ReviewActions & { review: Review }) {
  const { reviewer, reviewed_user: reviewed } = review;
  const name = fullName(reviewed);
  const isOwn = viewer !== undefined && reviewer.id === viewer;
  return (
    <ReviewCard
      review={review}
      actions={
        <>
          <Button variant="ghost" size="sm" onClick={() => onView({ review })}>
            {copy.card.view}{' '}
            <VisuallyHidden>{copy.card.viewOf(fullName(reviewer), name)}</VisuallyHidden>
          </Button>
          {isOwn && (
            <>
              <IconButton size="sm" label={copy.card.edit(name)} onClick={() => onEdit({ review })}>
                <Pencil aria-hidden strokeWidth={1.75} />
              </IconButton>
              <IconButton
                size="sm"
                label={copy.card.delete(name)}
                onClick={({ currentTarget }) =>
                  onDelete({ review, neighbor: neighborOf(currentTarget.closest('li')) })
                }
              >
                <Trash2 aria-hidden strokeWidth={1.75} />
              </IconButton>
            </>
          )}
        </>
      }
    />
  );
});

function neighborOf(item: HTMLElement | null): HTMLElement | null {
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbor instanceof HTMLElement ? neighbor : null;
}

/** The placeholder of the list while its first page is loading. */
export function ReviewListSkeleton() {
  return (
    <Columns>
      <SkeletonGroup label={copy.loading}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Card key={index} className="flex flex-col gap-3">
            <div className="flex items-center gap-3">
              <Skeleton className="size-11 rounded-pill" />
              <div>
                <SkeletonText className="w-32" />
                <SkeletonText className="w-40 text-sm" />
              </div>
            </div>
            <Skeleton className="h-6 w-44" />
            <SkeletonText lines={2} />
            <div className="flex h-9 items-center pointer-coarse:h-11">
              <SkeletonText className="w-24 text-sm" />
            </div>
          </Card>
        ))}
      </SkeletonGroup>
    </Columns>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid asChild min={20} columns={3} gap={6}>
      {children}
    </Grid>
  );
}

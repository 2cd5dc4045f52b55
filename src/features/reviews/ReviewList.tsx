import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { ReviewCard } from '#src/features/review/ReviewCard.tsx';
import { ReviewCardSkeleton } from '#src/features/review/ReviewCardSkeleton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CardList, CardListSkeleton } from '#src/ui/CardList.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { NextPage } from '#src/ui/LoadMore.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { reviewListCopy } from './copy.ts';

const copy = reviewListCopy;

const COLUMNS = 3;
/** The height of a card with three lines of text, and the gap below it, in pixels. */
const ESTIMATED_HEIGHT = 248;
/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 6;

interface ReviewActions {
  viewer: number | undefined;
  /** Which a server need not repeat in each. */
  areOwn: boolean;
  /** False where all of them are about the viewer. */
  hasSubject: boolean;
  onView: (selected: { review: Review }) => void;
  onEdit: (selected: SelectedReview) => void;
  onDelete: (selected: SelectedReview) => void;
}

/** It may disappear while it has the focus. */
export interface SelectedReview {
  review: Review;
  /** Takes over the focus. */
  neighbor: HTMLElement | null;
}

interface ReviewListProps extends ReviewActions, NextPage {
  reviews: readonly Review[];
  /** How many reviews there are in all. */
  total: number;
}

/** The list of reviews (product.md §2). Memoized: pass stable props. */
export const ReviewList = memo(function ReviewList({
  reviews,
  total,
  more,
  isMoreSlow,
  moreError,
  added,
  onLoadMore,
  ...actions
}: ReviewListProps) {
  return (
    <CardList
      {...{ more, isMoreSlow, moreError, added, onLoadMore }}
      label={copy.listLabel}
      items={reviews}
      total={total}
      columns={COLUMNS}
      estimatedHeight={ESTIMATED_HEIGHT}
      copy={copy.more}
      renderCard={(review) => <ListedReview {...actions} review={review} />}
    />
  );
});

const ListedReview = memo(function ListedReview({
  review,
  viewer,
  areOwn,
  hasSubject,
  onView,
  onEdit,
  onDelete,
}: ReviewActions & { review: Review }) {
  const name = fullName(review.reviewed_user);
  const isOwn = areOwn || (viewer !== undefined && review.reviewer.id === viewer);
  return (
    <ReviewCard
      review={review}
      hasSubject={hasSubject}
      onView={onView}
      actions={
        isOwn ? (
          <>
            <IconButton
              size="sm"
              label={copy.card.delete(name)}
              onClick={({ currentTarget }) =>
                onDelete({ review, neighbor: neighborOf(currentTarget) })
              }
            >
              <Trash2 aria-hidden strokeWidth={1.75} />
            </IconButton>
            <Button
              variant="secondary"
              size="sm"
              icon={<Pencil aria-hidden strokeWidth={1.75} />}
              onClick={({ currentTarget }) =>
                onEdit({ review, neighbor: neighborOf(currentTarget) })
              }
            >
              {copy.card.edit} <VisuallyHidden>{copy.card.editOf(name)}</VisuallyHidden>
            </Button>
          </>
        ) : undefined
      }
    />
  );
});

/** To take over the focus. */
function neighborOf(element: HTMLElement): HTMLElement | null {
  const item = element.closest('[role="listitem"]');
  const neighbors = [item?.nextElementSibling, item?.previousElementSibling];
  for (const neighbor of neighbors) {
    const card = neighbor?.querySelector<HTMLElement>('article');
    if (card) return card;
  }
  return null;
}

/** The placeholder of the list while its first page is loading. */
export function ReviewListSkeleton({ hasSubject }: Pick<ReviewActions, 'hasSubject'>) {
  return (
    <CardListSkeleton
      label={copy.loading}
      columns={COLUMNS}
      count={SKELETON_COUNT}
      card={<ReviewCardSkeleton hasSubject={hasSubject} />}
    />
  );
}

import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { ReviewCard } from '#src/features/review/ReviewCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { reviewListCopy } from './copy.ts';

const copy = reviewListCopy.card;

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
  neighbor: HTMLElement | null;
}

/** Memoized: pass stable callbacks. */
export const ListedReview = memo(function ListedReview({
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
              label={copy.delete(name)}
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
              {copy.edit} <VisuallyHidden>{copy.editOf(name)}</VisuallyHidden>
            </Button>
          </>
        ) : undefined
      }
    />
  );
});

function neighborOf(element: HTMLElement): HTMLElement | null {
  const item = element.closest('[role="listitem"]');
  const neighbors = [item?.nextElementSibling, item?.previousElementSibling];
  for (const neighbor of neighbors) {
    const card = neighbor?.querySelector<HTMLElement>('article');
    if (card) return card;
  }
  return null;
}

import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { formatDate } from '#src/domain/dates.ts';
import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { actionRowClasses } from '#src/ui/ItemCard.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { reviewsCopy } from './copy.ts';
import { ReviewPeople, ReviewStars, ReviewText } from './ReviewPeople.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

const copy = reviewsCopy.view;

export interface ReviewCardProps {
  review: Review;
  /** False where all reviews are about the same person. */
  hasSubject?: boolean | undefined;
  /** With it, a long text is cut after six lines. */
  onView?: ((selected: { review: Review }) => void) | undefined;
  actions?: ReactNode;
}

/** A review in a list (product.md §3). Only a cut text has an action that shows the whole of it. */
export function ReviewCard({ review, hasSubject, onView, actions }: ReviewCardProps) {
  const { timeZone } = useEnvironment();
  const text = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(text, review.review_text);
  const { reviewer, reviewed_user: reviewed, created_at } = review;
  const names = [fullName(reviewer), fullName(reviewed)] as const;
  const view = isCut && onView;
  return (
    <Card asChild padding="md">
      <article
        aria-label={copy.by(...names)}
        // Focusable for when the card beside it is deleted.
        tabIndex={-1}
        className="flex h-full flex-col gap-4"
      >
        <div className="flex min-h-6.5 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-muted">
          <ReviewStars rating={review.rating} size="sm" />
          <time dateTime={created_at} className="whitespace-nowrap tabular-nums">
            {formatDate(created_at, timeZone)}
          </time>
        </div>
        <ReviewPeople review={review} hasSubject={hasSubject} isLinked />
        <ReviewText ref={text} review={review} className={cx(onView && 'line-clamp-6')} />
        {(view || actions !== undefined) && (
          <footer className={cx('mt-auto border-t border-line pt-4', actionRowClasses)}>
            {view && (
              <Button
                variant="ghost"
                size="sm"
                className="-ms-3.5 me-auto"
                onClick={() => view({ review })}
              >
                {copy.view} <VisuallyHidden>{copy.viewOf(...names)}</VisuallyHidden>
              </Button>
            )}
            {actions}
          </footer>
        )}
      </article>
    </Card>
  );
}

/** Known before the first paint. */
function useIsCut(text: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, content]);
  return isCut;
}

export function ReviewCardSkeleton({ hasSubject = true }: { hasSubject?: boolean | undefined }) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex min-h-6.5 items-center justify-between gap-3">
        <Skeleton className="h-4 w-32" />
        <SkeletonText className="w-20 text-sm" />
      </div>
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-pill" />
        <div>
          <SkeletonText className="w-36" />
          {hasSubject && <SkeletonText className="w-24 text-sm" />}
        </div>
      </div>
      <SkeletonText lines={2} />
    </Card>
  );
}

import type { ReactNode } from 'react';
import { formatDate } from '#src/domain/dates.ts';
import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { Card } from '#src/ui/Card.tsx';
import { reviewsCopy } from './copy.ts';
import { ReviewContent } from './ReviewContent.tsx';

export interface ReviewCardProps {
  review: Review;
  /** Set to false where all reviews are about the same person. */
  hasSubject?: boolean | undefined;
  /** Shows a long text as a whole. */
  isExpanded?: boolean | undefined;
  /** Buttons beside the date. */
  actions?: ReactNode;
}

/**
 * A review in a list (section 3): who reviewed whom, stars, text and date. A long text is cut after six
 * lines, unless `isExpanded` is set; `ViewReviewDialog` shows all of it.
 */
export function ReviewCard({ review, hasSubject, isExpanded = false, actions }: ReviewCardProps) {
  const { timeZone } = useEnvironment();
  const { reviewer, reviewed_user: reviewed, created_at } = review;
  return (
    <Card asChild padding="md">
      <article
        aria-label={reviewsCopy.view.by(fullName(reviewer), fullName(reviewed))}
        // Focusable for when the card beside it is deleted.
        tabIndex={-1}
        className="flex h-full flex-col gap-3"
      >
        <ReviewContent review={review} placement="card" {...{ hasSubject, isExpanded }} />
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <time
            dateTime={created_at}
            className="text-sm whitespace-nowrap text-ink-muted tabular-nums"
          >
            {formatDate(created_at, timeZone)}
          </time>
          {actions !== undefined && <div className="-me-2 flex items-center gap-1">{actions}</div>}
        </footer>
      </article>
    </Card>
  );
}

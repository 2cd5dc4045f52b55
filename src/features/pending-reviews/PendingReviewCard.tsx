import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { PendingReview } from '#src/domain/review.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { pendingReviewsCopy } from './copy.ts';

const copy = pendingReviewsCopy.card;

export interface PendingReviewCardProps {
  pending: PendingReview;
  /** Called to write the review. */
  onWrite: (selected: { pending: PendingReview }) => void;
}

/** A completed task that waits for the viewer's review of the other person (section 2). */
export function PendingReviewCard({ pending, onWrite }: PendingReviewCardProps) {
  const { timeZone } = useEnvironment();
  const { task_title: title, can_review_user: person } = pending;
  const titleId = useId();
  return (
    <Card asChild>
      <article
        aria-labelledby={titleId}
        className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6"
      >
        <div className="flex min-w-0 grow gap-4">
          <Avatar name={person.name} personId={person.id} className="mt-0.5" />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 id={titleId} className="line-clamp-3 text-lg text-pretty wrap-anywhere">
              {title}
            </h2>
            <p className="wrap-anywhere text-ink-muted">
              {copy.with}{' '}
              <TextLink asChild isStandalone>
                <Link to={paths.user.to(person.id)}>{person.name}</Link>
              </TextLink>
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted tabular-nums">
              <span className="font-semibold text-ink">{formatMoney(pending.payment_amount)}</span>
              <time dateTime={pending.completed_at}>
                {copy.completed(formatDate(pending.completed_at, timeZone))}
              </time>
            </p>
          </div>
        </div>
        <Button className="max-sm:w-full" onClick={() => onWrite({ pending })}>
          {copy.write} <VisuallyHidden>{copy.writeAbout(title)}</VisuallyHidden>
        </Button>
      </article>
    </Card>
  );
}

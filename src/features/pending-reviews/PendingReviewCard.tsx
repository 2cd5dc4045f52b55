import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { PendingReview } from '#src/domain/review.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { actionRowClasses, ItemCard, ItemCardSkeleton } from '#src/ui/ItemCard.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { pendingReviewsCopy } from './copy.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';

const copy = pendingReviewsCopy.card;

export interface PendingReviewCardProps {
  pending: PendingReview;
  onWrite: (selected: { pending: PendingReview }) => void;
}

/** A completed task that waits for the viewer's review of the other person (product.md §2). */
export function PendingReviewCard({ pending, onWrite }: PendingReviewCardProps) {
  const { timeZone } = useEnvironment();
  const { task_title: title, can_review_user: person } = pending;
  const titleId = useId();
  return (
    <ItemCard
      titleId={titleId}
      title={title}
      headingLevel={2}
      kind={
        <time dateTime={pending.completed_at}>
          {copy.completed(formatDate(pending.completed_at, timeZone))}
        </time>
      }
      amount={formatMoney(pending.payment_amount)}
    >
      {/* Nothing else is known of it: a row of actions would be as high as the rest. */}
      <div className={cx(actionRowClasses, 'max-sm:gap-y-4')}>
        <p className="flex min-w-0 flex-1 basis-24 items-center gap-3 max-sm:basis-full wrap-anywhere text-ink-muted">
          <Avatar name={person.name} personId={person.id} size="sm" />
          <span>
            {copy.with}{' '}
            <TextLink asChild isStandalone>
              <Link to={paths.user.to(person.id)}>{person.name}</Link>
            </TextLink>
          </span>
        </p>
        <Button className="max-sm:grow" onClick={() => onWrite({ pending })}>
          {copy.write} <VisuallyHidden>{copy.writeAbout(title)}</VisuallyHidden>
        </Button>
      </div>
    </ItemCard>
  );
}

const SKELETON_COUNT = 3;

export function PendingReviewsSkeleton() {
  return (
    <SkeletonGroup label={pendingReviewsCopy.loading} className="flex flex-col gap-4">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <ItemCardSkeleton key={index} hasStatus={false}>
          <div className={actionRowClasses}>
            <div className="me-auto flex items-center gap-3 max-sm:basis-full">
              <Skeleton className="size-8 rounded-pill" />
              <SkeletonText className="w-36" />
            </div>
            <Skeleton className="h-11 w-36 rounded-control max-sm:grow" />
          </div>
        </ItemCardSkeleton>
      ))}
    </SkeletonGroup>
  );
}

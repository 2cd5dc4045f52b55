import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RATING_LABELS, RATINGS, type Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { reviewsCopy } from './copy.ts';

const copy = reviewsCopy.view;

export interface ReviewContentProps {
  review: Review;
  /** A card is denser than a dialog, links to the people, and cuts long texts. */
  placement: 'card' | 'dialog';
  /** Set to false where all reviews are about the same person. */
  hasSubject?: boolean | undefined;
  /** Doesn't cut a long text in a card. */
  isExpanded?: boolean | undefined;
}

/** Who reviewed whom, the stars, and the text (section 3): the content of a review, without a frame. */
export function ReviewContent({
  review,
  placement,
  hasSubject = true,
  isExpanded = false,
}: ReviewContentProps) {
  const { reviewer, reviewed_user: reviewed } = review;
  const viewer = useSession()?.user.id;
  const isViewer = ({ id }: Review['reviewer']) => id !== undefined && id === viewer;
  const isCard = placement === 'card';
  const rating = RATINGS.find((stars) => stars === review.rating);
  const text = review.review_text?.trim();
  const textClasses = cx(
    'text-pretty wrap-anywhere',
    isCard ? !isExpanded && 'line-clamp-6' : 'min-h-[2lh]',
  );
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={fullName(reviewer)} personId={reviewer.id ?? 0} />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">
            {isViewer(reviewer) ? (
              copy.you
            ) : (
              <PersonLink id={isCard ? reviewer.id : undefined} isStandalone>
                {fullName(reviewer)}
              </PersonLink>
            )}
          </p>
          {hasSubject && (
            <p className="text-sm text-ink-muted">
              {isViewer(reviewed) ? (
                copy.aboutYou
              ) : (
                <>
                  {copy.about} {/* Above the touch target of the name before it. */}
                  <PersonLink id={isCard ? reviewed.id : undefined} className="relative z-1">
                    {fullName(reviewed)}
                  </PersonLink>
                </>
              )}
            </p>
          )}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars
          value={review.rating}
          size={isCard ? 'md' : 'lg'}
          label={copy.stars(review.rating)}
        />
        {rating !== undefined && <span className="font-semibold">{RATING_LABELS[rating]}</span>}
      </p>
      {text ? (
        <p className={cx(textClasses, 'whitespace-pre-line')}>{text}</p>
      ) : (
        <p className={cx(textClasses, 'text-ink-muted')}>{copy.noWords}</p>
      )}
    </>
  );
}

/** A person's name, linked to their profile if the id is given. */
function PersonLink({
  id,
  isStandalone = false,
  className,
  children,
}: {
  id: number | undefined;
  isStandalone?: boolean;
  className?: string;
  children: ReactNode;
}) {
  if (id === undefined) return children;
  return (
    <TextLink asChild tone={isStandalone ? 'brand' : 'quiet'} {...{ isStandalone, className }}>
      <Link to={paths.user.to(id)}>{children}</Link>
    </TextLink>
  );
}

import { cx } from 'class-variance-authority';
import { cleanText } from '#src/domain/typed-text.ts';
import type { ComponentProps, ReactNode } from 'react';
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

/** product.md §2. `sm` is for the quiet line of a card. */
export function ReviewStars({ rating: stars, size }: { rating: number; size: 'sm' | 'lg' }) {
  const rating = RATINGS.find((each) => each === stars);
  return (
    <p className={cx('flex flex-wrap items-center', size === 'sm' ? 'gap-x-2' : 'gap-x-3')}>
      <Stars value={stars} size={size} label={copy.stars(stars)} />
      {rating !== undefined && (
        <span className="font-semibold text-ink">{RATING_LABELS[rating]}</span>
      )}
    </p>
  );
}

/** Who reviewed whom (product.md §3). `hasSubject` is false where all reviews are about the same person. */
export function ReviewPeople({
  review: { reviewer, reviewed_user: reviewed },
  hasSubject = true,
  isLinked = false,
}: {
  review: Review;
  hasSubject?: boolean | undefined;
  isLinked?: boolean | undefined;
}) {
  const viewer = useSession()?.user.id;
  const isViewer = ({ id }: Review['reviewer']) => id !== undefined && id === viewer;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={fullName(reviewer)} personId={reviewer.id ?? 0} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          {isViewer(reviewer) ? (
            copy.you
          ) : (
            <PersonLink id={isLinked ? reviewer.id : undefined} isStandalone>
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
                <PersonLink id={isLinked ? reviewed.id : undefined} className="relative z-1">
                  {fullName(reviewed)}
                </PersonLink>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

export function ReviewText({
  review,
  className,
  ...rest
}: Omit<ComponentProps<'p'>, 'children'> & { review: Review }) {
  const text = cleanText(review.review_text);
  return (
    <p
      {...rest}
      className={cx(
        'text-pretty wrap-anywhere',
        text ? 'whitespace-pre-line' : 'text-ink-muted',
        className,
      )}
    >
      {text || copy.noWords}
    </p>
  );
}

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

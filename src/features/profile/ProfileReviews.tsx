import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '#src/contract/reviews.ts';
import { ReviewCard } from '#src/features/review/ReviewCard.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { profileCopy } from './copy.ts';

const copy = profileCopy.reviews;

/** The latest reviews: the server sends only these (product.md §2). */
export function ProfileReviews({
  id,
  profile,
  isOwn,
  isSignedIn,
}: {
  id: number;
  profile: Profile;
  isOwn: boolean;
  isSignedIn: boolean;
}) {
  const titleId = useId();
  const latest = profile.reviews.data;
  // A server may count fewer than it sends.
  const total = Math.max(profile.reviews.pagination.total, latest.length);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-xl">
          {copy.title}
        </h2>
        {total > 0 && (
          <p className="text-sm text-ink-muted tabular-nums">
            {copy.showing(latest.length, total)}
          </p>
        )}
      </div>
      {latest.length > 0 ? (
        <ul className="grid gap-4 md:gap-6 lg:grid-cols-2">
          {latest.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} hasSubject={false} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState picture={<Scene name="empty-desk" />} title={copy.none} headingLevel={3}>
          {isOwn ? copy.noneTextOwn : copy.noneText(profile.user.name)}
        </EmptyState>
      )}
      {isSignedIn && total > latest.length && (
        <TextLink asChild isStandalone className="self-start">
          <Link to={paths.reviews.to({ user: id })}>{copy.seeAll}</Link>
        </TextLink>
      )}
    </section>
  );
}

import { Mail, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Profile } from '#src/contract/reviews.ts';
import { formatAverage, ratingTone } from '#src/domain/review.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { profileCopy as copy } from './copy.ts';

export interface ProfileHeaderProps {
  /** The id in the address. */
  id: number;
  profile: Profile;
  /** Whether it is the viewer's own profile. */
  isOwn: boolean;
}

/** Whose profile it is: name, email, and the average in the tone of its badge (sections 2 and 9). */
export function ProfileHeader({ id, profile: { user, statistics }, isOwn }: ProfileHeaderProps) {
  const { average_rating: average, total_reviews: total } = statistics;
  const tone = ratingTone(average, total);
  return (
    <header className="flex items-start gap-4 sm:items-center sm:gap-6">
      <Avatar name={user.name} personId={id} size="xl" className="max-sm:size-16 max-sm:text-xl" />
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-2xl wrap-anywhere md:text-3xl">{user.name}</h1>
          {tone && (
            <Badge tone={tone} icon={<Star aria-hidden className="fill-current" />}>
              {copy.average(formatAverage(average))}
            </Badge>
          )}
        </div>
        {user.email !== '' && (
          <p className="flex max-w-full items-start gap-2 text-ink-muted">
            <Mail aria-label={copy.email} strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
            <TextLink
              href={`mailto:${user.email}`}
              tone="quiet"
              isStandalone
              className="min-w-0 wrap-anywhere"
            >
              {user.email}
            </TextLink>
          </p>
        )}
        {isOwn && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted pointer-coarse:gap-y-6">
            <span>{copy.own.text}</span>
            <TextLink asChild isStandalone>
              <Link to={paths.reviews.to()}>{copy.own.reviews}</Link>
            </TextLink>
            <TextLink asChild isStandalone>
              <Link to={paths.dashboard.to()}>{copy.own.dashboard}</Link>
            </TextLink>
          </p>
        )}
      </div>
    </header>
  );
}

import { Mail } from 'lucide-react';
import type { Profile } from '#src/contract/reviews.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { profileCopy as copy } from './copy.ts';
import { ShareProfileButton } from './ShareProfileButton.tsx';

export interface ProfileHeaderProps {
  id: number;
  profile: Profile;
  isOwn: boolean;
}

/** product.md §2 */
export function ProfileHeader({ id, profile: { user }, isOwn }: ProfileHeaderProps) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 sm:items-center sm:gap-x-6">
      <Avatar name={user.name} personId={id} size="xl" className="max-sm:size-16 max-sm:text-xl" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <h1 className="max-w-full text-2xl wrap-anywhere md:text-3xl">{user.name}</h1>
        {user.email !== '' && (
          <p className="flex max-w-full items-start gap-2 text-ink-muted">
            {/* A phone has no room for it. */}
            <Mail
              aria-label={copy.email}
              strokeWidth={1.75}
              className="mt-0.5 size-5 shrink-0 max-sm:hidden"
            />
            <TextLink href={`mailto:${user.email}`} isStandalone className="min-w-0 wrap-anywhere">
              {user.email}
            </TextLink>
          </p>
        )}
        {isOwn && <p className="text-ink-muted">{copy.own}</p>}
      </div>
      <ShareProfileButton id={id} name={user.name} />
    </header>
  );
}

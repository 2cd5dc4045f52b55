import { Mail, Share2 } from 'lucide-react';
import type { Profile } from '#src/contract/reviews.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { profileCopy as copy, profileCopy } from './copy.ts';
import { PRODUCT_NAME } from '#src/domain/product.ts';
import { useEnvironment, useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';

export interface ProfileHeaderProps {
  id: number;
  profile: Profile;
  isOwn: boolean;
}

/** Whose profile it is: name and email (product.md §2), and the button to share it. */
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

const shareCopy = profileCopy.share;

/** The share sheet needs no notice. */
function ShareProfileButton({ id, name }: { id: number; name: string }) {
  const environment = useEnvironment();
  const notices = useNotices();

  async function share(): Promise<void> {
    const page = { title: shareCopy.title(name, PRODUCT_NAME), path: paths.user.to(id) };
    const outcome = await environment.sharePage(page);
    switch (outcome) {
      case 'copied':
        notices.show({ tone: 'success', text: shareCopy.copied });
        return;
      case 'failed':
        notices.show({ tone: 'danger', text: shareCopy.failed });
        return;
      case 'shared':
      case 'dismissed':
        return;
      default:
        outcome satisfies never;
    }
  }
  return (
    <Button
      variant="secondary"
      icon={<Share2 aria-hidden strokeWidth={1.75} />}
      className="max-sm:gap-0 max-sm:px-3"
      onClick={() => void share()}
    >
      {/* Beside a long name, a phone has no room for it. */}
      <span className="max-sm:sr-only">{shareCopy.share}</span>
    </Button>
  );
}

import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Conversation } from '#src/domain/message.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ConnectionBadge } from './ConnectionBadge.tsx';
import { chatCopy as copy } from '../copy.ts';
import type { LiveState } from '../sync/use-live-messages.ts';

/** The other person, the task and the connection; where the list isn't beside it, also the way back. */
export function ChatHeader({
  conversation,
  isLoading,
  live,
  onBack,
}: {
  conversation: Conversation | undefined;
  isLoading: boolean;
  live: Pick<LiveState, 'checkedAt' | 'hasFailed'>;
  onBack: () => void;
}) {
  return (
    <header className="flex min-h-18 shrink-0 items-center gap-3 border-b border-line px-4 py-2 [@media(height<30rem)]:min-h-14 [@media(height<30rem)]:py-1 md:px-6">
      <IconButton label={copy.back} className="-ms-3 lg:hidden print:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
      </IconButton>
      {conversation && <Person conversation={conversation} />}
      {!conversation && (isLoading ? <PersonSkeleton /> : <div className="grow" />)}
      <ConnectionBadge {...live} />
    </header>
  );
}

function Person({ conversation }: { conversation: Conversation }) {
  const { other_participant: other, task } = conversation;
  return (
    <>
      <Avatar name={other.name} personId={other.id ?? 0} className="max-sm:hidden" />
      <div className="min-w-0 grow">
        <h2 className="flex text-lg" title={other.name}>
          {other.id === undefined ? (
            <span className="truncate">{other.name}</span>
          ) : (
            <Link
              to={paths.user.to(other.id)}
              className="relative min-w-0 rounded-small decoration-[1.5px] underline-offset-[0.2em] hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3 pointer-coarse:after:content-['']"
            >
              <span className="block truncate">{other.name}</span>
            </Link>
          )}
        </h2>
        <p className="truncate text-sm text-ink-muted" title={task.title}>
          {task.title}
        </p>
      </div>
    </>
  );
}

function PersonSkeleton() {
  return (
    <>
      <Skeleton className="size-11 shrink-0 rounded-pill max-sm:hidden" />
      <div className="flex min-w-0 grow flex-col gap-2">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4 w-52 max-w-full" />
      </div>
    </>
  );
}

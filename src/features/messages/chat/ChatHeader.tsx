import { ArrowLeft, CircleAlert, CloudOff, Radio, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Conversation } from '#src/domain/message.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { chatCopy as copy, chatCopy } from '../copy.ts';
import type { LiveState } from '../sync/use-live-messages.ts';
import { useEffect, useState } from 'react';
import { connectionOf, type Connection } from '#src/domain/connection.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useAge } from '#src/lib/time/use-age.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';

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

const badgeCopy = chatCopy.connection;

const LOOKS: Readonly<Record<Connection, { tone: BadgeTone; Icon: LucideIcon }>> = {
  live: { tone: 'success', Icon: Radio },
  offline: { tone: 'warning', Icon: CloudOff },
  error: { tone: 'danger', Icon: CircleAlert },
};

/** In milliseconds since the epoch: 0 from the start, null while the tab is hidden. */
function useShownAt(): number | null {
  const { clock, visibility } = useEnvironment();
  const [shownAt, setShownAt] = useState(() => (visibility.isHidden() ? null : 0));
  useEffect(
    () => visibility.subscribe(() => setShownAt(visibility.isHidden() ? null : clock.now())),
    [clock, visibility],
  );
  return shownAt;
}

/** Live, Offline after 30 s without an update, or Error (product.md §2). `checkedAt`: ms since the epoch. */
function ConnectionBadge({
  checkedAt,
  hasFailed,
}: {
  checkedAt: number | null;
  hasFailed: boolean;
}) {
  const shownAt = useShownAt();
  // A hidden tab checks nothing by itself: its age says nothing until it has had time to.
  const age = useAge(checkedAt === null || shownAt === null ? null : Math.max(checkedAt, shownAt));
  const connection = connectionOf({ hasFailed, age });
  const { tone, Icon } = LOOKS[connection];
  const lastUpdate = age === null ? undefined : badgeCopy.lastUpdate(Math.floor(age / 1_000));
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5 lg:shrink-0 print:hidden">
      {/* A failure right after an update has no age yet to tell. */}
      {connection !== 'live' && age !== null && age >= 1_000 && (
        <span className="text-xs whitespace-nowrap text-ink-muted tabular-nums">{lastUpdate}</span>
      )}
      {/* Announces the state only, not the seconds. */}
      <span role="status">
        <span className="sr-only">{badgeCopy.label}: </span>
        <Badge
          tone={tone}
          icon={<Icon aria-hidden strokeWidth={1.75} />}
          title={lastUpdate}
          className={connection === 'live' ? 'max-sm:gap-0' : ''}
        >
          {/* On a phone, the icon is enough while all is well: the title needs the room. */}
          <span className={connection === 'live' ? 'max-sm:sr-only' : ''}>
            {badgeCopy[connection]}
          </span>
        </Badge>
      </span>
    </span>
  );
}

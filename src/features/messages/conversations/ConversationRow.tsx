import { cx } from 'class-variance-authority';
import { memo } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { formatDateTime } from '#src/domain/dates.ts';
import type { Conversation } from '#src/domain/message.ts';
import { announcedStatus } from '#src/domain/offer-process.ts';
import { UNREAD_BADGE_CAP } from '#src/domain/unread.ts';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import { CategoryPicture } from '#src/features/task/CategoryPicture.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useRelativeTime } from '#src/lib/time/use-relative-time.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { previewOf } from './conversation-preview.ts';
import { conversationsCopy as copy } from '../conversations-copy.ts';

export interface ConversationRowProps {
  conversation: Conversation;
  isSelected: boolean;
  /** Stable, since the row is memoized. */
  linkTo: (id: number) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  /** The arrow keys lead to the others. */
  isTabStop?: boolean;
}

/** A change of the offer is said by its status alone (product.md §2). */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  isSelected,
  linkTo,
  isTabStop = true,
}: ConversationRowProps) {
  const { id, other_participant: other, task, offer_status } = conversation;
  // The words of the open chat are in sight before the server counts them as read.
  const unread_count = isSelected ? 0 : conversation.unread_count;
  const { latest_message: latest } = conversation;
  const isUnread = unread_count > 0;
  const isSaidByStatus =
    latest != null && offer_status != null && announcedStatus(latest.message_type) === offer_status;
  return (
    <Link
      {...linkTo(id)}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isSelected ? 'true' : undefined}
      className={cx(
        'relative flex items-start gap-4 rounded-control px-3 pt-3 pb-2 text-start text-ink no-underline',
        'transition-colors duration-quick hover:bg-ink/4 focus-visible:-outline-offset-2',
        'aria-[current=true]:bg-surface-sunken',
        // A border, which survives forced-colors mode.
        'aria-[current=true]:before:absolute aria-[current=true]:before:inset-y-2 aria-[current=true]:before:start-0 aria-[current=true]:before:border-s-4 aria-[current=true]:before:rounded-pill aria-[current=true]:before:border-brand',
      )}
    >
      <span className="relative h-fit">
        <Avatar name={other.name} personId={other.id ?? id} />
        {task.task_category && (
          <CategoryPicture
            category={task.task_category}
            className="absolute -end-2 -bottom-3 size-6 ring-2 ring-surface-raised"
          />
        )}
      </span>
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-baseline gap-3">
          <UserText text={other.name} className={isUnread ? 'font-bold' : 'font-semibold'} />
          {conversation.last_message_at != null && (
            <Time timestamp={conversation.last_message_at} />
          )}
        </div>
        <div className="flex gap-3 text-sm">
          <UserText text={task.title} />
          <CountBadge
            count={unread_count}
            cap={UNREAD_BADGE_CAP}
            label={copy.unread(unread_count)}
          />
        </div>
        {/* One line, so that all rows are of one height. */}
        <div className="mt-1 flex min-h-6 items-center gap-2 text-sm">
          {offer_status != null && <OfferStatusBadge status={offer_status} size="sm" />}
          {!isSaidByStatus && (
            <bdi className={cx('min-w-0 truncate', isUnread ? 'font-semibold' : 'text-ink-muted')}>
              {previewOf(latest)}
            </bdi>
          )}
        </div>
      </div>
    </Link>
  );
});

/** Only as wide as it must be, so that right-to-left text starts at the edge of the row, too. */
function UserText({ text, className }: { text: string; className?: string }) {
  return (
    <div className="min-w-0 grow">
      <div dir="auto" title={text} className={cx('w-fit max-w-full truncate', className)}>
        {text}
      </div>
    </div>
  );
}

function Time({ timestamp }: { timestamp: string }) {
  const { timeZone } = useEnvironment();
  const text = useRelativeTime(timestamp);
  return (
    <time
      dateTime={timestamp}
      title={formatDateTime(timestamp, timeZone)}
      className="shrink-0 text-sm whitespace-nowrap text-ink-muted tabular-nums"
    >
      {text}
    </time>
  );
}

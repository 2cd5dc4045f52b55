import { UNREAD_BADGE_CAP } from '#src/domain/unread.ts';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { shellCopy } from '../copy.ts';

/** The unread badge: hidden at 0, "99+" above 99 (product.md §2, §9). */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  return (
    <CountBadge
      count={count}
      cap={UNREAD_BADGE_CAP}
      tone="danger"
      label={shellCopy.nav.unread(count)}
      className={className}
    />
  );
}

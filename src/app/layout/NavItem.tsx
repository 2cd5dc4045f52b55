import { cx } from 'class-variance-authority';
import { NavLink } from 'react-router-dom';
import { UNREAD_BADGE_CAP } from '#src/domain/unread.ts';
import { usePrefetchHandlers } from '#src/lib/AppLink.tsx';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { shellCopy } from '../copy.ts';
import type { NavLinkEntry } from './nav-links.ts';

/**
 * A link of the navigation. The current page's link has `aria-current`.
 *
 * @param props.unread the count of the badge, for entries with `hasUnread`
 * @param props.placement in the bar, or in the collapsed menu below 992 px
 * @param props.onFollow called when the link is clicked
 */
export function NavItem({
  entry,
  unread,
  placement,
  onFollow,
}: {
  entry: NavLinkEntry;
  unread: number;
  placement: 'bar' | 'menu';
  onFollow?: (() => void) | undefined;
}) {
  return (
    <NavLink
      to={entry.to}
      {...usePrefetchHandlers(entry.to)}
      end={entry.isExact ?? false}
      onClick={onFollow}
      className={cx(
        'relative flex min-h-11 items-center gap-2 rounded-control font-medium text-ink-muted no-underline transition-colors duration-quick hover:text-ink',
        'aria-[current=page]:text-brand',
        placement === 'bar'
          ? 'px-3 after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-pill aria-[current=page]:after:bg-brand'
          : 'px-3 text-lg hover:bg-surface-sunken aria-[current=page]:bg-brand-soft',
      )}
    >
      {entry.label}
      {entry.hasUnread && <UnreadBadge count={unread} />}
    </NavLink>
  );
}

/** The unread badge: hidden at 0, "99+" above 99 (sections 2 and 9). */
export function UnreadBadge({ count }: { count: number }) {
  return (
    <CountBadge
      count={count}
      cap={UNREAD_BADGE_CAP}
      tone="danger"
      label={shellCopy.nav.unread(count)}
    />
  );
}

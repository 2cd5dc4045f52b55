import { NavLink } from 'react-router-dom';
import { usePrefetchHandlers } from '#src/lib/AppLink.tsx';
import { navItemClasses } from './nav-classes.ts';
import type { NavLinkEntry } from './nav-links.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

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
      className={navItemClasses({ placement })}
    >
      {placement === 'menu' && <entry.Icon aria-hidden strokeWidth={1.75} />}
      {entry.label}
      {entry.hasUnread && <UnreadBadge count={unread} />}
    </NavLink>
  );
}

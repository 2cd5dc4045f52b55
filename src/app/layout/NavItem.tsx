import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { usePrefetchHandlers } from '#src/lib/navigation/AppLink.tsx';
import { navItemClasses } from './nav-classes.ts';
import type { NavLinkEntry } from './nav-links.ts';

export function NavItem({
  entry,
  placement,
  icon,
  badge,
  onFollow,
}: {
  entry: NavLinkEntry;
  placement: 'bar' | 'menu';
  icon?: ReactNode;
  badge?: ReactNode;
  onFollow?: (() => void) | undefined;
}) {
  return (
    <NavLink
      to={entry.to}
      {...usePrefetchHandlers(entry.to)}
      end={entry.isExact ?? false}
      aria-current={entry.isNeverCurrent ? 'false' : 'page'}
      onClick={onFollow}
      className={navItemClasses(placement)}
    >
      {icon}
      {entry.label}
      {badge}
    </NavLink>
  );
}

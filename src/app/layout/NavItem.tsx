import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { usePrefetchHandlers } from '#src/lib/navigation/AppLink.tsx';
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

const SHARED =
  'relative flex min-h-11 items-center rounded-control px-3 font-medium no-underline transition-colors duration-quick aria-[current=page]:text-brand';

const PLACEMENTS = {
  bar: 'gap-2 text-ink-muted hover:text-ink after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-pill aria-[current=page]:after:bg-brand',
  // A slot of 20 px for the icon, so that the labels align.
  menu: 'gap-3 text-start text-lg text-ink hover:bg-surface-sunken aria-[current=page]:bg-surface-sunken [&>svg]:size-5 [&>svg]:shrink-0',
} as const;

export function navItemClasses(placement: keyof typeof PLACEMENTS): string {
  return `${SHARED} ${PLACEMENTS[placement]}`;
}

export function CollapsedMenu({
  links,
  unreadBadge,
  onFollow,
}: {
  links: readonly NavLinkEntry[];
  unreadBadge?: ReactNode;
  onFollow: () => void;
}) {
  return links.map((entry) => (
    <NavItem
      key={entry.to}
      entry={entry}
      placement="menu"
      icon={entry.icon && <entry.icon aria-hidden strokeWidth={1.75} />}
      badge={entry.hasUnread === true && unreadBadge}
      onFollow={onFollow}
    />
  ));
}

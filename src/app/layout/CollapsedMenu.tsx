import type { ReactNode } from 'react';
import type { NavLinkEntry } from './nav-links.ts';
import { NavItem } from './NavItem.tsx';

/** The links of the menu that the navigation collapses into below 992 px. */
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
      icon={<entry.icon aria-hidden strokeWidth={1.75} />}
      badge={entry.hasUnread === true && unreadBadge}
      onFollow={onFollow}
    />
  ));
}

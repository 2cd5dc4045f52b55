import {
  BriefcaseBusiness,
  ClipboardList,
  Handshake,
  House,
  Info,
  LayoutDashboard,
  LogIn,
  Mail,
  MessageCircle,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { NavLinkEntry, NavLinkName } from './nav-links.ts';
import { NavItem } from './NavItem.tsx';

const ICONS: Readonly<Record<NavLinkName, LucideIcon>> = {
  home: House,
  about: Info,
  contact: Mail,
  auth: LogIn,
  dashboard: LayoutDashboard,
  messages: MessageCircle,
  offers: Handshake,
  worker: BriefcaseBusiness,
  client: ClipboardList,
  profile: UserRound,
};

/**
 * The links of the menu that the navigation collapses into below 992 px.
 *
 * @param props.unreadBadge the badge of the entries that have one
 * @param props.onFollow called when a link is clicked
 */
export function CollapsedMenu({
  links,
  unreadBadge,
  onFollow,
}: {
  links: readonly NavLinkEntry[];
  unreadBadge?: ReactNode;
  onFollow: () => void;
}) {
  return links.map((entry) => {
    const Icon = ICONS[entry.name];
    return (
      <NavItem
        key={entry.to}
        entry={entry}
        placement="menu"
        icon={<Icon aria-hidden strokeWidth={1.75} />}
        badge={entry.hasUnread === true && unreadBadge}
        onFollow={onFollow}
      />
    );
  });
}

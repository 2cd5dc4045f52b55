import {
  BriefcaseBusiness,
  ClipboardList,
  Handshake,
  LayoutDashboard,
  MessageCircle,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellCopy } from '../copy.ts';
import { SIGNED_IN_LINKS, type NavLinkEntry } from './nav-links.ts';

// What loads with the navigation of a signed-in viewer, and adds nothing to the public pages.

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [paths.dashboard.to()]: LayoutDashboard,
  [paths.messages.to()]: MessageCircle,
  [paths.offers.to()]: Handshake,
  [paths.worker.to()]: BriefcaseBusiness,
  [paths.client.to()]: ClipboardList,
};

export const MENU_LINKS = SIGNED_IN_LINKS.map((link) => ({ ...link, icon: ICONS[link.to] }));

/** The pages of what is the viewer's own, in the menu behind their name. */
export const ACCOUNT_LINKS: readonly NavLinkEntry[] = [
  { to: paths.dashboard.to(), label: shellCopy.nav.profile, icon: UserRound, isNeverCurrent: true },
];

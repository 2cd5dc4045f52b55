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
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#src/lib/paths.ts';
import { shellCopy } from '../copy.ts';

/** An entry of the navigation bar. */
export interface NavLinkEntry {
  readonly to: string;
  readonly label: string;
  /** Shown in the collapsed menu. */
  readonly Icon: LucideIcon;
  /** Whether the entry shows the unread badge. */
  readonly hasUnread?: boolean;
  /** Whether the link is current only for the exact path, not for paths below it. */
  readonly isExact?: boolean;
}

const copy = shellCopy.nav;

/** The links of a signed-out visitor (section 2). */
export const SIGNED_OUT_LINKS: readonly NavLinkEntry[] = [
  { to: paths.home.to(), label: copy.home, isExact: true, Icon: House },
  { to: paths.about.to(), label: copy.about, Icon: Info },
  { to: paths.contact.to(), label: copy.contact, Icon: Mail },
  { to: paths.auth.to(), label: copy.auth, Icon: LogIn },
];

/** The links of a signed-in user (section 2). */
export const SIGNED_IN_LINKS: readonly NavLinkEntry[] = [
  { to: paths.dashboard.to(), label: copy.dashboard, Icon: LayoutDashboard },
  { to: paths.messages.to(), label: copy.messages, hasUnread: true, Icon: MessageCircle },
  { to: paths.offers.to(), label: copy.offers, Icon: Handshake },
  { to: paths.worker.to(), label: copy.worker, Icon: BriefcaseBusiness },
  { to: paths.client.to(), label: copy.client, Icon: ClipboardList },
];

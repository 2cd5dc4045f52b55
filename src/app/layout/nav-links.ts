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
import { paths } from '#src/lib/navigation/paths.ts';
import { shellCopy } from '../copy.ts';

export interface NavLinkEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly hasUnread?: boolean;
  /** Whether paths below it make it current, too, if not. */
  readonly isExact?: boolean;
  /** Since another entry has the same page. */
  readonly isNeverCurrent?: boolean;
}

const copy = shellCopy.nav;

export const SIGNED_OUT_LINKS: readonly NavLinkEntry[] = [
  { to: paths.home.to(), label: copy.home, icon: House, isExact: true },
  { to: paths.about.to(), label: copy.about, icon: Info },
  { to: paths.contact.to(), label: copy.contact, icon: Mail },
  { to: paths.auth.to(), label: copy.auth, icon: LogIn },
];

export const SIGNED_IN_LINKS: readonly NavLinkEntry[] = [
  { to: paths.dashboard.to(), label: copy.dashboard, icon: LayoutDashboard },
  { to: paths.messages.to(), label: copy.messages, icon: MessageCircle, hasUnread: true },
  { to: paths.offers.to(), label: copy.offers, icon: Handshake },
  { to: paths.worker.to(), label: copy.worker, icon: BriefcaseBusiness },
  { to: paths.client.to(), label: copy.client, icon: ClipboardList },
];

export const ACCOUNT_LINKS: readonly NavLinkEntry[] = [
  { to: paths.dashboard.to(), label: copy.profile, icon: UserRound, isNeverCurrent: true },
];

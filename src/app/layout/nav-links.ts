import { House, Info, LogIn, Mail, type LucideIcon } from 'lucide-react';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellCopy } from '../copy.ts';

export interface NavLinkEntry {
  readonly to: string;
  readonly label: string;
  /** In the collapsed menu. */
  readonly icon?: LucideIcon | undefined;
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

/** Part of the first file of every page, so that they work before more has loaded; their icons are not. */
export const SIGNED_IN_LINKS: readonly NavLinkEntry[] = [
  { to: paths.dashboard.to(), label: copy.dashboard },
  { to: paths.messages.to(), label: copy.messages, hasUnread: true },
  { to: paths.offers.to(), label: copy.offers },
  { to: paths.worker.to(), label: copy.worker },
  { to: paths.client.to(), label: copy.client },
];

import { paths } from '#src/lib/navigation/paths.ts';
import { shellCopy } from '../copy.ts';

/** An entry of the navigation bar. */
export interface NavLinkEntry {
  /** Names its icon in the collapsed menu. */
  readonly name: NavLinkName;
  readonly to: string;
  readonly label: string;
  /** Whether the entry shows the unread badge. */
  readonly hasUnread?: boolean;
  /** Whether the link is current only for the exact path, not for paths below it. */
  readonly isExact?: boolean;
}

export type NavLinkName =
  | 'home'
  | 'about'
  | 'contact'
  | 'auth'
  | 'dashboard'
  | 'messages'
  | 'offers'
  | 'worker'
  | 'client'
  | 'profile';

const copy = shellCopy.nav;

/** The links of a signed-out visitor (section 2). */
export const SIGNED_OUT_LINKS: readonly NavLinkEntry[] = [
  { name: 'home', to: paths.home.to(), label: copy.home, isExact: true },
  { name: 'about', to: paths.about.to(), label: copy.about },
  { name: 'contact', to: paths.contact.to(), label: copy.contact },
  { name: 'auth', to: paths.auth.to(), label: copy.auth },
];

/** The links of a signed-in user (section 2). */
export const SIGNED_IN_LINKS: readonly NavLinkEntry[] = [
  { name: 'dashboard', to: paths.dashboard.to(), label: copy.dashboard },
  { name: 'messages', to: paths.messages.to(), label: copy.messages, hasUnread: true },
  { name: 'offers', to: paths.offers.to(), label: copy.offers },
  { name: 'worker', to: paths.worker.to(), label: copy.worker },
  { name: 'client', to: paths.client.to(), label: copy.client },
];

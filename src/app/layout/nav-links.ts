import { paths } from '#src/lib/paths.ts';
import { shellCopy } from '../copy.ts';

/** An entry of the navigation bar. */
export interface NavLinkEntry {
  readonly to: string;
  readonly label: string;
  /** Whether the entry shows the unread badge. */
  readonly hasUnread?: boolean;
  /** Whether the link is current only for the exact path, not for paths below it. */
  readonly isExact?: boolean;
}

const copy = shellCopy.nav;

/** The links of a signed-out visitor (section 2). */
export const SIGNED_OUT_LINKS: readonly NavLinkEntry[] = [
  { to: paths.home.to(), label: copy.home, isExact: true },
  { to: paths.about.to(), label: copy.about },
  { to: paths.contact.to(), label: copy.contact },
  { to: paths.auth.to(), label: copy.auth },
];

/** The links of a signed-in user (section 2). */
export const SIGNED_IN_LINKS: readonly NavLinkEntry[] = [
  { to: paths.dashboard.to(), label: copy.dashboard },
  { to: paths.messages.to(), label: copy.messages, hasUnread: true },
  { to: paths.offers.to(), label: copy.offers },
  { to: paths.worker.to(), label: copy.worker },
  { to: paths.client.to(), label: copy.client },
];

import { paths } from '#src/lib/paths.ts';
import { shellCopy } from '../copy.ts';

/** An entry of the navigation bar. */
export interface NavLinkEntry {
  readonly to: string;
  readonly label: string;
  /** Whether the unread badge stands beside it. */
  readonly hasUnread?: boolean;
  /** Whether only the very address counts as current, not the ones below it. */
  readonly isExact?: boolean;
}

const copy = shellCopy.nav;

/** Section 2: what a signed-out visitor sees. */
export const SIGNED_OUT_LINKS: readonly NavLinkEntry[] = [
  { to: paths.home.to(), label: copy.home, isExact: true },
  { to: paths.about.to(), label: copy.about },
  { to: paths.contact.to(), label: copy.contact },
  { to: paths.auth.to(), label: copy.auth },
];

/** Section 2: what a signed-in user sees. */
export const SIGNED_IN_LINKS: readonly NavLinkEntry[] = [
  { to: paths.dashboard.to(), label: copy.dashboard },
  { to: paths.messages.to(), label: copy.messages, hasUnread: true },
  { to: paths.offers.to(), label: copy.offers },
  { to: paths.worker.to(), label: copy.worker },
  { to: paths.client.to(), label: copy.client },
];

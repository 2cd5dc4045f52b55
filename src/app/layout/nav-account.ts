import type { ReactNode } from 'react';
import type { User } from '#src/domain/user.ts';

/** What the navigation bar shows of a signed-in user. */
export interface NavAccount {
  readonly user: User;
  /** The number of unread messages. */
  readonly unread: number;
  /** The user menu of the bar, or what is in its place. */
  readonly menu: ReactNode;
  /** How to sign out in the collapsed menu, or what is in the place of that button. */
  readonly logout: ReactNode;
}

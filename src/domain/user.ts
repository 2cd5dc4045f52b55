import * as z from 'zod/mini';
import { Id, maybe, Timestamp } from './primitives.ts';

/**
 * An account (section 3). One account is client and worker at once; which of the two somebody is
 * shows only on a task or an offer.
 */
export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: maybe(z.string()),
  city: maybe(z.string()),
  created_at: Timestamp,
  /** Null until the e-mail address was confirmed with the one-time code. */
  email_verified_at: maybe(Timestamp),
});
export type User = z.infer<typeof User>;

/** First and last name as they are shown together. */
export function fullName(user: Pick<User, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim();
}

/** Whether the account's e-mail address was confirmed. */
export function isVerified(user: Pick<User, 'email_verified_at'>): boolean {
  return user.email_verified_at != null;
}

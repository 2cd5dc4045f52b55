import * as z from 'zod/mini';
import { Id, maybe, Timestamp } from './primitives.ts';

/** An account (product.md §3): client and worker in one. A role exists only within a task or an offer. */
export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: maybe(z.string()),
  city: maybe(z.string()),
  created_at: Timestamp,
  /** Null until the email address is verified with a one-time code. */
  email_verified_at: maybe(Timestamp),
});
export type User = z.infer<typeof User>;

export function fullName(user: Pick<User, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim();
}

export function isVerified(user: Pick<User, 'email_verified_at'>): boolean {
  return user.email_verified_at != null;
}

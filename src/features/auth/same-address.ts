import { cleanEmail } from '#src/domain/plain-text.ts';

/** Whether two email addresses belong to the same account: the server ignores their case. */
export function isSameAddress(one: string, other: string): boolean {
  return cleanEmail(one).toLowerCase() === cleanEmail(other).toLowerCase();
}

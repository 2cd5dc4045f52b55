import { cleanEmail } from '#src/domain/plain-text.ts';

/** The server ignores their case. */
export function isSameAddress(one: string, other: string): boolean {
  return cleanEmail(one).toLowerCase() === cleanEmail(other).toLowerCase();
}

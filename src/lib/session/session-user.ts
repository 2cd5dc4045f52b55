import type { User } from '#src/domain/user.ts';

/**
 * Whether a value read from the storage is a user. The app has written it there itself, from an answer that
 * the contract has parsed. This says the same as the `User` schema as far as the app relies on it, without the
 * code of schemas, which a page without calls does not load.
 */
export function isStoredUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Readonly<Record<string, unknown>>;
  return (
    Number.isSafeInteger(user['id']) &&
    (user['id'] as number) > 0 &&
    ['first_name', 'last_name', 'email'].every((key) => typeof user[key] === 'string') &&
    typeof user['created_at'] === 'string' &&
    ['phone', 'city', 'email_verified_at'].every((key) => isTextOrMissing(user[key]))
  );
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

import { fullName, User } from '#src/domain/user.ts';
import { cleanEmail } from '#src/domain/plain-text.ts';
import type { UserRow } from './tables.ts';
import type { World } from './world.ts';

/** The password of every mocked account. */
export const MOCK_PASSWORD = 'nearhand2026';

/** Finds an account by email, ignoring case and surrounding spaces. */
export function accountByEmail(world: World, email: string): UserRow | undefined {
  return world.users.by('email', cleanEmail(email).toLowerCase())[0];
}

/** An account as sent in responses, without its password. */
export function wireUser(row: UserRow): User {
  return User.parse(row);
}

/** The full name of a user. @throws Problem 404 for an unknown id */
export function nameOf(world: World, id: number): string {
  return fullName(world.users.findOrThrow(id));
}

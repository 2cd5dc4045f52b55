import { User } from '#src/domain/user.ts';
import type { UserRow } from './rows.ts';
import type { World } from './world.ts';

/** The account with this address, however it is written. */
export function accountByEmail(world: World, email: string): UserRow | undefined {
  return world.users.by('email', email.trim().toLowerCase())[0];
}

/** An account as an answer shows it: without its password. */
export function wireUser(row: UserRow): User {
  return User.parse(row);
}

import type { User } from '#src/domain/user.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { accountByEmail } from './accounts.ts';
import { referencesOf, TABLE_NAMES } from './tables.ts';
import type { World } from './world.ts';

/**
 * Makes a world know a user of another server, and their token. The account with the same email address
 * becomes theirs, with its tasks, offers and messages; without one, a new account is inserted. Their id
 * stays as the other server knows it, so another account with that id gets a new one.
 *
 * @param token the bearer token of their session
 */
export function adoptUser(world: World, user: User, token: string): void {
  if (world.viewerOf(token)?.id === user.id) return;
  const email = user.email.trim().toLowerCase();
  const account = accountByEmail(world, email);
  if (account?.id !== user.id) {
    if (world.users.find(user.id)) renumberUser(world, user.id, world.users.nextId);
    if (account) renumberUser(world, account.id, user.id);
  }
  const row = { password: account?.password ?? MOCK_PASSWORD, ...user, email };
  if (account) world.users.update(user.id, row);
  else world.users.insert(row);
  for (const { id } of world.tokens.by('token', token)) world.tokens.delete(id);
  world.tokens.insert({ id: world.tokens.nextId, token, user_id: user.id });
}

/** Gives a user a free id, in all rows that refer to them. */
function renumberUser(world: World, from: number, to: number): void {
  world.users.insert({ ...world.users.findOrThrow(from), id: to });
  world.users.delete(from);
  for (const name of TABLE_NAMES) {
    const columns = referencesOf(name).flatMap(([column, table]) =>
      table === 'users' ? [column] : [],
    );
    const table = world.table(name);
    for (const row of table.all()) {
      const changed = columns.filter((column) => Reflect.get(row, column) === from);
      if (changed.length === 0) continue;
      table.update(row.id, Object.fromEntries(changed.map((column) => [column, to])));
    }
  }
}

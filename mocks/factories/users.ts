import type { PersonRef } from '#src/domain/offer.ts';
import { fullName, User } from '#src/domain/user.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { userFixture } from '../fixtures/users.ts';
import { made, usualWorld, type Given } from './made.ts';

/**
 * A user, by default Clara. Another id is another of the seeded users, or a generated one.
 *
 * @example aUser({ id: people.sparse.id })
 */
export function aUser(given: Given<User> = {}): User {
  return made('aUser', User, given, ({ id = people.client.id }) => {
    const world = usualWorld();
    return User.parse(world.users.find(id) ?? userFixture(world, { id }));
  });
}

/** One of the seeded users, as offers and messages refer to them. */
export function refTo(person: Viewer): PersonRef {
  return { id: people[person].id, name: fullName(people[person]) };
}

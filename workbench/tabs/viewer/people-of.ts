import type { WorldSnapshot } from '#mocks/db/world.ts';
import { people as accounts, type SignedInViewer, type Viewer } from '#mocks/fixtures/accounts.ts';

/** A user of the world, with what tells their role. */
export interface Person {
  readonly id: number;
  /** The value of `as` that signs them in. */
  readonly viewer: SignedInViewer;
  readonly name: string;
  readonly email: string;
  readonly city: string | null;
  readonly isVerified: boolean;
  /** How many tasks they have posted. */
  readonly tasks: number;
  /** How many offers they have got as a worker. */
  readonly offers: number;
}

/** Every user of a world, in the order of their ids. */
export function peopleOf({
  users,
  tasks,
  offers,
}: Pick<WorldSnapshot, 'users' | 'tasks' | 'offers'>): Person[] {
  const posted = countBy(tasks, ({ client_id }) => client_id);
  const received = countBy(offers, ({ worker_id }) => worker_id);
  const known = new Map<number, Viewer>(
    (Object.keys(accounts) as Viewer[]).map((key) => [accounts[key].id, key] as const),
  );
  return users
    .map((user): Person => {
      const { id, first_name, last_name, email, city, email_verified_at } = user;
      return {
        id,
        viewer: known.get(id) ?? `user-${id}`,
        name: `${first_name} ${last_name}`,
        email,
        city: city ?? null,
        isVerified: email_verified_at !== null,
        tasks: posted.get(id) ?? 0,
        offers: received.get(id) ?? 0,
      };
    })
    .toSorted((a, b) => a.id - b.id);
}

function countBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

import { DAY_MS } from '#src/domain/dates.ts';
import { readId } from '#src/domain/primitives.ts';
import type { UserRow } from '../db/tables.ts';
import type { World } from '../db/world.ts';
import { MOCK_PASSWORD, userFixture, userTraits } from '../fixtures/users.ts';

/** The seeded users, by purpose. */
export const people = {
  client: {
    id: 1,
    first_name: 'Clara',
    last_name: 'Novak',
    email: 'clara@nearhand.example',
    phone: '+1 (555) 018-5678',
    city: 'Portland',
  },
  worker: {
    id: 2,
    first_name: 'Wes',
    last_name: 'Okafor',
    email: 'wes@nearhand.example',
    phone: '+1 (555) 013-6611',
    city: 'Portland',
  },
  /** Has neither phone nor city. */
  sparse: {
    id: 3,
    first_name: 'Sam',
    last_name: 'Ito',
    email: 'sam@nearhand.example',
    ...userTraits.sparse,
  },
  /** Has not verified their email address. */
  unverified: {
    id: 4,
    first_name: 'Uma',
    last_name: 'Reyes',
    email: 'uma@nearhand.example',
    phone: '+1 (555) 013-9711',
    city: 'Port Cleveland',
    ...userTraits.unverified,
  },
  /** Every field at its maximum length. */
  longName: {
    id: 5,
    first_name: 'Maximiliane-Alexandrina',
    last_name: 'von Hohenberg-Wittgenstein zu Sayn-Berleburg',
    email: 'maximiliane-alexandrina.von-hohenberg-wittgenstein@student.nearhand.example',
    phone: '+1 (555) 010-2282',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
} as const satisfies Record<string, Partial<UserRow> & { id: number }>;

/** A signed-in viewer of a scenario. */
export type Viewer = keyof typeof people;

/** Any user of a world by id, such as `user-12`. */
export type NumberedUser = `user-${number}`;

/** A viewer who is signed in: by purpose, or by id. */
export type SignedInViewer = Viewer | NumberedUser;

const NUMBERED = 'user-';

/** Whether the text is `user-` and an id. Whether a world has that user is another question. */
export function isNumberedUser(text: string): text is NumberedUser {
  return text.startsWith(NUMBERED) && readId(text.slice(NUMBERED.length)) !== null;
}

/** The id of a viewer. @example userIdOf('user-12') // 12 */
export function userIdOf(viewer: SignedInViewer): number {
  return viewer in people ? people[viewer as Viewer].id : Number(viewer.slice(NUMBERED.length));
}

/** The number of days since each user joined. */
const JOINED_DAYS_AGO: Readonly<Record<Viewer, number>> = {
  client: 133,
  worker: 322,
  sparse: 134,
  unverified: 400,
  longName: 134,
};

/** The rows of the seeded users, part of every scenario. */
export function accountRows(world: World): UserRow[] {
  return (Object.keys(people) as Viewer[]).map((viewer) => {
    const joined = world.clock.now() - JOINED_DAYS_AGO[viewer] * DAY_MS;
    const created_at = new Date(joined).toISOString();
    return userFixture(world, { created_at, email_verified_at: created_at, ...people[viewer] });
  });
}

/** A seeded account for signing in. */
export interface SeededAccount {
  readonly role: 'client' | 'worker';
  readonly email: string;
  readonly password: string;
}

/** The accounts that the workbench lists for signing in. */
export const seededAccounts: readonly SeededAccount[] = (['client', 'worker'] as const).map(
  (role) => ({ role, email: people[role].email, password: MOCK_PASSWORD }),
);

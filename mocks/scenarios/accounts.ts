import type { SeededAccount } from '#src/contract/mock-control.ts';
import type { UserRow } from '../db/rows.ts';
import { MOCK_PASSWORD, userTraits } from '../fixtures/users.ts';

/** People that scenarios know by what they are for. */
export const people = {
  client: {
    id: 1,
    first_name: 'Clara',
    last_name: 'Novak',
    email: 'clara@nearhand.example',
    city: 'Portland',
  },
  worker: {
    id: 2,
    first_name: 'Wes',
    last_name: 'Okafor',
    email: 'wes@nearhand.example',
    city: 'Portland',
  },
  /** Gave neither phone nor city. */
  sparse: {
    id: 3,
    first_name: 'Sam',
    last_name: 'Ito',
    email: 'sam@nearhand.example',
    ...userTraits.sparse,
  },
  /** Has not confirmed the e-mail address yet. */
  unverified: {
    id: 4,
    first_name: 'Uma',
    last_name: 'Reyes',
    email: 'uma@nearhand.example',
    ...userTraits.unverified,
  },
  /** Everything that a person may type at its longest. */
  longName: {
    id: 5,
    first_name: 'Maximiliane-Alexandrina',
    last_name: 'von Hohenberg-Wittgenstein zu Sayn-Berleburg',
    email: 'maximiliane-alexandrina.von-hohenberg-wittgenstein@student.nearhand.example',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
} as const satisfies Record<string, Partial<UserRow> & { id: number }>;

/** Who looks at a scenario. */
export type Viewer = keyof typeof people;

/** Whom a person may sign in as in the running app. */
export const seededAccounts: readonly SeededAccount[] = (['client', 'worker'] as const).map(
  (role) => ({ role, email: people[role].email, password: MOCK_PASSWORD }),
);

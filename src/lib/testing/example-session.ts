import type { Session } from '../session/session.ts';

/** A session for tests. Its values follow from the user's id. */
export function exampleSession(id: number): Session {
  return {
    token: `token-${id}`,
    user: {
      id,
      first_name: 'Ana',
      last_name: 'Diaz',
      email: `ana${id}@example.com`,
      created_at: '2026-03-01T10:00:00Z',
    },
  };
}

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { User } from '#src/domain/user.ts';
import { exampleSession } from '../testing/example-session.ts';
import { isStoredUser } from './session-user.ts';

const { user } = exampleSession(1);

it('accepts a user', () => {
  expect(isStoredUser(user)).toBe(true);
});

it.each([
  ['a text', 'user'],
  ['null', null],
  ['a list', [user]],
])('rejects %s', (_what, value) => {
  expect(isStoredUser(value)).toBe(false);
});

it('agrees with the schema about every field and type', () => {
  const key = fc.constantFrom(...Object.keys(User.shape));
  const value = fc.oneof(
    fc.constantFrom(undefined, null, '2026-03-01T10:00:00Z'),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant({}),
  );
  fc.assert(
    fc.property(key, value, (name, changed) => {
      const record = JSON.parse(JSON.stringify({ ...user, [name]: changed })) as unknown;
      expect(isStoredUser(record)).toBe(User.safeParse(record).success);
    }),
  );
});

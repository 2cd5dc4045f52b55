import { expect, it } from 'vitest';
import { fullName, isVerified, User } from './user.ts';

it.each([
  ['Clara', 'Novak', 'Clara Novak'],
  ['Clara', '', 'Clara'],
  ['', 'Novak', 'Novak'],
])('joins "%s" and "%s" as "%s"', (first_name, last_name, name) => {
  expect(fullName({ first_name, last_name })).toBe(name);
});

it.each([
  ['2026-03-14T10:00:00Z', true],
  [null, false],
  [undefined, false],
])('with email_verified_at %j, isVerified is %j', (email_verified_at, expected) => {
  expect(isVerified({ email_verified_at })).toBe(expected);
});

const sparse = {
  id: 3,
  first_name: 'Sam',
  last_name: 'Ito',
  email: 'sam@nearhand.example',
  created_at: '2026-03-14T10:00:00Z',
};

it('parses an account without phone and city', () => {
  expect(User.parse(sparse)).toEqual(sparse);
  const nulls = { ...sparse, phone: null, city: null, email_verified_at: null };
  expect(User.parse(nulls)).toEqual(nulls);
});

it('drops unknown fields, such as a password', () => {
  expect(User.parse({ ...sparse, password: 'secret' })).toEqual(sparse);
});

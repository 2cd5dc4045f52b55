import { expect, it } from 'vitest';
import { SignIn } from './sign-in.ts';
import { firstErrors } from './testing/first-errors.ts';

const valid = { email: 'clara@nearhand.example', password: '12345678', remember: false };

const errorsOf = (change: Partial<SignIn>) => firstErrors(SignIn, { ...valid, ...change });

const INVALID = 'Please enter a valid email address';

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['clara', INVALID],
  ['clara@', INVALID],
  ['@nearhand.example', INVALID],
  ['clara nova@nearhand.example', INVALID],
  ['clara@nearhand', INVALID],
  ['clara@nearhand.example', undefined],
  ['clara.o+tasks@mail.nearhand.example', undefined],
])('validates the email "%s": %j', (email, text) => {
  expect(errorsOf({ email })['email']).toEqual(text);
});

const TOO_SHORT = 'Password must be at least 8 characters long';

it.each([
  ['', 'Password is required'],
  ['1', TOO_SHORT],
  ['1234567', TOO_SHORT],
  ['12345678', undefined],
  ['        ', undefined],
])('validates the password "%s": %j', (password, text) => {
  expect(errorsOf({ password })['password']).toEqual(text);
});

it('trims the email but not the password', () => {
  const typed = { ...valid, email: '  clara@nearhand.example ', password: ' 1234567 ' };
  expect(SignIn.parse(typed)).toEqual({ ...valid, password: ' 1234567 ' });
});

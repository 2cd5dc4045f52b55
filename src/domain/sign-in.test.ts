import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SignIn } from './sign-in.ts';

const valid = { email: 'clara@nearhand.example', password: '12345678', remember: false };

/** What each field is told: the first of its texts. */
function textOf(change: Partial<SignIn>): Record<string, string | undefined> {
  const parsed = SignIn.safeParse({ ...valid, ...change });
  if (parsed.success) return {};
  const fields = Object.entries<string[]>(z.flattenError(parsed.error).fieldErrors);
  return Object.fromEntries(fields.map(([field, [first]]) => [field, first]));
}

const ADDRESS = 'Please enter a valid email address';

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['clara', ADDRESS],
  ['clara@', ADDRESS],
  ['@nearhand.example', ADDRESS],
  ['clara nova@nearhand.example', ADDRESS],
  ['clara@nearhand', ADDRESS],
  ['clara@nearhand.example', undefined],
  ['clara.o+tasks@mail.nearhand.example', undefined],
])('says of the email "%s": %j', (email, text) => {
  expect(textOf({ email }).email).toEqual(text);
});

const SHORT = 'Password must be at least 8 characters long';

it.each([
  ['', 'Password is required'],
  ['1', SHORT],
  ['1234567', SHORT],
  ['12345678', undefined],
  ['        ', undefined],
])('says of the password "%s": %j', (password, text) => {
  expect(textOf({ password }).password).toEqual(text);
});

it('says everything at once', () => {
  expect(textOf({ email: '', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

it('takes spaces off the email, never off the password', () => {
  const typed = { ...valid, email: '  clara@nearhand.example ', password: ' 1234567 ' };
  expect(SignIn.parse(typed)).toEqual({ ...valid, password: ' 1234567 ' });
});

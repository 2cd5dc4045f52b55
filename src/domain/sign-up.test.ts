import { describe, expect, it } from 'vitest';
import { SignUp } from './sign-up.ts';
import { firstErrors } from './testing/first-errors.ts';

const valid: SignUp = {
  first_name: 'Clara',
  last_name: 'Novak',
  email: 'clara@nearhand.example',
  phone: '5550100123',
  city: 'Portland',
  password: '12345678',
  password_confirmation: '12345678',
};

const errorsOf = (change: Partial<SignUp>) => firstErrors(SignUp, { ...valid, ...change });

it('accepts a valid form', () => {
  expect(errorsOf({})).toEqual({});
});

describe.each([
  ['first_name', 'Name', 'This field is required'],
  ['last_name', 'Name', 'This field is required'],
  ['city', 'City', 'City is required'],
] as const)('%s', (field, name, missing) => {
  it.each([
    [missing, ''],
    [missing, '  '],
    [`${name} must be at least 2 characters long`, 'A'],
    [`${name} must be at least 2 characters long`, ' A '],
    [undefined, 'Al'],
    [undefined, 'x'.repeat(255)],
    [`${name} must be less than 255 characters`, 'x'.repeat(256)],
  ])('case %#: %j', (text, value) => {
    expect(errorsOf({ [field]: value })[field]).toBe(text);
  });
});

describe('phone', () => {
  it.each([
    '1234567890',
    '12345678901234567890',
    '+1234567890',
    '+12345678901234567890',
    '+1 (555) 010-1234',
    '(555) 010-1234',
    '  1234567890  ',
    '123456789\u0661',
  ])('accepts "%s"', (phone) => {
    expect(errorsOf({ phone })).toEqual({});
  });

  it.each([
    '123456789',
    '+123456789',
    '123456789012345678901',
    '+123456789012345678901',
    '12345 6789a',
    '1234.567.890',
    '1234567890+',
    '++1234567890',
    '1+234567890',
  ])('rejects "%s"', (phone) => {
    expect(errorsOf({ phone })).toEqual({ phone: 'Please enter a valid phone number' });
  });

  it.each(['', '   '])('is required when it is "%s"', (phone) => {
    expect(errorsOf({ phone })).toEqual({ phone: 'Phone number is required' });
  });
});

describe('password and confirmation', () => {
  const TOO_SHORT = 'Password must be at least 8 characters long';
  const DIFFERENT = 'Passwords do not match';

  it.each([
    ['1234567', '1234567', { password: TOO_SHORT }],
    ['12345678', '12345678', {}],
    ['', '12345678', { password: 'Password is required' }],
    ['12345678', '', { password_confirmation: 'Please confirm your password' }],
    ['12345678', '12345679', { password_confirmation: DIFFERENT }],
    ['12345678', '12345678 ', { password_confirmation: DIFFERENT }],
    ['1234567', '12345678', { password: TOO_SHORT, password_confirmation: DIFFERENT }],
  ])('"%s" and "%s"', (password, password_confirmation, texts) => {
    expect(errorsOf({ password, password_confirmation })).toEqual(texts);
  });

  it('reports the mismatch while every other field is invalid', () => {
    const wrong = { first_name: '', last_name: '', email: '', phone: '', city: '' };
    expect(errorsOf({ ...wrong, password_confirmation: 'other' })).toEqual({
      first_name: 'This field is required',
      last_name: 'This field is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      city: 'City is required',
      password_confirmation: DIFFERENT,
    });
  });

  it('does not compare while the confirmation is empty', () => {
    const { error } = SignUp.safeParse({ ...valid, password_confirmation: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please confirm your password']);
  });
});

it('trims every field except the passwords', () => {
  const { password: _, password_confirmation: __, ...trimmed } = valid;
  const typed = Object.entries(valid).map(([name, text]) => [name, ` ${text} `] as const);
  const padded = Object.fromEntries(typed);
  expect(SignUp.parse(padded)).toEqual({ ...padded, ...trimmed });
});

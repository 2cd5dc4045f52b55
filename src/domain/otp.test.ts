import { expect, it } from 'vitest';
import { formatCountdown, OneTimeCode } from './otp.ts';

it.each(['000000', '246810'])('accepts the code "%s"', (code) => {
  expect(OneTimeCode.parse(code)).toBe(code);
});

it.each(['123 456', ' 123456', '123456\n', '123\u2011456', '١٢٣٤٥٦', '１２３４５６'])(
  'accepts %j, whose meaning is plain',
  (code) => {
    expect(OneTimeCode.parse(code)).toBe('123456');
  },
);

it.each(['', '12345', '1234567', '12345a', 'l23456', '123456 123456'])(
  'rejects the code %j',
  (code) => {
    const { error } = OneTimeCode.safeParse(code);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please enter the complete 6-digit verification code.',
    ]);
  },
);

it.each([
  [600_000, '10:00'],
  [599_999, '10:00'],
  [599_000, '9:59'],
  [60_000, '1:00'],
  [Number.NaN, '0:00'],
  [59_001, '1:00'],
  [59_000, '0:59'],
  [9_000, '0:09'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('formats %i ms as %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});

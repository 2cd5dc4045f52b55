import { expect, it } from 'vitest';
import { parseMoney } from './money.ts';

it.each([
  ['45', 45],
  ['45.5', 45.5],
  ['$45.50', 45.5],
  ['.5', 0.5],
  ['45.', 45],
  ['1,250.50', 1_250.5],
  [' 1 250 ', 1_250],
  ['10.005', 10.005],
  ['-5', -5],
])('reads "%s" as %d', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

it.each(['', ' ', '$', '.', '-', '1,25', '1,2500', '1.2.3', 'ten', '1e3', '0x10', 'Infinity'])(
  'reads no amount in "%s"',
  (text) => {
    expect(parseMoney(text)).toBeNaN();
  },
);

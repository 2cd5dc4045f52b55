import { expect, it } from 'vitest';
import { percent, shareOf } from './share.ts';

it.each([
  [0, 4, '0%'],
  [1, 3, '33%'],
  [4, 4, '100%'],
  [1, 1_000, '<1%'],
  [999, 1_000, '>99%'],
  [5, 0, '0%'],
  [5, 3, '100%'],
])('%i of %i is %s', (value, total, text) => {
  expect(percent(value, total)).toBe(text);
});

it('never exceeds the whole', () => {
  expect(shareOf(5, 3)).toBe(1);
});

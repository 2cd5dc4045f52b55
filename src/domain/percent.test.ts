import { expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

it.each([
  [0, '0%'],
  [66.666, '66.7%'],
  [87, '87%'],
  [100, '100%'],
])('formats %d as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

import { expect, it } from 'vitest';
import { delayOf, readLatency } from './latency.ts';

const delays = (latency: Parameters<typeof delayOf>[0], count = 200) =>
  Array.from({ length: count }, (_, index) => delayOf(latency, index + 1));

it('of a named network depends only on the number of the request', () => {
  expect(delays('3g')).toEqual(delays('3g'));
  expect(Math.min(...delays('3g'))).toBeGreaterThanOrEqual(400);
  expect(Math.max(...delays('3g'))).toBeLessThanOrEqual(800);
  expect(new Set(delays('offline'))).toEqual(new Set([Infinity]));
});

it('in the subway alternates between stretches of a slow network and of none', () => {
  const stretches =
    delays('subway')
      .map(String)
      .join(' ')
      .match(/(\S+)( \1\b)*/g) ?? [];
  const lengths = stretches.slice(0, -1).map((stretch) => stretch.split(' ').length);
  expect(stretches[0]).toMatch(/^2000/);
  expect(stretches[1]).toMatch(/^Infinity/);
  expect(Math.min(...lengths)).toBe(2);
  expect(Math.max(...lengths)).toBe(5);
});

it.each(['', '-1', '1.5', '4g', 'toString'])('rejects "%s"', (text) => {
  expect(readLatency(text)).toBeUndefined();
});

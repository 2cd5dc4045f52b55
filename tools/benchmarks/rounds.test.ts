import { expect, it } from 'vitest';
import { byTurns, median } from './rounds.ts';

it('measures by turns, and leaves out the round that warms up', async () => {
  const calls: string[] = [];
  const measure = (name: string, times: number[]) => () => {
    calls.push(name);
    return Promise.resolve(times.shift() ?? Number.NaN);
  };
  const measures = {
    before: measure('before', [900, 5, 1, 3]),
    now: measure('now', [800, 2, 4, 6]),
  };
  expect(await byTurns(3, measures, median)).toEqual({ before: 3, now: 4 });
  expect(calls.join(' ')).toBe('before now before now before now before now');
});

import { expect, it } from 'vitest';
import { countActive } from './upcoming-offers.ts';

it('counts upcoming offers beyond the loaded ones, but none that has ended', () => {
  const loaded = [
    { status: 'accepted' },
    { status: 'in_progress' },
    { status: 'completed' },
    { status: 'cancelled' },
  ] as const;
  expect(countActive(loaded, 9)).toBe(7);
  expect(countActive([], 0)).toBe(0);
});

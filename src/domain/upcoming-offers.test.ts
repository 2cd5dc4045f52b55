import { expect, it } from 'vitest';
import { countActive, UPCOMING_DELAY_MS, UPCOMING_SHOWN } from './upcoming-offers.ts';

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

it('has the limits of product.md §9', () => {
  expect({ UPCOMING_DELAY_MS, UPCOMING_SHOWN }).toEqual({
    UPCOMING_DELAY_MS: 500,
    UPCOMING_SHOWN: 6,
  });
});

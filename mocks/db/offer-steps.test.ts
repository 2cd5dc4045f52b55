import { expect, it } from 'vitest';
import type { OfferStatus } from '#src/domain/offer.ts';
import { pathsBetween, shortestPath } from './offer-steps.ts';

it.each([
  ['pending', 'pending', [[]]],
  ['pending', 'declined', [['decline']]],
  ['pending', 'paid', [['accept', 'start', 'complete', 'pay']]],
  ['pending', 'cancelled', [['cancel'], ['accept', 'cancel']]],
  ['in_progress', 'paid', [['complete', 'pay']]],
  ['declined', 'accepted', []],
] satisfies [OfferStatus, OfferStatus, string[][]][])('from %s to %s: %j', (from, to, paths) => {
  const actions = pathsBetween(from, to).map((path) => path.map(({ action }) => action));
  expect(actions).toEqual(paths);
});

it('rejects a step backwards', () => {
  expect(() => shortestPath('declined', 'accepted')).toThrow(
    "An offer can't go from declined to accepted.",
  );
});

import { expect, it } from 'vitest';
import { offerProgress } from './offer-progress.ts';
import type { ShownOfferStatus } from './offer.ts';

it.each<[ShownOfferStatus, number, third: string, string]>([
  ['pending', 1, 'Working', ''],
  ['accepted', 2, 'Working', ''],
  ['in_progress', 3, 'Working', 'under way'],
  ['completed', 3, 'Done', ''],
  ['paid', 4, 'Done', ''],
  ['declined', 1, 'Working', 'ended'],
  ['cancelled', 1, 'Working', 'ended'],
  ['unknown', 0, 'Working', ''],
])('%s has reached stop %i, the third is "%s"', (status, reached, third, state) => {
  const progress = offerProgress({ status, accepted_at: null });
  expect(progress).toMatchObject({
    reached,
    isUnderWay: state === 'under way',
    isEnded: state === 'ended',
  });
  expect(progress.stops[2]).toBe(third);
});

it('ends a canceled offer after it was agreed on', () => {
  const accepted_at = '2026-03-14T09:00:00.000Z';
  expect(offerProgress({ status: 'cancelled', accepted_at })).toMatchObject({
    reached: 2,
    isEnded: true,
  });
});

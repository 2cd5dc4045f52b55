import { expect, it } from 'vitest';
import { offerProgress } from './offer-progress.ts';
import type { ShownOfferStatus } from './offer.ts';

it.each<[ShownOfferStatus, number, string]>([
  ['pending', 1, ''],
  ['accepted', 2, ''],
  ['in_progress', 3, 'under way'],
  ['completed', 3, ''],
  ['paid', 4, ''],
  ['declined', 1, 'ended'],
  ['cancelled', 1, 'ended'],
  ['unknown', 0, ''],
])('%s has reached stop %i', (status, reached, state) => {
  expect(offerProgress({ status, accepted_at: null })).toMatchObject({
    reached,
    isUnderWay: state === 'under way',
    isEnded: state === 'ended',
  });
});

it('ends a canceled offer after it was agreed on', () => {
  const accepted_at = '2026-03-14T09:00:00.000Z';
  expect(offerProgress({ status: 'cancelled', accepted_at })).toMatchObject({
    reached: 2,
    isEnded: true,
  });
});

it.each<[ShownOfferStatus, string]>([
  ['in_progress', 'Working'],
  ['completed', 'Done'],
  ['paid', 'Done'],
])('calls the third stop of an offer that is %s "%s"', (status, name) => {
  expect(offerProgress({ status, accepted_at: null }).stops[2]).toBe(name);
});

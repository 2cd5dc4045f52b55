import { expect, it } from 'vitest';
import { isLive } from '#src/domain/offer-machine.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { sendOfferBlocker } from './send-offer-blocker.ts';

const worker = { id: 2, name: 'Wes Okafor' };

it.each([
  ['pending', "Wes hasn't answered your offer yet."],
  ['accepted', 'Wes has accepted your offer.'],
  ['in_progress', 'Wes is working on this task.'],
  ['completed', 'The work on this task is done.'],
  ['paid', 'The work on this task is done.'],
] as const)('while the offer is %s: %s', (offer_status, reason) => {
  expect(sendOfferBlocker({ offer_status, worker })).toBe(reason);
});

it.each([undefined, null, 'declined', 'cancelled', 'unknown'] as const)(
  'the status %s blocks nothing',
  (offer_status) => {
    expect(sendOfferBlocker({ offer_status, worker })).toBeNull();
  },
);

it('every live offer blocks another', () => {
  const live = OFFER_STATUSES.filter(isLive);
  expect(live.map((offer_status) => sendOfferBlocker({ offer_status, worker }))).not.toContain(
    null,
  );
});

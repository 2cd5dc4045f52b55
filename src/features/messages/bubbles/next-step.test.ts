import { expect, it } from 'vitest';
import type { MessageType } from '#src/domain/message.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { aMessage } from '#mocks/factories/messages.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { refTo } from '#mocks/factories/users.ts';
import { nextStepAfter, type NextStep } from './next-step.ts';

const { client, worker } = people;

/** The next steps of client, worker and a third party after a message of the worker's. */
const stepsAfter = (message_type: MessageType, status: OfferStatus, paid_at?: string) => {
  const message = aMessage({
    message_type,
    offer: anOffer({ status, ...(paid_at && { paid_at }) }),
  });
  return [client.id, worker.id, 99].map((viewer) => nextStepAfter(message, viewer));
};

it.each<[MessageType, OfferStatus, NextStep | null, NextStep | null]>([
  ['offer', 'pending', null, null],
  ['offer_accepted', 'accepted', 'pay', null],
  ['offer_accepted', 'in_progress', null, null],
  ['offer_started', 'in_progress', null, null],
  ['offer_completed', 'completed', 'pay', 'awaits-payment'],
  ['offer_completed', 'paid', null, null],
  ['offer_declined', 'declined', 'new-offer', null],
  ['text', 'completed', null, null],
])('after %s, while the offer is %s: the client has %s, the worker %s', (...row) => {
  const [type, status, ofClient, ofWorker] = row;
  expect(stepsAfter(type, status)).toEqual([ofClient, ofWorker, null]);
});

it.each([
  ['offer_accepted', 'accepted'],
  ['offer_completed', 'completed'],
] as const)('there is none after %s once there is a payment', (type, status) => {
  expect(stepsAfter(type, status, '2026-03-14T10:00:00Z')).toEqual([null, null, null]);
});

it("nobody pays from their own message, even one that says 'accepted', or without an offer", () => {
  const message = aMessage({
    message_type: 'offer_accepted',
    offer: anOffer({ status: 'accepted' }),
  });
  expect(nextStepAfter({ ...message, sender: refTo('client') }, client.id)).toBeNull();
  expect(nextStepAfter({ ...message, offer: null }, client.id)).toBeNull();
});

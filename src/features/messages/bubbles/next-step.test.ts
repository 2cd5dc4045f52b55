import { describe, expect, it } from 'vitest';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import type { Message } from '#src/domain/message.ts';
import { messagesOf } from '#mocks/db/conversations.ts';
import { wireMessage } from '#mocks/db/wire.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { nextStepAfter, type NextStep } from './next-step.ts';

const client = people.client.id;
const worker = people.worker.id;

/** Oldest message first. */
function chatIn(status: OfferStatus, viewer: number): Message[] {
  const scenario = { id: 'chat', title: 'A chat', at: '/', seed: oneOffer(status) };
  const { world } = openScenario(scenario, createSteppedClock());
  return messagesOf(world, 1)
    .map((row) => wireMessage(world, row, viewer))
    .toReversed();
}

describe.each([
  ['client', client],
  ['worker', worker],
] as const)('for the %s', (role, viewer) => {
  const expected: Partial<Record<OfferStatus, NextStep>> =
    role === 'client'
      ? { accepted: 'pay', declined: 'new-offer', completed: 'pay' }
      : { completed: 'awaits-payment' };

  it.each(OFFER_STATUSES)('%s: only the latest message has a next step', (status) => {
    const steps = chatIn(status, viewer).map((message) => nextStepAfter(message, viewer));
    const earlier = steps.slice(0, -1);
    expect(steps.at(-1)).toBe(expected[status] ?? null);
    expect(earlier).toEqual(earlier.map(() => null));
  });
});

it('a third party has no next step', () => {
  for (const status of OFFER_STATUSES) {
    const steps = chatIn(status, client).map((message) => nextStepAfter(message, 99));
    expect(steps.every((step) => step === null)).toBe(true);
  }
});

const last = (messages: readonly Message[]): Message => {
  const message = messages.at(-1);
  if (!message) throw new Error('The chat is empty.');
  return message;
};

it("nobody pays from their own message, even one that says 'accepted'", () => {
  const message = { ...last(chatIn('accepted', client)), sender: { id: client, name: 'Clara' } };
  expect(nextStepAfter(message, client)).toBeNull();
});

it.each(['accepted', 'completed'] as const)(
  'an offer that is %s, with a payment, has no next step',
  (status) => {
    const message = last(chatIn(status, client));
    const paid = message.offer && { ...message.offer, paid_at: '2026-03-14T10:00:00Z' };
    for (const viewer of [client, worker])
      expect(nextStepAfter({ ...message, offer: paid }, viewer)).toBeNull();
  },
);

it('a message without its offer has no next step', () => {
  expect(nextStepAfter({ ...last(chatIn('accepted', client)), offer: null }, client)).toBeNull();
});

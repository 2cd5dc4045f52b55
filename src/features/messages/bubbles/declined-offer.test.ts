import { describe, expect, it } from 'vitest';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { messagesOf, sendText } from '#mocks/db/conversations.ts';
import { sendOffer } from '#mocks/db/offers.ts';
import { wireConversation, wireMessage } from '#mocks/db/wire.ts';
import type { World } from '#mocks/db/world.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CHAT_ID } from '#mocks/scenarios/chat-offers.ts';
import { OFFER_ID, oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { declinedOfferIn } from './declined-offer.ts';

const client = people.client.id;

function declinedAfter(status: OfferStatus, happens: (world: World) => void = () => {}) {
  const scenario = { id: 'chat', title: 'A chat', at: '/', seed: oneOffer(status) };
  const { world } = openScenario(scenario, createSteppedClock());
  happens(world);
  return declinedOfferIn(
    wireConversation(world, world.conversations.findOrThrow(CHAT_ID), client),
    messagesOf(world, CHAT_ID).map((row) => wireMessage(world, row, client)),
  );
}

it.each(OFFER_STATUSES.filter((status) => status !== 'declined'))(
  'there is none while the offer is %s',
  (status) => {
    expect(declinedAfter(status)).toBeNull();
  },
);

describe('a declined offer', () => {
  it("comes with the worker's answer", () => {
    expect(declinedAfter('declined')).toMatchObject({
      offer: { id: OFFER_ID, status: 'declined' },
      response: "Thanks, but I can't take this on.",
    });
  });

  it('stays while the two talk', () => {
    const declined = declinedAfter('declined', (world) => {
      sendText(world, CHAT_ID, client, 'What would be a fair price?');
    });
    expect(declined).toMatchObject({ offer: { id: OFFER_ID } });
  });

  it('is replaced by a new offer', () => {
    const declined = declinedAfter('declined', (world) => {
      sendOffer(world, CHAT_ID, client, { message: 'Is this better?', payment_amount: 120 });
    });
    expect(declined).toBeNull();
  });
});

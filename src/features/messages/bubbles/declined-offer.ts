import type { Conversation, Message } from '#src/domain/message.ts';
import type { Offer } from '#src/domain/offer.ts';

export interface DeclinedOffer {
  readonly offer: Offer;
  readonly response: string;
}

/** The newest declined offer, unless another has followed. `messages` are newest first. */
export function declinedOfferIn(
  { offer_status }: Pick<Conversation, 'offer_status'>,
  messages: readonly Message[],
): DeclinedOffer | null {
  if (offer_status !== 'declined') return null;
  const found = messages.find(({ message_type }) => message_type === 'offer_declined');
  return found?.offer == null ? null : { offer: found.offer, response: found.message };
}

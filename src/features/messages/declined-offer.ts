import type { Message } from '#src/domain/message.ts';
import type { Offer } from '#src/domain/offer.ts';

/** An offer that was declined, with the worker's answer. */
export interface DeclinedOffer {
  readonly offer: Offer;
  /** The message that says so. */
  readonly message: Message;
}

/**
 * The declined offer that a new one would replace. Null unless the decline is the latest news of any offer.
 *
 * @param messages newest first
 */
export function declinedOfferIn(messages: readonly Message[]): DeclinedOffer | null {
  const message = messages.find(({ offer }) => offer != null);
  if (message?.offer == null || message.message_type !== 'offer_declined') return null;
  return { offer: message.offer, message };
}

import type { Conversation } from '#src/domain/message.ts';
import { firstNameOf } from '../bubbles/message-sentence.ts';
import { chatOffersCopy } from '../chat-offers-copy.ts';

const copy = chatOffersCopy.attachment.blocked;

/** Null if the client can send an offer: one at a time (decision D23), and none once the work is done. */
export function sendOfferBlocker({
  offer_status: status,
  worker,
}: Pick<Conversation, 'offer_status' | 'worker'>): string | null {
  return status == null ? null : (copy[status]?.(firstNameOf(worker.name)) ?? null);
}

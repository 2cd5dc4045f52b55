import type { Conversation } from '#src/domain/message.ts';
import { chatOffersCopy } from '../chat-offers-copy.ts';
import { firstNameOf } from '../bubbles/message-sentence.ts';

const copy = chatOffersCopy.attachment.blocked;

/** Null if the client can send an offer: one at a time (decision D23), and none once the work is done. */
export function sendOfferBlocker({
  offer_status: status,
  worker,
}: Pick<Conversation, 'offer_status' | 'worker'>): string | null {
  const name = firstNameOf(worker.name);
  switch (status) {
    case 'pending':
      return copy.pending(name);
    case 'accepted':
      return copy.accepted(name);
    case 'in_progress':
      return copy.inProgress(name);
    case 'completed':
    case 'paid':
      return copy.done;
    case null:
    case undefined:
    case 'declined':
    case 'cancelled':
    case 'unknown':
      return null;
    default:
      return status satisfies never;
  }
}

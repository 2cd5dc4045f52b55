import type { Message } from '#src/domain/message.ts';
import { offerRole } from '#src/domain/offer-machine.ts';

export type NextStep = 'pay' | 'awaits-payment' | 'new-offer';

/**
 * What the viewer can do after an offer has changed (product.md §2). It belongs to the message about the
 * offer's latest change; any earlier message has none. The client pays from the worker's message, never
 * from their own (decision D6).
 */
export function nextStepAfter(
  { message_type: type, sender, offer }: Message,
  viewer: number,
): NextStep | null {
  if (offer == null) return null;
  const role = offerRole(offer, viewer);
  const isAccepted = type === 'offer_accepted' && offer.status === 'accepted';
  const isCompleted = type === 'offer_completed' && offer.status === 'completed';
  // Some servers report payment as `paid_at` only.
  if ((isAccepted || isCompleted) && offer.paid_at == null) {
    if (role === 'client' && sender.id !== viewer) return 'pay';
    return role === 'worker' && isCompleted ? 'awaits-payment' : null;
  }
  const isDeclined = type === 'offer_declined' && offer.status === 'declined';
  return isDeclined && role === 'client' ? 'new-offer' : null;
}

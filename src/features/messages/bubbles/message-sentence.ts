import type { Message } from '#src/domain/message.ts';
import { chatOffersCopy as copy } from '../chat-offers-copy.ts';

/**
 * What a message says happened to an offer, such as "You accepted the offer" or "Ana accepted the offer"
 * (section 4). Null for a message that someone wrote, and for one of an unknown type.
 *
 * @param viewer user id
 */
export function messageSentence(message: Message, viewer: number): string | null {
  const { sender, message_type: type } = message;
  switch (type) {
    case 'text':
    case 'offer':
    case 'unknown':
      return null;
    case 'offer_accepted':
    case 'offer_declined':
    case 'offer_started':
    case 'offer_completed':
    case 'offer_paid':
      return copy.events[type](sender.id === viewer ? copy.you : firstNameOf(sender.name));
    default:
      return type satisfies never;
  }
}

/** The first word of a full name. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first;
}

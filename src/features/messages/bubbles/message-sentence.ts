import type { Message } from '#src/domain/message.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import { isOfferMessage, OFFER_PROCESS } from '#src/domain/offer-process.ts';
import { chatOffersCopy as copy } from '../chat-offers-copy.ts';

/** Such as "You accepted the offer" (product.md §4). Null for what someone wrote, and for an unknown type. */
export function messageSentence(message: Message, viewer: number): string | null {
  const { sender, message_type: type } = message;
  if (!isOfferMessage(type)) return null;
  return copy.events[type](sender.id === viewer ? copy.you : firstNameOf(sender.name));
}

/** What the sender wrote. A change that asks for no message has the server's words, which the sentence repeats. */
export function writtenText({ message, message_type: type }: Message): string {
  const isWritten =
    !isOfferMessage(type) ||
    Object.values(OFFER_PROCESS).some((row) => row.message === type && row.asks !== null);
  return isWritten ? cleanText(message) : '';
}

export function firstNameOf(name: string): string {
  const [first = ''] = cleanText(name).split(/\s+/);
  return first;
}

import { CUT, cut } from '#src/domain/cut.ts';
import type { Conversation } from '#src/domain/message.ts';
import { isOfferMessage } from '#src/domain/offer-process.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import { conversationsCopy } from '../conversations-copy.ts';

const copy = conversationsCopy.preview;

/** Not who changed an offer: the latest message has no sender. An unknown type shows its text (product.md §2). */
export function previewOf(latest: Conversation['latest_message']): string {
  if (latest == null) return copy.none;
  const { message_type: type } = latest;
  if (isOfferMessage(type)) return copy.events[type];
  const text = cleanText(latest.message).replaceAll(/\s+/g, ' ');
  return cut(type === 'offer' ? copy.offer(text) : text, CUT.conversationPreview);
}

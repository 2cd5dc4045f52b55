import { CUT, cut } from '#src/domain/cut.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import type { Conversation } from '#src/domain/message.ts';
import { conversationsCopy } from '../conversations-copy.ts';

const copy = conversationsCopy.preview;

export interface ConversationPreview {
  /** `message` is what a user wrote; `event` and `none` are our own words. */
  readonly kind: 'message' | 'offer' | 'event' | 'none';
  /** Cut at 50 characters (product.md §9), and there at the last word that fits. */
  readonly text: string;
}

/** Not who changed an offer: the latest message has no sender. An unknown type shows its text (product.md §2). */
export function previewOf(latest: Conversation['latest_message']): ConversationPreview {
  if (latest == null) return { kind: 'none', text: copy.none };
  const text = oneLine(latest.message);
  const { message_type: type } = latest;
  switch (type) {
    case 'text':
    case 'unknown':
      return { kind: 'message', text: cut(text, CUT.conversationPreview) };
    case 'offer':
      return { kind: 'offer', text: cut(copy.offer(text), CUT.conversationPreview) };
    case 'offer_accepted':
    case 'offer_declined':
    case 'offer_started':
    case 'offer_completed':
    case 'offer_paid':
      return { kind: 'event', text: copy.events[type] };
    default:
      return type satisfies never;
  }
}

function oneLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ');
}

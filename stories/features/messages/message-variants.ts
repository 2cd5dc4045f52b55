import type { Message } from '#src/domain/message.ts';
import type { OfferRole } from '#src/domain/offer-process.ts';
import { fullName } from '#src/domain/user.ts';
import { people } from '#mocks/fixtures/accounts.ts';

/** Contents of a message that are hard to lay out. */
export const TEXTS = {
  usual: 'Hi! Does Saturday morning work for you?',
  short: 'Ok',
  lines: 'Two things:\n\n1. The ladder is in the garage.\n2. The key is under the pot.\n\nThanks!',
  url: `https://example.com/bunk-bed/${'assembly-manual-'.repeat(12)}page-4?color=white`,
  rtl: 'مرحبًا، هل يناسبك صباح السبت؟ سأحضر أدواتي.',
  emoji: '👍🏽👩‍👩‍👧‍👦',
  markup: '<script>alert("hi")</script> & <b>bold</b>',
} as const;

/** A plain message from one side to the other. */
export function textFrom(side: OfferRole, message: string, given: Partial<Message> = {}): Message {
  return {
    id: 1,
    sender: { id: people[side].id, name: fullName(people[side]) },
    message,
    message_type: 'text',
    created_at: '2026-03-14T09:54:00Z',
    offer: null,
    ...given,
  };
}

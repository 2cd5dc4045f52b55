import * as z from 'zod/mini';
import { Category } from './category.ts';
import { Offer, PersonRef, ReadOfferStatus } from './offer.ts';
import { cleaned, Count, Day, extensible, Id, maybe, Money, Timestamp } from './primitives.ts';

/** The types of messages on the wire (product.md §3). */
export const MESSAGE_TYPES = [
  'text',
  'offer',
  'offer_accepted',
  'offer_declined',
  'offer_started',
  'offer_completed',
  'offer_paid',
] as const;
export const MessageType = z.enum(MESSAGE_TYPES);
export type MessageType = z.infer<typeof MessageType>;

/** A message of an unknown type shows its text and offers no action: only known types say what can be done. */
export const ReadMessageType = extensible(MessageType);

/** A message in a conversation (product.md §3). One about an offer embeds the whole offer. */
export const Message = z.object({
  id: Id,
  sender: PersonRef,
  message: z.string(),
  message_type: ReadMessageType,
  created_at: Timestamp,
  offer: maybe(Offer),
});
export type Message = z.infer<typeof Message>;

/** A conversation between a client and a worker about one task (product.md §3). */
export const Conversation = z.object({
  id: Id,
  task_id: Id,
  other_participant: z.object({ id: z.optional(Id), name: z.string() }),
  client: PersonRef,
  worker: PersonRef,
  task: z.object({
    id: z.optional(Id),
    title: z.string(),
    task_category: maybe(Category),
    budget: maybe(Money),
    deadline: maybe(Day),
  }),
  offer_status: maybe(ReadOfferStatus),
  unread_count: Count,
  latest_message: maybe(z.object({ message_type: ReadMessageType, message: z.string() })),
  last_message_at: maybe(Timestamp),
});
export type Conversation = z.infer<typeof Conversation>;

export const MessageText = z
  .string('Please enter a message')
  .check(cleaned(), z.minLength(1, 'Please enter a message'));

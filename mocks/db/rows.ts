import * as z from 'zod/mini';
import { MessageType } from '#src/domain/message.ts';
import { Offer, OfferStatus } from '#src/domain/offer.ts';
import { Id, maybe, Timestamp } from '#src/domain/primitives.ts';
import { Review } from '#src/domain/review.ts';
import { Task } from '#src/domain/task.ts';
import { User } from '#src/domain/user.ts';

/** What the mock server keeps of an account. */
export const UserRow = z.extend(User, { password: z.string() });
export type UserRow = z.infer<typeof UserRow>;

/** A bearer token that the server knows; a token that is not here is dead. */
export const TokenRow = z.object({ id: Id, token: z.string(), user_id: Id });
export type TokenRow = z.infer<typeof TokenRow>;

/** The one-time code that an account was sent last. */
export const CodeRow = z.object({ id: Id, user_id: Id, code: z.string(), sent_at: Timestamp });
export type CodeRow = z.infer<typeof CodeRow>;

/** A task; what hangs on it (client, worker, offers) is found by ids, and counted. */
export const TaskRow = z.extend(
  z.omit(Task, {
    task_category: true,
    applications: true,
    client: true,
    assigned_worker: true,
    accepted_offer: true,
  }),
  {
    client_id: Id,
    /** Set once its client has deleted it: no call shows it any more, but its offers name it. */
    deleted_at: maybe(Timestamp),
  },
);
export type TaskRow = z.infer<typeof TaskRow>;

/** An offer; its client is the task's. */
export const OfferRow = z.extend(
  z.omit(Offer, { task: true, client: true, worker: true, review_id: true }),
  // The mock server writes no status that it does not know.
  { task_id: Id, worker_id: Id, status: OfferStatus },
);
export type OfferRow = z.infer<typeof OfferRow>;

/** A conversation of two people about one task. */
export const ConversationRow = z.object({ id: Id, task_id: Id, client_id: Id, worker_id: Id });
export type ConversationRow = z.infer<typeof ConversationRow>;

/** A message in a conversation; unread until `read_at`. */
export const MessageRow = z.object({
  id: Id,
  conversation_id: Id,
  sender_id: Id,
  recipient_id: Id,
  message: z.string(),
  message_type: MessageType,
  offer_id: z.nullable(Id),
  created_at: Timestamp,
  read_at: z.nullable(Timestamp),
});
export type MessageRow = z.infer<typeof MessageRow>;

/** A review; who wrote it about whom is found by ids. */
export const ReviewRow = z.extend(
  z.omit(Review, { reviewer: true, reviewed_user: true, task_offer: true }),
  { reviewer_id: Id, reviewed_user_id: Id },
);
export type ReviewRow = z.infer<typeof ReviewRow>;

import * as z from 'zod/mini';
import { MessageType } from '#src/domain/message.ts';
import { Offer, OfferStatus } from '#src/domain/offer.ts';
import { Id, maybe, Timestamp } from '#src/domain/primitives.ts';
import { Review } from '#src/domain/review.ts';
import { Task, TaskStatus } from '#src/domain/task.ts';
import { User } from '#src/domain/user.ts';

// Rows have known values only; unknown ones exist only in answers.

/** An account with its password. */
export const UserRow = z.extend(User, { password: z.string() });
export type UserRow = z.infer<typeof UserRow>;

/** A valid bearer token. Deleted tokens are invalid. */
export const TokenRow = z.object({ id: Id, token: z.string(), user_id: Id });
export type TokenRow = z.infer<typeof TokenRow>;

/** The last one-time code sent to an account. */
export const CodeRow = z.object({ id: Id, user_id: Id, code: z.string(), sent_at: Timestamp });
export type CodeRow = z.infer<typeof CodeRow>;

/** A task. Its client, worker and offers are joined by id. */
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
    status: TaskStatus,
    /** Set when the client deletes the task. No call returns it then, but its offers refer to it. */
    deleted_at: maybe(Timestamp),
  },
);
export type TaskRow = z.infer<typeof TaskRow>;

/** An offer. Its client is the task's client. */
export const OfferRow = z.extend(
  z.omit(Offer, { task: true, client: true, worker: true, review_id: true }),
  { task_id: Id, worker_id: Id, status: OfferStatus },
);
export type OfferRow = z.infer<typeof OfferRow>;

/** A conversation between the client of a task and a worker. */
export const ConversationRow = z.object({ id: Id, task_id: Id, client_id: Id, worker_id: Id });
export type ConversationRow = z.infer<typeof ConversationRow>;

/** A message in a conversation, unread while `read_at` is null. */
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

/** A review. Its author and the reviewed user are joined by id. */
export const ReviewRow = z.extend(
  z.omit(Review, { reviewer: true, reviewed_user: true, task_offer: true }),
  { reviewer_id: Id, reviewed_user_id: Id },
);
export type ReviewRow = z.infer<typeof ReviewRow>;

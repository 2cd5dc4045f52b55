import * as z from 'zod/mini';
import { formatMoney } from '#src/domain/money.ts';
import { MessageType } from '#src/domain/message.ts';
import { Offer, OfferStatus } from '#src/domain/offer.ts';
import { Id, maybe, Timestamp } from '#src/domain/primitives.ts';
import { Review } from '#src/domain/review.ts';
import { Task, TaskStatus } from '#src/domain/task.ts';
import { fullName, User } from '#src/domain/user.ts';
import type { Row } from './table.ts';

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

/** Describes another row in a few words, such as `Clara Novak`, or `user 7` when there is none. */
type Describe = (table: 'users' | 'tasks', id: number) => string;

/** What a table of the mock world is. */
interface TableDefinition<R extends Row, Indexed extends keyof R & string> {
  /** The name of one row. */
  readonly row: string;
  /** Validates every row. */
  readonly schema: z.ZodMiniObject<Record<string, z.ZodMiniType>> & {
    readonly _zod: { readonly output: R };
  };
  /** The columns that `Table.by` looks up. */
  readonly indexed: readonly Indexed[];
  /** The columns that hold the id of a row, or null, with the table of that row. */
  readonly references: { readonly [Column in keyof R]?: string };
  /** The columns of a seeded row that aren't given. */
  readonly defaults: (given: Partial<R>) => {
    readonly [Column in keyof R]?: R[Column] | undefined;
  };
  /** Describes a row in a few words. */
  readonly summary: (row: R, describe: Describe) => string;
}

const table = <R extends Row, const Indexed extends keyof R & string>(
  definition: TableDefinition<R, Indexed>,
) => definition;

/**
 * The tables of the mock world, in the order in which their rows refer to each other. Snapshots, files, copies of
 * worlds, seeds and the workbench's tab World derive from these definitions, so a new table is one schema
 * above and one entry here.
 */
export const TABLES = {
  users: table({
    row: 'user',
    schema: UserRow,
    indexed: ['email'],
    references: {},
    defaults: () => ({}),
    summary: (user) => fullName(user),
  }),
  tokens: table({
    row: 'token',
    schema: TokenRow,
    indexed: ['token', 'user_id'],
    references: { user_id: 'users' },
    defaults: () => ({}),
    summary: ({ user_id }, describe) => describe('users', user_id),
  }),
  codes: table({
    row: 'code',
    schema: CodeRow,
    indexed: ['user_id'],
    references: { user_id: 'users' },
    defaults: () => ({}),
    summary: ({ user_id }, describe) => describe('users', user_id),
  }),
  tasks: table({
    row: 'task',
    schema: TaskRow,
    indexed: ['client_id', 'status'],
    references: { client_id: 'users' },
    defaults: ({ created_at }) => ({
      task_category_id: null,
      location: null,
      deadline: null,
      views: 0,
      inquiries: 0,
      requirements: null,
      equipment_needed: null,
      estimated_hours: null,
      duration: null,
      area: null,
      updated_at: created_at,
    }),
    summary: ({ title }) => title,
  }),
  offers: table({
    row: 'offer',
    schema: OfferRow,
    indexed: ['task_id', 'worker_id'],
    references: { task_id: 'tasks', worker_id: 'users' },
    defaults: ({ created_at }) => ({
      deadline_date: null,
      offer_details: null,
      terms_and_conditions: null,
      accepted_at: null,
      in_progress_at: null,
      completed_at: null,
      paid_at: null,
      declined_at: null,
      cancelled_at: null,
      updated_at: created_at,
    }),
    summary: ({ task_id, payment_amount, worker_id }, describe) =>
      `${describe('tasks', task_id)}: ${formatMoney(payment_amount)} to ${describe('users', worker_id)}`,
  }),
  conversations: table({
    row: 'conversation',
    schema: ConversationRow,
    indexed: ['task_id', 'client_id', 'worker_id'],
    references: { task_id: 'tasks', client_id: 'users', worker_id: 'users' },
    defaults: () => ({}),
    summary: ({ task_id, client_id, worker_id }, describe) =>
      `${describe('tasks', task_id)}: ${describe('users', client_id)} and ${describe('users', worker_id)}`,
  }),
  messages: table({
    row: 'message',
    schema: MessageRow,
    indexed: ['conversation_id', 'recipient_id'],
    references: {
      conversation_id: 'conversations',
      sender_id: 'users',
      recipient_id: 'users',
      offer_id: 'offers',
    },
    defaults: () => ({ message_type: 'text' as const, offer_id: null, read_at: null }),
    summary: ({ sender_id, message, message_type }, describe) =>
      `${describe('users', sender_id)}: ${message || message_type}`,
  }),
  reviews: table({
    row: 'review',
    schema: ReviewRow,
    indexed: ['task_offer_id', 'reviewer_id', 'reviewed_user_id'],
    references: { task_offer_id: 'offers', reviewer_id: 'users', reviewed_user_id: 'users' },
    defaults: () => ({ review_text: null }),
    summary: ({ rating, reviewed_user_id }, describe) =>
      `${rating} of 5 for ${describe('users', reviewed_user_id)}`,
  }),
};

/** The name of a table. */
export type TableName = keyof typeof TABLES;

/** A row of a table. */
export type RowOf<Name extends TableName> = z.infer<(typeof TABLES)[Name]['schema']>;

/** A table's columns that can be looked up. */
export type IndexedOf<Name extends TableName> = (typeof TABLES)[Name]['indexed'][number];

/** The names of all tables, in the order of {@link TABLES}. */
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** An object with an entry for each table. */
export function forEachTable<Value>(valueOf: (name: TableName) => Value): Record<TableName, Value> {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, valueOf(name)])) as Record<
    TableName,
    Value
  >;
}

/** The columns of a table that hold the id of a row, or null, each with the table of that row. */
export function referencesOf(name: TableName): readonly (readonly [column: string, TableName])[] {
  return Object.entries(TABLES[name].references) as [string, TableName][];
}

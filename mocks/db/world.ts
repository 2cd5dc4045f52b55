import type { Clock } from '#src/domain/clock.ts';
import { tokenFor } from '../fixtures/seed.ts';
import {
  CodeRow,
  ConversationRow,
  MessageRow,
  OfferRow,
  ReviewRow,
  TaskRow,
  TokenRow,
  UserRow,
} from './rows.ts';
import { Table, type Row } from './table.ts';

/** Every row of a world, serializable as JSON. */
export interface WorldSnapshot {
  readonly users: UserRow[];
  readonly tokens: TokenRow[];
  readonly codes: CodeRow[];
  readonly tasks: TaskRow[];
  readonly offers: OfferRow[];
  readonly conversations: ConversationRow[];
  readonly messages: MessageRow[];
  readonly reviews: ReviewRow[];
  /** The next id of each table. Ids of deleted rows are never reused. */
  readonly nextIds: Readonly<Record<TableName, number>>;
}

/** The tables of a world. */
export const TABLE_NAMES = [
  'users',
  'tokens',
  'codes',
  'tasks',
  'offers',
  'conversations',
  'messages',
  'reviews',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/** A table of any rows, for lists and editors that know its columns only at run time. */
export interface AnyTable {
  readonly size: number;
  readonly nextId: number;
  all(): readonly Row[];
  find(id: number): Row | undefined;
  /** @throws Error when the row breaks the schema or its id is taken */
  insert(row: Row): Row;
  /** Updates some columns. @throws Problem 404 for an unknown id, Error when the row breaks the schema */
  update(id: number, change: Readonly<Record<string, unknown>>): Row;
  /** Deletes a row, if it exists. Rows that refer to it stay. */
  delete(id: number): void;
  /** Validates a row without keeping it. @throws Error with the invalid column and what is expected */
  parse(row: unknown): Row;
}

type TimeSource = Pick<Clock, 'now'>;

/** The mock server's database: its tables and the clock for their timestamps. */
export class World {
  #clock: TimeSource;
  readonly users = new Table('user', UserRow, ['email']);
  readonly tokens = new Table('token', TokenRow, ['token', 'user_id']);
  readonly codes = new Table('code', CodeRow, ['user_id']);
  readonly tasks = new Table('task', TaskRow, ['client_id', 'status']);
  readonly offers = new Table('offer', OfferRow, ['task_id', 'worker_id']);
  readonly conversations = new Table('conversation', ConversationRow, [
    'task_id',
    'client_id',
    'worker_id',
  ]);
  readonly messages = new Table('message', MessageRow, ['conversation_id', 'recipient_id']);
  readonly reviews = new Table('review', ReviewRow, [
    'task_offer_id',
    'reviewer_id',
    'reviewed_user_id',
  ]);

  constructor(clock: TimeSource) {
    this.#clock = clock;
  }

  /** A table by name. @example world.table('offers').update(12, { status: 'paid' }) */
  table(name: TableName): AnyTable {
    return this[name];
  }

  /** The clock for timestamps of rows. */
  get clock(): TimeSource {
    return this.#clock;
  }

  /**
   * Runs an action with the clock fixed at another time.
   *
   * @param moment milliseconds since the epoch
   * @param action synchronous
   * @returns the result of the action
   */
  at<Result>(moment: number, action: () => Result): Result {
    const clock = this.#clock;
    this.#clock = { now: () => moment };
    try {
      return action();
    } finally {
      this.#clock = clock;
    }
  }

  /** The current time as an ISO 8601 timestamp. */
  now(): string {
    return new Date(this.clock.now()).toISOString();
  }

  /** Creates a bearer token for an account. */
  issueToken(userId: number): string {
    const id = this.tokens.nextId;
    return this.tokens.insert({ id, token: tokenFor(userId, id), user_id: userId }).token;
  }

  /** The user of a token; undefined when the token is invalid. */
  viewerOf(token: string): UserRow | undefined {
    const [row] = this.tokens.by('token', token);
    return row && this.users.find(row.user_id);
  }

  /** A copy of every row. */
  snapshot(): WorldSnapshot {
    return {
      users: this.users.all(),
      tokens: this.tokens.all(),
      codes: this.codes.all(),
      tasks: this.tasks.all(),
      offers: this.offers.all(),
      conversations: this.conversations.all(),
      messages: this.messages.all(),
      reviews: this.reviews.all(),
      nextIds: {
        users: this.users.nextId,
        tokens: this.tokens.nextId,
        codes: this.codes.nextId,
        tasks: this.tasks.nextId,
        offers: this.offers.nextId,
        conversations: this.conversations.nextId,
        messages: this.messages.nextId,
        reviews: this.reviews.nextId,
      },
    };
  }

  /** Replaces all rows by those of a snapshot. @throws Error when a row breaks its schema */
  restore(snapshot: WorldSnapshot): void {
    this.users.replaceAll(snapshot.users);
    this.tokens.replaceAll(snapshot.tokens);
    this.codes.replaceAll(snapshot.codes);
    this.tasks.replaceAll(snapshot.tasks);
    this.offers.replaceAll(snapshot.offers);
    this.conversations.replaceAll(snapshot.conversations);
    this.messages.replaceAll(snapshot.messages);
    this.reviews.replaceAll(snapshot.reviews);
    for (const name of TABLE_NAMES) this[name].skipIdsBelow(snapshot.nextIds[name]);
  }
}

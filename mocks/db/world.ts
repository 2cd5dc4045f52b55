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
import { Table } from './table.ts';

/** Every row of a world, as JSON can carry it. */
export interface WorldSnapshot {
  readonly users: UserRow[];
  readonly tokens: TokenRow[];
  readonly codes: CodeRow[];
  readonly tasks: TaskRow[];
  readonly offers: OfferRow[];
  readonly conversations: ConversationRow[];
  readonly messages: MessageRow[];
  readonly reviews: ReviewRow[];
  /** The next id of each table; those of rows that are gone are not given again. */
  readonly nextIds: Readonly<Record<TableName, number>>;
}

const TABLE_NAMES = [
  'users',
  'tokens',
  'codes',
  'tasks',
  'offers',
  'conversations',
  'messages',
  'reviews',
] as const;
type TableName = (typeof TABLE_NAMES)[number];

/** A world only asks a clock what time it is. */
type TimeSource = Pick<Clock, 'now'>;

/** Everything that the mock server knows: its tables and the clock that stamps their rows. */
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

  /** The clock that stamps rows. */
  get clock(): TimeSource {
    return this.#clock;
  }

  /**
   * Runs an action at another moment: the clock stands there until the action returns.
   *
   * @param moment milliseconds since 1970
   * @returns what the action returns, which must not be a promise
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

  /** The moment, as rows carry it. */
  now(): string {
    return new Date(this.clock.now()).toISOString();
  }

  /** A new bearer token for an account. */
  issueToken(userId: number): string {
    const id = this.tokens.nextId;
    return this.tokens.insert({ id, token: tokenFor(userId, id), user_id: userId }).token;
  }

  /** Whoever a token belongs to; undefined when it is dead. */
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

  /** Takes the rows of a snapshot in place of its own. @throws Error when they break a schema */
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

import type { Clock } from '#src/domain/clock.ts';
import { Table, type Row } from './table.ts';
import {
  forEachTable,
  TABLE_NAMES,
  TABLES,
  type IndexedOf,
  type RowOf,
  type TableName,
  type UserRow,
} from './tables.ts';

/** Every row of a world, serializable as JSON. */
export type WorldSnapshot = { readonly [Name in TableName]: RowOf<Name>[] } & {
  /** The next id of each table. Ids of deleted rows are never reused. */
  readonly nextIds: Readonly<Partial<Record<TableName, number>>>;
};

/** A table of any rows, for lists and editors that know its columns only at run time. */
export type AnyTable = Table<Row & Readonly<Record<string, unknown>>>;

type TimeSource = Pick<Clock, 'now'>;

type Tables = {
  readonly [Name in TableName]: Table<
    RowOf<Name>,
    Extract<IndexedOf<Name>, keyof RowOf<Name> & string>
  >;
};

// The constructor adds the tables.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface World extends Tables {}

/** The mock server's database: its tables and the clock for their timestamps. */
export class World {
  #clock: TimeSource;

  constructor(clock: TimeSource) {
    this.#clock = clock;
    Object.assign(
      this,
      forEachTable((name) => {
        const { row, schema, indexed } = TABLES[name];
        return new Table<Row>(row, schema, indexed as readonly never[]);
      }),
    );
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
    const token = `nearhand-${userId}-${this.tokens.nextId}-mock`;
    this.acceptToken(token, userId);
    return token;
  }

  /** Lets a token be one of an account, if it is none yet. */
  acceptToken(token: string, userId: number): void {
    if (this.viewerOf(token)) return;
    this.tokens.insert({ id: this.tokens.nextId, token, user_id: userId });
  }

  /** The user of a token; undefined when the token is invalid. */
  viewerOf(token: string): UserRow | undefined {
    const [row] = this.tokens.by('token', token);
    return row && this.users.find(row.user_id);
  }

  /** A copy of every row. */
  snapshot(): WorldSnapshot {
    return {
      ...forEachTable((name) => this.table(name).all()),
      nextIds: forEachTable((name) => this.table(name).nextId),
    } as unknown as WorldSnapshot;
  }

  /**
   * Replaces all rows by those of a snapshot. A table that the snapshot doesn't have, as it was saved before there was
   * such a table, is empty.
   *
   * @throws Error when a row breaks its schema, or there are no users, which every world has
   */
  restore(snapshot: WorldSnapshot): void {
    for (const name of TABLE_NAMES) {
      const table = this.table(name);
      const isNewer = name !== 'users' && !Object.hasOwn(snapshot, name);
      table.replaceAll(isNewer ? [] : snapshot[name]);
      table.skipIdsBelow(snapshot.nextIds[name] ?? 1);
    }
  }
}

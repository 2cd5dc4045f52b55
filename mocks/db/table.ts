import type { Schema } from '#src/contract/endpoint.ts';
import { expectation } from '#src/contract/schema-issue.ts';
import { Problem } from './problem.ts';

/** A row of a table. */
export interface Row {
  readonly id: number;
}

/**
 * A table of rows, validated by a schema, with lookups by id and by indexed columns.
 *
 * @example const offers = new Table('offer', OfferRow, ['task_id', 'worker_id'])
 */
export class Table<R extends Row, Indexed extends keyof R & string = never> {
  readonly #name: string;
  readonly #schema: Schema;
  readonly #rows = new Map<number, R>();
  /** For each indexed column, the ids of each of its values in ascending order. */
  readonly #indexes: ReadonlyMap<string, Map<unknown, number[]>>;
  #lastId = 0;
  #chosenId: number | undefined;

  /**
   * @param name singular name of a row, for error messages
   * @param schema validates every row
   * @param indexed columns for lookups with {@link by}
   */
  constructor(
    name: string,
    schema: Schema & { _zod: { output: R } },
    indexed: readonly Indexed[] = [],
  ) {
    this.#name = name;
    this.#schema = schema;
    this.#indexes = new Map(indexed.map((column) => [column, new Map()]));
  }

  /** The id of the next row: the highest id so far plus one, unless one was set. */
  get nextId(): number {
    return this.#chosenId ?? this.#lastId + 1;
  }

  /** Sets the id of the next row only. */
  set nextId(id: number) {
    this.#chosenId = id;
  }

  /** Prevents reuse of ids below this one. */
  skipIdsBelow(nextId: number): void {
    this.#lastId = Math.max(this.#lastId, nextId - 1);
  }

  get size(): number {
    return this.#rows.size;
  }

  /** @throws Error when the row breaks the schema or its id is taken */
  insert(row: R): R {
    if (this.#rows.has(row.id)) throw new Error(`There is a ${this.#name} ${row.id} already.`);
    this.#chosenId = undefined;
    return this.#put(row);
  }

  /** Updates some columns of a row. @throws Problem 404 for an unknown id */
  update(id: number, change: Partial<R>): R {
    return this.#put({ ...this.findOrThrow(id), ...change, id });
  }

  delete(id: number): void {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#reindex(id, row, undefined);
    this.#rows.delete(id);
  }

  find(id: number): R | undefined {
    return this.#rows.get(id);
  }

  /** @throws Problem 404 for an unknown id */
  findOrThrow(id: number): R {
    const row = this.#rows.get(id);
    if (!row) throw Problem.notFound(`We couldn't find ${this.#name} ${id}.`);
    return row;
  }

  /** The rows with a value in an indexed column, sorted by id. */
  by<Column extends Indexed>(column: Column, value: R[Column]): R[] {
    const ids = this.#indexes.get(column)?.get(value) ?? [];
    return ids.map((id) => this.findOrThrow(id));
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  /**
   * Validates a row without keeping it. Columns that are not in the schema are dropped.
   *
   * @throws Error with the first invalid column and what is expected there
   */
  parse(row: unknown): R {
    const parsed = this.#schema.safeParse(row);
    if (parsed.success) return parsed.data as R;
    const [issue] = parsed.error.issues;
    const column = issue?.path.join('.') || 'the row';
    throw new Error(
      `This ${this.#name} breaks its schema at ${column}: expected ${issue && expectation(issue)}`,
    );
  }

  /** Replaces all rows. @throws Error when a row breaks the schema */
  replaceAll(rows: readonly R[]): void {
    this.#rows.clear();
    this.#lastId = 0;
    for (const index of this.#indexes.values()) index.clear();
    for (const row of rows) this.insert(row);
  }

  #put(row: R): R {
    const kept = this.parse(row);
    this.#reindex(kept.id, this.#rows.get(kept.id), kept);
    this.#rows.set(kept.id, kept);
    this.#lastId = Math.max(this.#lastId, kept.id);
    return kept;
  }

  #reindex(id: number, before: R | undefined, after: R | undefined): void {
    for (const [column, index] of this.#indexes) {
      const name = column as keyof R;
      if (before && after && before[name] === after[name]) continue;
      const left = before && index.get(before[name]);
      if (left) left.splice(left.lastIndexOf(id), 1);
      if (!after) continue;
      const joined = index.get(after[name]);
      // Most inserted ids are the highest so far.
      if (joined) joined.splice(joined.findLastIndex((other) => other < id) + 1, 0, id);
      else index.set(after[name], [id]);
    }
  }
}

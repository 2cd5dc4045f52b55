import type { Schema } from '#src/contract/endpoint.ts';
import { Problem } from '../problem.ts';

/** Anything that a table can hold. */
export interface Row {
  readonly id: number;
}

/**
 * Rows of one kind, checked by their schema, found by id and by the columns that are indexed
 * without looking at the others.
 *
 * @example const offers = new Table('offer', OfferRow, ['task_id', 'worker_id'])
 */
export class Table<R extends Row, Indexed extends keyof R & string = never> {
  readonly #name: string;
  readonly #schema: Schema;
  readonly #rows = new Map<number, R>();
  /** For each indexed column the ids under each of its values, in ascending order. */
  readonly #indexes: ReadonlyMap<string, Map<unknown, number[]>>;
  #lastId = 0;
  #chosenId: number | undefined;

  /**
   * @param name of one row, for error texts
   * @param schema that every row meets
   * @param indexed columns that {@link by} may ask for
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

  /** The id of the next new row: one more than the highest so far, unless one was chosen. */
  get nextId(): number {
    return this.#chosenId ?? this.#lastId + 1;
  }

  /** Chooses the id of the next new row alone. */
  set nextId(id: number) {
    this.#chosenId = id;
  }

  /** Gives no id below this one again: ids of rows that are gone stay theirs. */
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

  /** Changes some columns of a row. @throws Problem 404 when there is no such row */
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

  /** @throws Problem 404 when there is no such row */
  findOrThrow(id: number): R {
    const row = this.#rows.get(id);
    if (!row) throw Problem.notFound(`There is no ${this.#name} ${id}.`);
    return row;
  }

  /** The rows whose indexed column holds the value, in the order of their ids. */
  by<Column extends Indexed>(column: Column, value: R[Column]): R[] {
    const ids = this.#indexes.get(column)?.get(value) ?? [];
    return ids.map((id) => this.findOrThrow(id));
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  /** Puts other rows in the place of all these. @throws Error when one breaks the schema */
  replaceAll(rows: readonly R[]): void {
    this.#rows.clear();
    this.#lastId = 0;
    for (const index of this.#indexes.values()) index.clear();
    for (const row of rows) this.insert(row);
  }

  #put(row: R): R {
    const parsed = this.#schema.safeParse(row);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new Error(
        `This ${this.#name} breaks its schema at ${issue?.path.join('.')}: ${issue?.message}`,
      );
    }
    const kept = parsed.data as R;
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
      if (left) left.splice(placeOf(id, left), 1);
      if (!after) continue;
      const joined = index.get(after[name]);
      if (joined) joined.splice(placeOf(id, joined), 0, id);
      else index.set(after[name], [id]);
    }
  }
}

/** Where an id stands among ascending ones, or would stand. */
function placeOf(id: number, ids: readonly number[]): number {
  let low = 0;
  let high = ids.length;
  // Most ids are the highest so far.
  if (id > (ids.at(-1) ?? 0)) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

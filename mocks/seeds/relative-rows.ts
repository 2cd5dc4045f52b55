import { DAY_MS, dayAfter } from '#src/domain/dates.ts';
import {
  TABLE_NAMES,
  TABLES,
  type RowOf,
  type TableName as AnyTableName,
  type UserRow,
} from '../db/tables.ts';
import { printDuration, readDuration } from '../clock/clock-offset.ts';
import type { World, WorldSnapshot } from '../db/world.ts';
import { userFixture } from '../fixtures/users.ts';

/** A time before the world's, such as `-2d3h`, `-12m30.5s` or `-0s`; with `+`, after it. */
export type RelativeTime = `${'-' | '+'}${string}`;

type TimeColumn = 'deadline' | 'deadline_date' | `${string}_at`;

/** A row whose timestamps are relative, and whose deadlines are in days from the world's date. */
type Relative<R> = {
  readonly [Key in keyof R]: Key extends `${string}_at`
    ? RelativeTime | Extract<R[Key], null | undefined>
    : Key extends TimeColumn
      ? number | null | undefined
      : R[Key];
};

/** Some columns of a row. The others keep their values or get their defaults. */
type Change<R extends { id: number }> = Partial<Relative<R>> & Pick<R, 'id'>;

/** All tables but the tokens, which opening a scenario issues. */
type TableName = Exclude<AnyTableName, 'tokens'>;

export const SEEDED = TABLE_NAMES.filter((name) => name !== 'tokens');

/** Rows to add to a world, and columns to change in rows that it has. */
export type RowChanges = {
  readonly [Name in TableName]?: readonly Change<RowOf<Name>>[];
} & {
  /** The ids of rows to delete, by table. */
  readonly removed?: { readonly [Name in TableName]?: readonly number[] };
};

type Plain = Readonly<Record<string, unknown>> & { readonly id: number };

/**
 * Returns a seed that adds rows and changes columns as they are, without the rules of the handlers.
 *
 * @throws Error when a row breaks its schema
 * @example
 * scenario({ ..., seed: seedRows({ tasks: [{ id: 12, client_id: people.client.id, ... created_at: '-3d' }] }) })
 */
export function seedRows(changes: RowChanges): (world: World) => void {
  return (world) => {
    const now = world.clock.now();
    for (const name of SEEDED) {
      const table = world.table(name);
      for (const change of changes[name] ?? []) {
        const columns = absolute(change, now);
        const { id } = columns;
        if (table.find(id)) table.update(id, columns);
        else table.insert({ ...newRow(name, columns, now), ...columns });
      }
    }
    for (const name of SEEDED.toReversed()) {
      for (const id of changes.removed?.[name] ?? []) world.table(name).delete(id);
    }
  };
}

/**
 * Returns what makes the rows of one snapshot those of another. Inverse of {@link seedRows}.
 *
 * @param now the time of both worlds, in milliseconds since the epoch
 */
export function rowChanges(before: WorldSnapshot, after: WorldSnapshot, now: number): RowChanges {
  const changes: Record<string, unknown> = {};
  const removed: Record<string, number[]> = {};
  for (const name of SEEDED) {
    const old = new Map((before[name] as readonly Plain[]).map((row) => [row.id, row]));
    const rows = (after[name] as readonly Plain[]).toSorted((a, b) => a.id - b.id);
    const changed = rows.flatMap((row) => {
      const known = old.get(row.id) ?? newRow(name, row, now);
      const columns = Object.entries(row).filter(([key, value]) => !isSame(value, known[key]));
      if (old.has(row.id) && columns.length === 0) return [];
      return [relative({ id: row.id, ...Object.fromEntries(columns) }, now)];
    });
    if (changed.length > 0) changes[name] = changed;
    const kept = new Set(rows.map(({ id }) => id));
    const gone = [...old.keys()].filter((id) => !kept.has(id));
    if (gone.length > 0) removed[name] = gone;
  }
  return { ...changes, ...(Object.keys(removed).length > 0 && { removed }) };
}

/** Missing and null mean the same in a row. */
function isSame(value: unknown, other: unknown): boolean {
  return value === other || (value == null && other == null);
}

/** What a new row has where its columns aren't given. */
function newRow(name: TableName, row: Plain, now: number): Readonly<Record<string, unknown>> {
  if (name === 'users') {
    const world = { clock: { now: () => now } };
    const { first_name, last_name } = userFixture(world, { id: row.id });
    return { ...userFixture(world, nameOf(row)), first_name, last_name };
  }
  return TABLES[name].defaults(row);
}

/** The fixture derives the email address from the names. */
function nameOf({ id, first_name, last_name }: Plain): { id: number } & Partial<UserRow> {
  return {
    id,
    ...(typeof first_name === 'string' && { first_name }),
    ...(typeof last_name === 'string' && { last_name }),
  };
}

const isDay = (key: string) => key === 'deadline' || key === 'deadline_date';

function relative(row: Plain, now: number): Plain {
  return mapTimes(
    row,
    (stamp) => relativeTime(Date.parse(String(stamp)) - now),
    (day) => Math.round((Date.parse(String(day)) - Date.parse(dayAfter(now, 0))) / DAY_MS),
  );
}

function absolute(row: object & { readonly id: number }, now: number): Plain {
  return mapTimes(
    row,
    (time) => new Date(now + offsetOf(String(time))).toISOString(),
    (days) => dayAfter(now, Number(days)),
  );
}

function mapTimes(
  row: Plain,
  ofStamp: (value: unknown) => unknown,
  ofDay: (value: unknown) => unknown,
): Plain {
  const mapped = Object.entries(row).map(([key, value]) => {
    if (value == null) return [key, value];
    if (isDay(key)) return [key, ofDay(value)];
    return [key, key.endsWith('_at') ? ofStamp(value) : value];
  });
  return Object.fromEntries(mapped) as Plain;
}

/**
 * Formats an offset from the world's time.
 *
 * @param milliseconds negative for the past
 * @example relativeTime(-93_500) // '-1m33.5s'
 */
export function relativeTime(milliseconds: number): RelativeTime {
  return `${milliseconds > 0 ? '+' : '-'}${printDuration(Math.abs(milliseconds))}`;
}

/** @returns milliseconds @throws Error for anything but a {@link RelativeTime} */
function offsetOf(text: string): number {
  const duration = /^[-+]/.test(text) ? readDuration(text.slice(1)) : undefined;
  if (duration === undefined) {
    throw new Error(`"${text}" is not a relative time; allowed: such as -2d3h, -12m30.5s or -0s`);
  }
  return text.startsWith('-') ? -duration : duration;
}

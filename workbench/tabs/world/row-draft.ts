import type { TableName } from '#mocks/db/tables.ts';
import type { World, WorldSnapshot } from '#mocks/db/world.ts';
import { columnsOf, findRow, printValue, readValue, type AnyRow } from './row-columns.ts';

/** A row in a form, while it is edited. */
export interface RowDraft {
  readonly table: TableName;
  /** Undefined for a row that is about to be added. */
  readonly id: number | undefined;
  /** The row when its form was opened, or the row that a new one copies. */
  readonly base: AnyRow;
  /** What the user has typed, by column. The other columns follow the world. */
  readonly edits: Readonly<Record<string, string>>;
}

/** The draft of a row, with nothing edited. */
export function draftOf(table: TableName, base: AnyRow): RowDraft {
  return { table, id: base.id, base, edits: {} };
}

/** The draft of a new row that is like another one. */
export function copyOf(table: TableName, base: AnyRow): RowDraft {
  return { table, id: undefined, base, edits: {} };
}

/** The text of a column in the form. */
export function textOf(draft: RowDraft, current: AnyRow | undefined, column: string): string {
  return draft.edits[column] ?? printValue((current ?? draft.base)[column]);
}

/** Sets the text of a column. One that is the row's own is no edit. */
export function withEdit(draft: RowDraft, column: string, text: string): RowDraft {
  const { [column]: _replaced, ...others } = draft.edits;
  const isOwn = printValue(draft.base[column]) === text;
  return { ...draft, edits: isOwn ? others : { ...others, [column]: text } };
}

/**
 * The edited columns that have another value now than when the form was opened, and the text of that value.
 *
 * @param current the row as it is now
 */
export function conflictsOf(draft: RowDraft, current: AnyRow) {
  return Object.entries(draft.edits).flatMap(([column, mine]) => {
    const theirs = printValue(current[column]);
    return theirs === printValue(draft.base[column]) || theirs === mine ? [] : [{ column, theirs }];
  });
}

/** Ends a conflict with the value that the row has now, or with what the user has typed. */
export function resolveConflict(
  draft: RowDraft,
  current: AnyRow,
  { column, keeps }: { column: string; keeps: 'mine' | 'theirs' },
): RowDraft {
  const base = { ...draft.base, [column]: current[column] };
  const text = keeps === 'mine' ? draft.edits[column] : undefined;
  return withEdit({ ...draft, base }, column, text ?? printValue(current[column]));
}

/** The columns that a draft changes, or what is wrong with them. References must name rows that exist. */
export function readDraft(draft: RowDraft, snapshot: WorldSnapshot) {
  const change: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const column of columnsOf(draft.table)) {
    const text = draft.edits[column.name];
    if (text === undefined) continue;
    const read = readValue(column, text);
    if ('expected' in read) errors[column.name] = read.expected;
    else if (column.target && read.value !== null && !findRow(snapshot, column.target, read.value))
      errors[column.name] = `the id of a row in ${column.target}`;
    else change[column.name] = read.value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { change };
}

/**
 * Writes what a draft changes. A row that was deleted while its form was open is added again.
 *
 * @returns the id of the row
 * @throws Error when the row breaks its schema
 */
export function saveDraft(
  world: World,
  { table: name, id, base }: RowDraft,
  change: Readonly<Record<string, unknown>>,
): number {
  const table = world.table(name);
  if (id !== undefined && table.find(id)) return table.update(id, change).id;
  return table.insert({ ...base, ...change, id: id ?? table.nextId }).id;
}

import { forEachTable, TABLES, type TableName } from '#mocks/db/tables.ts';
import type { WorldSnapshot } from '#mocks/db/world.ts';

export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number };

export function rowsOf(snapshot: WorldSnapshot, table: TableName): readonly AnyRow[] {
  return snapshot[table];
}
/** Describes the rows of a snapshot in a few words. Once per snapshot: it indexes the rows that others name. */
export function summarize(snapshot: WorldSnapshot) {
  const rowsById = forEachTable(
    (name) => new Map<unknown, AnyRow>(rowsOf(snapshot, name).map((row) => [row.id, row])),
  );

  /** @returns undefined for a row that does not exist */
  function of(table: TableName, id: unknown): string | undefined {
    const row = rowsById[table].get(id);
    return row && TABLES[table].summary(row as never, describe);
  }

  function describe(table: TableName, id: number): string {
    return of(table, id) ?? `${TABLES[table].row} ${id}`;
  }

  return {
    of,
    /** The rows of a table with a text or an id, newest first. An empty text finds all of them. */
    search(table: TableName, text: string): readonly AnyRow[] {
      const needle = text.trim().replace(/^#/, '').toLowerCase();
      const rows = rowsOf(snapshot, table).toSorted((a, b) => b.id - a.id);
      if (needle === '') return rows;
      if (/^\d+$/.test(needle)) {
        const exact = rows.filter((row) => row.id === Number(needle));
        if (exact.length > 0) return exact;
      }
      return rows.filter((row) => {
        const values = Object.values(row).filter((value) => typeof value === 'string');
        return [of(table, row.id) ?? '', ...values].join('\n').toLowerCase().includes(needle);
      });
    },
  };
}

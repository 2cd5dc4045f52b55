import { referencesOf, TABLE_NAMES, type TableName } from '#mocks/db/tables.ts';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { rowsOf } from './row-columns.ts';

/** The rows that refer to a row, by table and column. */
export function referrersOf(snapshot: WorldSnapshot, target: TableName, id: number) {
  return TABLE_NAMES.flatMap((table) =>
    referencesOf(table)
      .filter(([, referred]) => referred === target)
      .map(([column]) => ({
        table,
        column,
        ids: rowsOf(snapshot, table)
          .filter((row) => row[column] === id)
          .map((row) => row.id),
      }))
      .filter(({ ids }) => ids.length > 0),
  );
}

/** The ids of the rows that refer to a row, of those that refer to those, and so on, without the row itself. */
export function dependentsOf(
  snapshot: WorldSnapshot,
  table: TableName,
  id: number,
): ReadonlyMap<TableName, ReadonlySet<number>> {
  const found = new Map<TableName, Set<number>>();
  const queue: { readonly table: TableName; readonly id: number }[] = [{ table, id }];
  for (const next of queue) {
    for (const referrers of referrersOf(snapshot, next.table, next.id)) {
      const ids = found.get(referrers.table) ?? new Set();
      found.set(referrers.table, ids);
      for (const each of referrers.ids) {
        if (ids.has(each)) continue;
        ids.add(each);
        queue.push({ table: referrers.table, id: each });
      }
    }
  }
  return found;
}

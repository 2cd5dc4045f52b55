import { TABLES, type TableName } from '#mocks/db/tables.ts';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { worldCopy } from '../world-copy.ts';
import { inWords } from './row-columns.ts';
import type { RowSummaries } from './row-summary.ts';
import type { WorldChanges } from './use-world-changes.ts';
import type { WorldPlace } from './world-places.ts';

/** What the parts of the tab World share. */
export interface WorldView {
  readonly snapshot: WorldSnapshot;
  readonly summaries: RowSummaries;
  readonly changes: WorldChanges;
  /** Shows another place; Back returns to the one before. */
  go(place: WorldPlace): void;
  /** Shows another place instead of the current one. */
  replace(place: WorldPlace): void;
  /** Updates the current place, which stays where it is. */
  update(place: WorldPlace): void;
  back(): void;
}

/** Names a row, such as `Offer 12`. */
export function nameOfRow(table: TableName, id: number): string {
  return worldCopy.row.name(inWords(TABLES[table].row), id);
}

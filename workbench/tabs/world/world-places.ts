import type { TableName } from '#mocks/db/tables.ts';
import { createKeptState } from '../../kept-state.ts';
import type { RowDraft } from './row-draft.ts';

/** A list of rows. */
export interface RowsPlace {
  readonly kind: 'rows';
  readonly table: TableName;
  /** Only the rows that refer to a row in a column. */
  readonly of:
    | { readonly column: string; readonly table: TableName; readonly id: number }
    | undefined;
  readonly query: string;
  /** How many rows are shown at most. */
  readonly limit: number;
}

/** What the tab World shows. */
export type WorldPlace =
  | RowsPlace
  | { readonly kind: 'row'; readonly table: TableName; readonly id: number }
  | { readonly kind: 'form'; readonly draft: RowDraft };

/** How many rows a list shows, and adds each time. */
export const PAGE_SIZE = 25;

/** The list of a table's rows, or of those that refer to a row, from its start. */
export function rowsPlace(table: TableName, of?: RowsPlace['of']): RowsPlace {
  return { kind: 'rows', table, of, query: '', limit: PAGE_SIZE };
}

/** The places that the user has come through, the shown one last; none for the list of tables. */
export const useWorldPlaces = createKeptState<readonly WorldPlace[]>([]);

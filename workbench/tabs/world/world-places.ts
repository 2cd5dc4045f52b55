import type { TableName } from '#mocks/db/tables.ts';
import { createKeptState } from '../../kept-state.ts';
import type { RowDraft } from './row-draft.ts';

/** What the tab World shows. */
export type WorldPlace =
  | {
      readonly kind: 'rows';
      readonly table: TableName;
      /** Only the rows that refer to a row in a column. */
      readonly of?: { readonly column: string; readonly table: TableName; readonly id: number };
      readonly query: string;
      /** How many rows are shown at most. */
      readonly limit: number;
    }
  | { readonly kind: 'row'; readonly table: TableName; readonly id: number }
  | { readonly kind: 'form'; readonly draft: RowDraft };

/** How many rows a list shows, and adds each time. */
export const PAGE_SIZE = 25;

/** The list of a table's rows, from its start. */
export function allRowsOf(table: TableName): WorldPlace {
  return { kind: 'rows', table, query: '', limit: PAGE_SIZE };
}

/** The places that the user has come through, the shown one last; none for the list of tables. */
export const useWorldPlaces = createKeptState<readonly WorldPlace[]>([]);

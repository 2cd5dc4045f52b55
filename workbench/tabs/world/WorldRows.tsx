import { useMemo, type ReactNode } from 'react';
import { TABLE_NAMES, type TableName } from '#mocks/db/tables.ts';
import { Field } from '#src/ui/Field.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { ItemList } from '../../ItemList.tsx';
import { createKeptState } from '../../kept-state.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { useWorldRows } from '../../use-world-rows.ts';
import { RowEditor } from './RowEditor.tsx';
import { rowsOf, summarize } from './row-summary.ts';
import { counted } from '#src/domain/counted.ts';

/** How many rows the list shows, and adds each time. */
const PAGE_SIZE = 25;

interface Place {
  readonly table: TableName;
  readonly query: string;
  readonly limit: number;
  /** The row that is open, instead of the list. */
  readonly id: number | undefined;
}

const tableOf = (table: TableName): Place => ({
  table,
  query: '',
  limit: PAGE_SIZE,
  id: undefined,
});

const usePlace = createKeptState(tableOf('users'));

/** What the rows of a world are shown with. */
export interface WorldRowsProps {
  /** All; stories have some, so that their pictures don't change with the product. */
  readonly tables?: readonly TableName[] | undefined;
  /** Comes after the list. */
  readonly children?: ReactNode;
}

/** The rows of the mock server's tables, and each as JSON. */
export function WorldRows({ tables = TABLE_NAMES, children }: WorldRowsProps) {
  const snapshot = useWorldRows();
  const summaries = useMemo(() => snapshot && summarize(snapshot), [snapshot]);
  const [place, setPlace] = usePlace();
  if (!snapshot || !summaries) {
    return (
      <p className="flex items-center gap-2 text-ink-muted">
        <Spinner /> Loading the rows
      </p>
    );
  }
  const { table, query, limit, id } = place;
  const rows = rowsOf(snapshot, table);
  if (id !== undefined) {
    return (
      <RowEditor
        key={`${table} ${id}`}
        table={table}
        id={id}
        row={rows.find((row) => row.id === id)}
        onOpen={(opened) => setPlace({ ...place, id: opened })}
      />
    );
  }
  const found = summaries.search(table, query);
  return (
    <div className="flex flex-col gap-6">
      <search className="flex flex-col gap-3">
        <Field label="Table">
          <Select
            value={table}
            onChange={({ target: { value } }) => setPlace(tableOf(value as TableName))}
          >
            {tables.map((name) => (
              <option key={name} value={name}>
                {name} ({snapshot[name].length})
              </option>
            ))}
          </Select>
        </Field>
        <SearchField
          aria-label={`Search ${table}`}
          placeholder="By text, name or id."
          value={query}
          onChange={({ target }) => setPlace({ ...tableOf(table), query: target.value })}
        />
        <p role="status" className="text-sm text-ink-muted tabular-nums">
          {counted(found.length, 'row')}
        </p>
      </search>
      {found.length === 0 ? (
        <p className="text-ink-muted">
          {rows.length === 0 ? 'This table is empty.' : 'No row matches the search.'}
        </p>
      ) : (
        <ItemList
          items={found.slice(0, limit).map((row) => ({
            key: row.id,
            id: row.id,
            text: summaries.of(table, row.id),
            end: typeof row['status'] === 'string' && (
              <span className="text-ink-muted">{row['status']}</span>
            ),
            onPress: () => setPlace({ ...place, id: row.id }),
          }))}
        />
      )}
      {found.length > limit && (
        <PanelButton onClick={() => setPlace({ ...place, limit: limit + PAGE_SIZE })}>
          Show more
        </PanelButton>
      )}
      {children}
    </div>
  );
}

import { useId } from 'react';
import { LoadMore } from '#src/ui/LoadMore.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { worldCopy } from '../world-copy.ts';
import { ItemList } from './ItemList.tsx';
import { RowStatus } from './RowStatus.tsx';
import { PAGE_SIZE, type RowsPlace } from './world-places.ts';
import type { WorldView } from './world-view.ts';

const copy = worldCopy.rows;

/** The rows of a table, with a search. */
export function RowsView({ view, place }: { view: WorldView; place: RowsPlace }) {
  const { table, of, query, limit } = place;
  const hintId = useId();
  const all = view.summaries
    .search(table, query)
    .filter((row) => of === undefined || row[of.column] === of.id);
  const isSearched = query.trim() !== '';
  return (
    <>
      <search className="flex flex-col gap-1.5">
        <SearchField
          aria-label={copy.search(table)}
          aria-describedby={hintId}
          value={query}
          onChange={({ target }) =>
            view.update({ ...place, query: target.value, limit: PAGE_SIZE })
          }
        />
        <p className="flex justify-between gap-4 text-sm text-ink-muted">
          <span id={hintId}>{copy.searchHint}</span>
          <span role="status" className="shrink-0 tabular-nums">
            {copy.count(all.length)}
          </span>
        </p>
      </search>
      {all.length === 0 ? (
        <p className="py-6 text-center text-ink-muted">{isSearched ? copy.noMatch : copy.empty}</p>
      ) : (
        <ItemList
          items={all.slice(0, limit).map((row) => ({
            key: row.id,
            id: row.id,
            text: view.summaries.of(table, row.id),
            end: <RowStatus table={table} row={row} />,
            onPress: () => view.go({ kind: 'row', table, id: row.id }),
          }))}
        />
      )}
      {all.length > PAGE_SIZE && (
        <LoadMore
          state={all.length > limit ? 'idle' : 'end'}
          label={copy.more}
          errorTitle={copy.failed}
          onLoadMore={() => view.update({ ...place, limit: limit + PAGE_SIZE })}
        />
      )}
    </>
  );
}

import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { TABLE_NAMES, TABLES, type TableName } from '#mocks/db/tables.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { useWorldRows } from '../use-world-rows.ts';
import { worldCopy } from './world-copy.ts';
import { ChangeOutcomeAlert } from './world/ChangeOutcomeAlert.tsx';
import { HistoryBar } from './world/HistoryBar.tsx';
import { ItemList } from './world/ItemList.tsx';
import { findRow, inWords } from './world/row-columns.ts';
import { summarize } from './world/row-summary.ts';
import { RowForm } from './world/RowForm.tsx';
import { RowsView } from './world/RowsView.tsx';
import { RowView } from './world/RowView.tsx';
import { useWorldChanges } from './world/use-world-changes.ts';
import { rowsPlace, useWorldPlaces, type WorldPlace } from './world/world-places.ts';
import { nameOfRow, type WorldView } from './world/world-view.ts';
import { WorldFiles } from './world/WorldFiles.tsx';

/**
 * The tab World of the panel: the rows of the mock server's tables, to browse and to change.
 *
 * @param props.tables all; stories have some, so that their pictures don't change with the product
 */
export function WorldTab({ tables = TABLE_NAMES }: { tables?: readonly TableName[] }) {
  const snapshot = useWorldRows();
  const summaries = useMemo(() => snapshot && summarize(snapshot), [snapshot]);
  const [places, setPlaces] = useWorldPlaces();
  const changes = useWorldChanges();
  const title = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const place = places.at(-1);
  const key = place ? keyOf(place) : '';
  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    title.current?.focus();
  }, [key]);

  if (!snapshot || !summaries) {
    return (
      <p className="flex items-center gap-2 text-ink-muted">
        <Spinner /> {worldCopy.loading}
      </p>
    );
  }

  function move(next: readonly WorldPlace[]): void {
    hasMoved.current = true;
    setPlaces(next);
  }

  const before = places.slice(0, -1);
  const view: WorldView = {
    snapshot,
    summaries,
    changes,
    go(next) {
      changes.dismiss();
      move([...places, next]);
    },
    replace: (next) => move([...before, next]),
    update: (next) => setPlaces([...before, next]),
    back: () => move(before),
  };
  return (
    <div className="flex flex-col gap-4">
      <HistoryBar changes={changes} />
      {changes.outcome && <ChangeOutcomeAlert outcome={changes.outcome} />}
      {place ? (
        <section className="flex flex-col gap-4">
          <div className="flex min-h-11 items-center gap-1">
            {/* A form has its own way back, which says that it saves nothing. */}
            {place.kind !== 'form' && (
              <IconButton label={worldCopy.back} className="-ms-2.5" onClick={view.back}>
                <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5 rtl:-scale-x-100" />
              </IconButton>
            )}
            <h3 ref={title} tabIndex={-1} className="min-w-0 rounded-small text-base wrap-anywhere">
              {titleOf(place)}
            </h3>
          </div>
          <Place key={key} view={view} place={place} />
        </section>
      ) : (
        <>
          <PanelSection title={worldCopy.browse} titleRef={title}>
            <ItemList
              items={tables.map((table) => ({
                key: table,
                text: inWords(table),
                end: <span className="text-ink-muted tabular-nums">{snapshot[table].length}</span>,
                onPress: () => view.go(rowsPlace(table)),
              }))}
            />
          </PanelSection>
          <WorldFiles snapshot={snapshot} />
        </>
      )}
    </div>
  );
}

function Place({ view, place }: { view: WorldView; place: WorldPlace }) {
  switch (place.kind) {
    case 'rows':
      return <RowsView view={view} place={place} />;
    case 'row': {
      const row = findRow(view.snapshot, place.table, place.id);
      return row ? (
        <RowView view={view} table={place.table} row={row} />
      ) : (
        <p className="text-ink-muted">{worldCopy.row.notFound}</p>
      );
    }
    case 'form':
      return <RowForm view={view} draft={place.draft} />;
    default:
      return place satisfies never;
  }
}

function titleOf(place: WorldPlace): string {
  switch (place.kind) {
    case 'rows': {
      const many = inWords(place.table);
      const { of } = place;
      return of ? worldCopy.rows.of(many, nameOfRow(of.table, of.id).toLowerCase()) : many;
    }
    case 'row':
      return nameOfRow(place.table, place.id);
    case 'form': {
      const { table, id, base } = place.draft;
      return id === undefined
        ? worldCopy.form.add(TABLES[table].row, base.id)
        : worldCopy.form.edit(nameOfRow(table, id).toLowerCase());
    }
    default:
      return place satisfies never;
  }
}

/** What is typed or opened in one place is not for another. */
function keyOf(place: WorldPlace): string {
  return `${place.kind} ${titleOf(place)}`;
}

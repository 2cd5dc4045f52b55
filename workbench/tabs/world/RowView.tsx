import { BadgeDollarSign, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PAYMENT } from '#src/domain/offer-process.ts';
import { markAsPaid } from '#mocks/db/offers.ts';
import { TABLES, type TableName } from '#mocks/db/tables.ts';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { worldCopy } from '../world-copy.ts';
import { DeleteRow } from './DeleteRow.tsx';
import { ItemList } from './ItemList.tsx';
import { columnsOf, inWords, labelOf, type AnyRow } from './row-columns.ts';
import { copyOf, draftOf } from './row-draft.ts';
import { referrersOf } from './row-links.ts';
import { RowValue } from './RowValue.tsx';
import { rowsPlace } from './world-places.ts';
import { nameOfRow, type WorldView } from './world-view.ts';

const copy = worldCopy.row;

/** A row as fields, what can be done with it, and what refers to it. */
export function RowView({ view, table, row }: { view: WorldView; table: TableName; row: AnyRow }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const referrers = referrersOf(view.snapshot, table, row.id);

  function pay(): void {
    const label = worldCopy.changes.paid(nameOfRow(table, row.id).toLowerCase());
    void view.changes.run(label, (world) => void markAsPaid(world, row.id));
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <PanelButton
          Icon={Pencil}
          onClick={() => view.go({ kind: 'form', draft: draftOf(table, row) })}
        >
          {copy.edit}
        </PanelButton>
        <PanelButton
          Icon={Copy}
          onClick={() => view.go({ kind: 'form', draft: copyOf(table, row) })}
        >
          {copy.duplicate}
        </PanelButton>
        <PanelButton
          aria-expanded={isDeleting}
          Icon={Trash2}
          onClick={() => setIsDeleting(!isDeleting)}
        >
          {copy.remove}
        </PanelButton>
        {table === 'offers' && row['status'] === PAYMENT.from && (
          <PanelButton Icon={BadgeDollarSign} onClick={pay}>
            {copy.markAsPaid}
          </PanelButton>
        )}
      </div>
      {isDeleting && (
        <DeleteRow view={view} table={table} id={row.id} onCancel={() => setIsDeleting(false)} />
      )}
      <DefinitionList>
        {columnsOf(table).map((column) => (
          <Definition key={column.name} term={labelOf(column)}>
            <RowValue view={view} table={table} row={row} column={column} />
          </Definition>
        ))}
      </DefinitionList>
      {referrers.length > 0 && (
        <section className="flex flex-col gap-3">
          <h4 className="text-sm">{copy.referrers}</h4>
          <ItemList
            items={referrers.map(({ table: from, column, ids }) => ({
              key: `${from}.${column}`,
              text: copy.referredIn(
                ids.length,
                ids.length === 1 ? TABLES[from].row : from,
                inWords(column).toLowerCase(),
              ),
              onPress: () => view.go(rowsPlace(from, { column, table, id: row.id })),
            }))}
          />
        </section>
      )}
    </>
  );
}

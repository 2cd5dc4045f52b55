import { BadgeDollarSign, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PAYMENT } from '#src/domain/offer-process.ts';
import { markAsPaid } from '#mocks/db/offers.ts';
import { TABLES, type TableName } from '#mocks/db/tables.ts';
import { Button } from '#src/ui/Button.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { worldCopy } from '../world-copy.ts';
import { DeleteRow } from './DeleteRow.tsx';
import { ItemList } from './ItemList.tsx';
import { columnsOf, inWords, labelOf, type AnyRow } from './row-columns.ts';
import { copyOf, draftOf } from './row-draft.ts';
import { referrersOf } from './row-links.ts';
import { RowValue } from './RowValue.tsx';
import { PAGE_SIZE } from './world-places.ts';
import { nameOfRow, type WorldView } from './world-view.ts';

const copy = worldCopy.row;

/** A row as fields, what can be done with it, and what refers to it. */
export function RowView({ view, table, row }: { view: WorldView; table: TableName; row: AnyRow }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const referrers = referrersOf(view.snapshot, table, row.id);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<Pencil aria-hidden strokeWidth={1.75} />}
          onClick={() => view.go({ kind: 'form', draft: draftOf(table, row) })}
        >
          {copy.edit}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Copy aria-hidden strokeWidth={1.75} />}
          onClick={() => view.go({ kind: 'form', draft: copyOf(table, row) })}
        >
          {copy.duplicate}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={isDeleting}
          icon={<Trash2 aria-hidden strokeWidth={1.75} />}
          onClick={() => setIsDeleting(!isDeleting)}
        >
          {copy.remove}
        </Button>
        {table === 'offers' && row['status'] === PAYMENT.from && (
          <Button
            size="sm"
            variant="secondary"
            icon={<BadgeDollarSign aria-hidden strokeWidth={1.75} />}
            onClick={() =>
              void view.changes.run(
                worldCopy.changes.paid(nameOfRow(table, row.id).toLowerCase()),
                (world) => {
                  markAsPaid(world, row.id);
                },
              )
            }
          >
            {copy.markAsPaid}
          </Button>
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
              onPress: () =>
                view.go({
                  kind: 'rows',
                  table: from,
                  of: { column, table, id: row.id },
                  query: '',
                  limit: PAGE_SIZE,
                }),
            }))}
          />
        </section>
      )}
    </>
  );
}

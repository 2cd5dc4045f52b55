import { formatDateTime, formatDay } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { TextLink } from '#src/ui/TextLink.tsx';
import type { TableName } from '#mocks/db/tables.ts';
import { worldCopy } from '../world-copy.ts';
import { inWords, printValue, type AnyRow, type Column } from './row-columns.ts';
import { RowStatus } from './RowStatus.tsx';
import { nameOfRow, type WorldView } from './world-view.ts';

/** The value of a column, as people read it. References are links to their rows. */
export function RowValue({
  view,
  table,
  row,
  column,
}: {
  view: WorldView;
  table: TableName;
  row: AnyRow;
  column: Column;
}) {
  const text = printValue(row[column.name]);
  if (text === '') {
    return <span className="font-normal text-ink-muted">{worldCopy.row.none}</span>;
  }
  switch (column.kind) {
    case 'reference':
      return column.target && <Reference view={view} table={column.target} id={Number(text)} />;
    case 'choice':
      return column.name === 'status' ? <RowStatus table={table} row={row} /> : inWords(text);
    case 'time':
      return (
        <time dateTime={text} title={text}>
          {formatDateTime(text, 'UTC')} UTC
        </time>
      );
    case 'day':
      return <time dateTime={text}>{formatDay(text)}</time>;
    case 'money':
      return formatMoney(Number(text));
    case 'paragraph':
      return <span className="font-normal whitespace-pre-wrap">{text}</span>;
    case 'number':
    case 'text':
      return text;
    default:
      return column.kind satisfies never;
  }
}

function Reference({ view, table, id }: { view: WorldView; table: TableName; id: number }) {
  const summary = view.summaries.of(table, id);
  if (summary === undefined) return `${nameOfRow(table, id)}, ${worldCopy.row.missing}`;
  return (
    <>
      <TextLink asChild isStandalone>
        <button type="button" onClick={() => view.go({ kind: 'row', table, id })}>
          {nameOfRow(table, id)}
        </button>
      </TextLink>
      <span className="block text-sm font-normal text-ink-muted">{summary}</span>
    </>
  );
}

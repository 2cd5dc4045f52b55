import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { markAsPaid } from '#mocks/db/offers.ts';
import { TABLES, type TableName } from '#mocks/db/tables.ts';
import type { World } from '#mocks/db/world.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { PAYMENT } from '#src/domain/offer-process.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CodeBlock } from '../../CodeBlock.tsx';
import { CodeField } from '../../CodeField.tsx';
import { createKeptState } from '../../kept-state.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelStatus } from '../../PanelStatus.tsx';
import { capitalized } from '../../words.ts';
import { usePanelWorld } from '../../panel-world.ts';
import { deleteRow, saveRow } from './edit-row.ts';
import type { AnyRow } from './row-summary.ts';

/** What was typed, and for which row; undefined while it is as the world has it. */
const useTyped = createKeptState<{ readonly of: string; readonly text: string } | undefined>(
  undefined,
);

export interface RowEditorProps {
  readonly table: TableName;
  readonly id: number;
  /** Undefined for one that is gone. */
  readonly row: AnyRow | undefined;
  /** Opens another row, or with undefined the list. */
  readonly onOpen: (id: number | undefined) => void;
}

/** A row as JSON. Where the world can be changed, it is saved if it is one that a server could hold. */
export function RowEditor({ table, id, row, onOpen }: RowEditorProps) {
  const { change } = usePanelWorld().engine;
  const [typed, setTyped] = useTyped();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const name = `${capitalized(TABLES[table].row)} ${id}`;
  const own = row && JSON.stringify(row, null, 2);
  const text = typed?.of === name ? typed.text : own;

  async function run(act: (world: World) => void): Promise<void> {
    setProblem(undefined);
    setStatus('');
    try {
      await change?.(act);
      setTyped(undefined);
      setStatus('Saved.');
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  async function save(edited: string): Promise<void> {
    let saved = id;
    await run((world) => {
      saved = saveRow(world, table, edited);
    });
    if (saved !== id) onOpen(saved);
  }

  return (
    <section className="flex flex-col gap-4">
      <div className="flex min-h-11 items-center gap-1">
        <IconButton label="Back" className="-ms-2.5" onClick={() => onOpen(undefined)}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h3 ref={title} tabIndex={-1} className="rounded-small text-base">
          {name}
        </h3>
      </div>
      {!row && <p className="text-ink-muted">Not found. It may have been deleted.</p>}
      {!change && own !== undefined && (
        <CodeBlock label="JSON" code={own} copyLabel="Copy as JSON" />
      )}
      {change && text !== undefined && (
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void save(text);
          }}
        >
          <CodeField
            label="JSON"
            hint="Another id adds a row."
            value={text}
            onText={(next) => setTyped({ of: name, text: next })}
          />
          <div className="flex flex-wrap gap-2">
            <PanelButton variant="primary" type="submit">
              Save
            </PanelButton>
            <PanelButton onClick={() => void run((world) => deleteRow(world, table, id))}>
              Delete
            </PanelButton>
            {table === 'offers' && row?.['status'] === PAYMENT.from && (
              <PanelButton onClick={() => void run((world) => void markAsPaid(world, id))}>
                Mark as paid
              </PanelButton>
            )}
          </div>
        </form>
      )}
      {problem !== undefined && (
        <Alert tone="danger" size="compact" title="We couldn't change the world">
          <span className="whitespace-pre-line">{problem}</span>
        </Alert>
      )}
      <PanelStatus>{status}</PanelStatus>
    </section>
  );
}

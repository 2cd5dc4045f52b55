import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { TABLES } from '#mocks/db/tables.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { worldCopy } from '../world-copy.ts';
import { columnsOf, findRow, labelOf, printValue } from './row-columns.ts';
import {
  conflictsOf,
  readDraft,
  resolveConflict,
  saveDraft,
  textOf,
  withEdit,
  type RowDraft,
} from './row-draft.ts';
import { RowField } from './RowField.tsx';
import { nameOfRow, type WorldView } from './world-view.ts';

const copy = worldCopy.form;

/**
 * Edits a row, or adds one. The app's own changes of the row appear in the fields that the user has not
 * edited; where both have changed something, the user chooses.
 */
export function RowForm({ view, draft }: { view: WorldView; draft: RowDraft }) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const { table, id } = draft;
  const columns = columnsOf(table);
  const current = id === undefined ? undefined : findRow(view.snapshot, table, id);
  const isGone = id !== undefined && current === undefined;
  const conflicts = current ? conflictsOf(draft, current) : [];
  const followed = columns.filter(
    ({ name }) =>
      current &&
      draft.edits[name] === undefined &&
      printValue(current[name]) !== printValue(draft.base[name]),
  );

  const change = (next: RowDraft) => view.update({ kind: 'form', draft: next });

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const read = readDraft(draft, view.snapshot);
    if ('errors' in read) {
      setErrors(read.errors);
      return;
    }
    setErrors({});
    let savedId = draft.base.id;
    await view.changes.run(
      labelOfChange(draft),
      (world) => {
        savedId = saveDraft(world, draft, read.change);
      },
      () => {
        if (id === undefined) view.replace({ kind: 'row', table, id: savedId });
        else view.back();
      },
    );
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(e) => void save(e)}>
      {isGone && (
        <Alert tone="warning" size="compact" title={copy.goneTitle}>
          {copy.gone}
        </Alert>
      )}
      {followed.length > 0 && (
        <Alert tone="info" size="compact" title={copy.changedTitle}>
          {copy.changed(followed.map(labelOf).join(', '))}
        </Alert>
      )}
      {columns.map((column) => {
        const { name } = column;
        return (
          <RowField
            key={name}
            column={column}
            text={textOf(draft, current, name)}
            expected={errors[name]}
            theirs={conflicts.find((conflict) => conflict.column === name)?.theirs}
            summaries={view.summaries}
            onText={(text) => change(withEdit(draft, name, text))}
            onResolve={(keeps) => {
              if (current) change(resolveConflict(draft, current, { column: name, keeps }));
            }}
          />
        );
      })}
      <div className="sticky -bottom-6 -mx-4 flex justify-end gap-2 border-t border-line bg-surface-raised px-4 py-3">
        <PanelButton variant="ghost" onClick={view.back}>
          {worldCopy.cancel}
        </PanelButton>
        <PanelButton variant="primary" type="submit">
          {id === undefined ? copy.create : copy.save}
        </PanelButton>
      </div>
    </form>
  );
}

/** Names a change by the columns that it edits. */
function labelOfChange({ table, id, edits, base }: RowDraft): string {
  if (id === undefined) return worldCopy.changes.add(TABLES[table].row, base.id);
  const edited = columnsOf(table).filter(({ name }) => edits[name] !== undefined);
  return worldCopy.changes.edit(
    nameOfRow(table, id),
    edited.map((column) => labelOf(column).toLowerCase()).join(', '),
  );
}

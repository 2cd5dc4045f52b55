import { TABLES, type TableName } from '#mocks/db/tables.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { worldCopy } from '../world-copy.ts';
import { dependentsOf } from './row-links.ts';
import { nameOfRow, type WorldView } from './world-view.ts';

const copy = worldCopy.row;

/** At most so many ids are listed per table. */
const MAX_LISTED = 5;

/** Asks before a row is deleted, together with what refers to it. */
export function DeleteRow({
  view,
  table,
  id,
  onCancel,
}: {
  view: WorldView;
  table: TableName;
  id: number;
  onCancel: () => void;
}) {
  const dependents = dependentsOf(view.snapshot, table, id);
  const name = nameOfRow(table, id).toLowerCase();
  const count = [...dependents.values()].reduce((sum, { size }) => sum + size, 1);
  const list = [...dependents].map(([from, ids]) => {
    const listed = [...ids].slice(0, MAX_LISTED).join(', ');
    const rest = ids.size > MAX_LISTED ? '...' : '';
    return `${ids.size} ${ids.size === 1 ? TABLES[from].row : from} (${listed}${rest})`;
  });

  async function remove(): Promise<void> {
    await view.changes.run(
      worldCopy.changes.remove(name),
      (world) => {
        for (const [from, ids] of dependentsOf(world.snapshot(), table, id)) {
          for (const each of ids) world.table(from).delete(each);
        }
        world.table(table).delete(id);
      },
      view.back,
    );
  }

  return (
    <Alert
      tone="warning"
      size="compact"
      title={copy.deleteTitle(name)}
      action={
        <>
          <PanelButton onClick={onCancel}>{worldCopy.cancel}</PanelButton>
          <PanelButton variant="danger" onClick={() => void remove()}>
            {copy.deleteButton(count)}
          </PanelButton>
        </>
      }
    >
      {list.length === 0 ? copy.deleteAlone : copy.deleteAll(list.join(', '))}
    </Alert>
  );
}

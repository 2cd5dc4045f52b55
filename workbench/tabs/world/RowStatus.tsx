import { OfferStatus } from '#src/domain/offer.ts';
import { TaskStatus } from '#src/domain/task.ts';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import { TaskStatusBadge } from '#src/features/task/TaskStatusBadge.tsx';
import type { TableName } from '#mocks/db/tables.ts';
import type { AnyRow } from './row-columns.ts';

/** The status of an offer or a task, as the app shows it; nothing for other rows. */
export function RowStatus({ table, row }: { table: TableName; row: AnyRow }) {
  const { status } = row;
  if (table === 'offers') {
    const known = OfferStatus.safeParse(status);
    return known.success && <OfferStatusBadge status={known.data} />;
  }
  const known = TaskStatus.safeParse(status);
  return table === 'tasks' && known.success && <TaskStatusBadge status={known.data} />;
}

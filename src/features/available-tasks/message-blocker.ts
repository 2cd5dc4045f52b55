import type { ShownTaskStatus, Task } from '#src/domain/task.ts';

export type MessageBlocker = 'own' | Exclude<ShownTaskStatus, 'available'>;

/** Workers message clients only while a task is available (product.md §2). Null if the viewer can. */
export function messageBlocker(
  { status, client }: Pick<Task, 'status' | 'client'>,
  viewer: number,
): MessageBlocker | null {
  if (client.id === viewer) return 'own';
  return status === 'available' ? null : status;
}

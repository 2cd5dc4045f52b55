import type { ShownTaskStatus, Task } from '#src/domain/task.ts';

/** Why the viewer can't message the client of a task: it is their own, or its status. */
export type MessageBlocker = 'own' | Exclude<ShownTaskStatus, 'available'>;

/**
 * Returns why the viewer can't message the client of a task, or null if they can: workers message
 * clients only while a task is available (product.md §2).
 *
 * @param viewer the viewer's user id
 */
export function messageBlocker(
  { status, client }: Pick<Task, 'status' | 'client'>,
  viewer: number,
): MessageBlocker | null {
  if (client.id === viewer) return 'own';
  return status === 'available' ? null : status;
}

import { TASK_STATUSES, type ShownTaskStatus, type Task } from '#src/domain/task.ts';
import { aTask } from '#mocks/factories/tasks.ts';

const CAPTIONS: Readonly<Record<ShownTaskStatus, string>> = {
  available: 'Available',
  booked: 'Booked',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Canceled',
  inactive: 'Inactive',
  unknown: 'A status of a newer server',
};

/** Every status by its caption, in the order of the lifecycle. */
const statusCaptions = ([...TASK_STATUSES, 'unknown'] as const).map(
  (status) => [CAPTIONS[status], status] as const,
);

/** A task in every status, by caption, for a section of a sheet. Its ids go from 1 on. */
export const tasksByStatus: Readonly<Record<string, { readonly task: Task }>> = Object.fromEntries(
  statusCaptions.map(([caption, status], index) => [
    caption,
    { task: aTask({ id: index + 1, status }) },
  ]),
);

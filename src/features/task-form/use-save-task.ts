import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { createTask, getTask, myTasks, updateTask } from '#src/contract/tasks.ts';
import type { TaskFields } from '#src/domain/task-form.ts';
import { canChangeTask } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { taskQuery } from '#src/features/task/use-task.ts';
import { CONFLICT, NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import type { CallOptions } from '#src/lib/calls/api.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { invalidate } from '#src/lib/calls/patch.ts';
import { callKey } from '#src/lib/calls/query.ts';
import { prepareCall, type PreparedCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { initialTaskInput, isSameInput, type TaskInput } from './task-input.ts';

export interface TaskToSave {
  readonly form: TaskFields;
  /** As it was typed, to recognize its draft. */
  readonly input: TaskInput;
  /** The id of the newest of the viewer's tasks that is known: no older one is this one. */
  readonly after: number;
  /** In milliseconds since the epoch. */
  readonly sentAt: number;
}

/** How much the clocks of the server and this computer may differ. */
const CLOCK_SKEW_MS = 2 * 60_000;

/** The task, or the viewer's newest tasks, confirm a lost answer, so nothing is posted twice (product.md §7). */
export function useSaveTask({
  task,
  onSuccess,
  onPostedEarlier,
  onError,
}: {
  /** Null for a new one. */
  readonly task: Task | null;
  /** Called even if the dialog has been closed, as are the others. */
  readonly onSuccess: (sent: TaskToSave) => void;
  /** Instead of `onError` when an earlier version was posted. What was sent now was not saved. */
  readonly onPostedEarlier: (earlier: Task, sent: TaskToSave) => void;
  readonly onError: () => void;
}) {
  const api = useApi();
  const queries = useQueryClient();

  async function findCreated({ form, after, sentAt }: TaskToSave, options: CallOptions) {
    const { tasks } = await api.call(myTasks, { query: {} }, options);
    // Where no task was known, an older one may have a higher id.
    const isNew = ({ id, created_at }: Task) =>
      id > after && Date.parse(created_at) > sentAt - CLOCK_SKEW_MS;
    const created = tasks.find((each) => isNew(each) && hasFields(each, form));
    return created ? { task: created } : null;
  }

  async function findUpdated(id: number, form: TaskFields, options: CallOptions, error: ApiError) {
    const fresh = await api.call(getTask, { params: { id } }, options);
    const isRefused = error.status === CONFLICT && !canChangeTask(fresh.task.status, 'edit');
    return hasFields(fresh.task, form) && !isRefused ? fresh : null;
  }

  return useApiMutation<TaskToSave, { task: Task }>({
    key: task ? ['task', 'update', task.id] : ['task', 'create'],
    request: ({ form }) =>
      task ? unlessChanged(task, form) : prepareCall(createTask, { body: form }),
    // Not `after`: once the created task is in the cache, a form that is opened again has another one.
    identity: ({ form }) => form,
    confirm: (sent, options, error) =>
      task ? findUpdated(task.id, sent.form, options, error) : findCreated(sent, options),
    onSuccess(answer, sent) {
      queries.setQueryData(taskQuery(api, answer.task.id).queryKey, answer);
      onSuccess(sent);
    },
    onSuperseded(earlier, sent) {
      if (!task) onPostedEarlier(earlier.task, sent);
    },
    onError(error) {
      // After a conflict everything is refetched anyway.
      if (error.status === NOT_FOUND) invalidate(queries, updateTask);
      if (task || error.kind !== 'superseded') onError();
    },
  });
}

/** The call sends all fields, so it would revert what has changed since the form got them. */
function unlessChanged(task: Task, form: TaskFields): PreparedCall<{ task: Task }> {
  const params = { id: task.id };
  const update = prepareCall(updateTask, { params, body: form });
  return {
    ...update,
    async prepare(api, options) {
      const fresh = await api.call(getTask, { params }, options);
      if (!isSameInput(initialTaskInput(fresh.task), initialTaskInput(task))) {
        throw new ApiError({ kind: 'http', endpoint: updateTask, status: CONFLICT });
      }
    },
  };
}

/** Among the tasks in the cache that may be the viewer's own; 0 for none. */
export function newestOwnTask(queries: QueryClient): number {
  const lists = queries.getQueriesData<CallAnswer<typeof myTasks>>({ queryKey: callKey(myTasks) });
  const dashboards = queries.getQueriesData<CallAnswer<typeof getClientDashboard>>({
    queryKey: callKey(getClientDashboard),
  });
  const single = queries.getQueriesData<{ task: Task }>({ queryKey: callKey(getTask) });
  const tasks = [
    ...single.flatMap(([, answer]) => answer?.task ?? []),
    ...lists.flatMap(([, answer]) => answer?.tasks ?? []),
    ...dashboards.flatMap(([, answer]) => answer?.dashboard.recent_tasks ?? []),
  ];
  return Math.max(0, ...tasks.map(({ id }) => id));
}

function hasFields(task: Task, form: TaskFields): boolean {
  return (
    task.title === form.title &&
    task.description === form.description &&
    (task.task_category_id ?? task.task_category?.id) === form.task_category_id &&
    task.location === form.location &&
    task.payment_offer === form.payment_offer &&
    task.deadline === form.deadline
  );
}

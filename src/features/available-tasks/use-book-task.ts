import { bookTask, getTask, listTasks } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { inAnswer, mapChanged, withField, type Patch } from '#src/lib/calls/patch.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { tasksCopy } from './copy.ts';

/** The list marks the task booked (product.md §7). A refetch would drop it, for it is no longer available. */
const bookedTaskPatch: Patch<{ task: Task }> = {
  answers: [
    inAnswer(listTasks, (answer, { task }) =>
      withField(
        answer,
        'tasks',
        mapChanged(answer.tasks, (each) => (each.id === task.id ? task : each)),
      ),
    ),
  ],
  completes: [listTasks],
};

/** A call without a button (decision D16). The task confirms a lost answer: it names its worker to them. */
export function useBookTask(taskId: number) {
  const { api, notices } = useServices();
  const viewer = useSession()?.user.id;
  return useApiMutation<null, { task: Task }>({
    key: ['task', taskId, 'book'],
    request: () => prepareCall(bookTask, { params: { id: taskId } }),
    patch: bookedTaskPatch,
    async confirm(_, options) {
      const answer = await api.call(getTask, { params: { id: taskId } }, options);
      return answer.task.assigned_worker?.id === viewer ? answer : null;
    },
    onError: (error) =>
      notices.show({ tone: 'danger', text: error.messageOr(tasksCopy.book.failed) }),
  });
}

import { bookTask, getTask } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { taskPatch } from '#src/entities/tasks/task-patches.ts';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import { useServices } from '#src/lib/ServicesProvider.tsx';
import { prepareCall } from '#src/lib/reliable-call.ts';
import { useApiMutation } from '#src/lib/use-api-mutation.ts';
import { tasksCopy } from './copy.ts';

/**
 * Books a task for the viewer, which marks it booked in the list (section 4). No screen has a button for
 * it (decision D16). A lost answer is confirmed with the task, which names its worker to them alone.
 *
 * @param taskId the task
 */
export function useBookTask(taskId: number) {
  const { api, notices } = useServices();
  const viewer = useSession()?.user.id;
  return useApiMutation<null, { task: Task }>({
    key: ['task', taskId, 'book'],
    request: () => prepareCall(bookTask, { params: { id: taskId } }),
    patch: taskPatch,
    async confirm(_, options) {
      const answer = await api.call(getTask, { params: { id: taskId } }, options);
      return answer.task.assigned_worker?.id === viewer ? answer : null;
    },
    onError: (error) =>
      notices.show({ tone: 'danger', text: error.messageOr(tasksCopy.book.failed) }),
  });
}

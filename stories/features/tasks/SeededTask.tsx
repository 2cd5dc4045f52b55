import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getTask } from '#src/contract/tasks.ts';
import type { Conversation } from '#src/domain/message.ts';
import type { Task } from '#src/domain/task.ts';
import { useOwnConversations } from '#src/features/available-tasks/use-own-conversations.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';

interface SeenTask {
  readonly task: Task;
  readonly viewer: number;
  readonly conversation: Conversation | undefined;
}

/** Renders the task of the story's server, as its viewer sees it. */
export function SeededTask({ children }: { children: (seen: SeenTask) => ReactNode }) {
  const { data, error } = useQuery(callQuery(useApi(), getTask, { params: { id: TASK_ID } }));
  const viewer = useSession()?.user.id ?? 0;
  const conversations = useOwnConversations(viewer);
  if (error) return <p>{error.message}</p>;
  return data && children({ ...data, viewer, conversation: conversations.get(TASK_ID) });
}

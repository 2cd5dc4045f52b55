import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deleteTask, getTask } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { invalidate } from '#src/lib/calls/patch.ts';
import { useLoadedQuery, type Load } from '#src/lib/calls/use-load.ts';
import type { Api } from '#src/lib/calls/api.ts';
import { callQuery } from '#src/lib/calls/query.ts';

export interface FetchedTask {
  /** Undefined while there is none, and when it is not found. */
  readonly task: Task | undefined;
  readonly load: Load;
  readonly isNotFound: boolean;
}

/** Each fetch counts a view (product.md §7). If it isn't found, lists are refetched. `known` is shown until then. */
export function useTask(id: number, known: Task | undefined): FetchedTask {
  const { query, load } = useLoadedQuery(taskQuery(useApi(), id));
  const queries = useQueryClient();
  const isNotFound = load.error?.status === NOT_FOUND;
  const isListOutdated = isNotFound && known !== undefined;
  useEffect(() => {
    if (isListOutdated) invalidate(queries, deleteTask, { completes: [getTask] });
  }, [isListOutdated, queries]);
  return { task: isNotFound ? undefined : (query.data?.task ?? known), load, isNotFound };
}

/** Each fetch counts a view, except for its client (product.md §7). */
export function taskQuery(api: Api, id: number) {
  return callQuery(api, getTask, { params: { id } });
}

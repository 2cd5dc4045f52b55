import { useState } from 'react';
import { myTasks } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';

/** What the client's dashboard says; undefined while unknown. */
interface KnownTasks {
  readonly recent: readonly Task[] | undefined;
  readonly total: number | undefined;
  /** The whole list takes the place of a dashboard that failed (product.md §2). */
  readonly hasFailed: boolean;
}

export function usePostedTasks({ recent, total, hasFailed }: KnownTasks) {
  const [isAllWanted, setIsAllWanted] = useState(false);
  const options = callQuery(useApi(), myTasks, { query: {} });
  const { query, load } = useLoadedQuery({ ...options, enabled: isAllWanted || hasFailed });
  const all = isAllWanted || recent === undefined ? query.data?.tasks : undefined;
  const tasks = all ?? recent;
  return {
    tasks,
    total: all ? all.length : total,
    state: tasks ? 'ready' : hasFailed ? load.state : 'loading',
    load,
    rest: restOf(),
    /** To the latest tasks. */
    hasAddedRest: isAllWanted && all !== undefined,
    showAll: () => (isAllWanted ? load.onRetry() : setIsAllWanted(true)),
  } as const;

  function restOf(): 'idle' | 'loading' | 'failed' | 'end' {
    if (all || recent === undefined || recent.length >= (total ?? 0)) return 'end';
    if (!isAllWanted) return 'idle';
    return load.state === 'error' && !load.isBusy ? 'failed' : 'loading';
  }
}

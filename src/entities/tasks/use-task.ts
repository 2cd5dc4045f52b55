import { useQuery } from '@tanstack/react-query';
import type { Task } from '#src/domain/task.ts';
import { useApi } from '#src/lib/EnvironmentProvider.tsx';
import { useLoad, type Load } from '#src/lib/use-load.ts';
import { taskQuery } from './queries.ts';

const NOT_FOUND = 404;

/** A task that is fetched by its id. */
export interface FetchedTask {
  /** The fetched task, or the known one; undefined while there is none, and when it is not found. */
  readonly task: Task | undefined;
  /** How fetching went. */
  readonly load: Load;
  readonly isNotFound: boolean;
}

/**
 * Fetches a task (section 7). Each fetch counts a view, except for its client.
 *
 * @param known the task from a list, used while the call is pending and if it fails
 */
export function useTask(id: number, known: Task | undefined): FetchedTask {
  const options = taskQuery(useApi(), id);
  const query = useQuery(options);
  const load = useLoad(query, options.queryKey);
  const isNotFound = load.error?.status === NOT_FOUND;
  return { task: isNotFound ? undefined : (query.data?.task ?? known), load, isNotFound };
}

import { hashKey, useIsFetching, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../calls/api-error.ts';
import { useIsSlow } from '../calls/use-is-slow.ts';

/**
 * A fetch beside the query of a list, such as of older items. Running it again cancels the one before.
 *
 * @param queryKey what is fetched: what has come of another key does not show
 */
export function useOwnFetch<Result>(
  queryKey: QueryKey,
  fetch: (signal: AbortSignal) => Promise<Result>,
) {
  const queries = useQueryClient();
  const key = hashKey(queryKey);
  const isFetching = useIsFetching({ queryKey, exact: true }) > 0;
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{
    key: string;
    result?: Result;
    error?: ApiError;
  } | null>(null);
  const own = outcome?.key === key ? outcome : null;

  async function run(): Promise<Result | undefined> {
    setAttempt((count) => count + 1);
    await queries.cancelQueries({ queryKey, exact: true });
    try {
      const result = await queries.fetchQuery({
        queryKey,
        queryFn: ({ signal }) => fetch(signal),
        staleTime: 0,
        gcTime: 0,
      });
      setOutcome({ key, result });
      return result;
    } catch (error) {
      // Anything else is one that a later one has canceled.
      if (error instanceof ApiError) setOutcome({ key, error });
      return undefined;
    }
  }

  return {
    run,
    isFetching,
    isSlow: useIsSlow(isFetching, attempt),
    result: own?.result,
    /** Why the last one failed; kept until the next one succeeds. */
    error: own?.error ?? null,
  };
}

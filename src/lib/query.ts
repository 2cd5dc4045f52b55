import { queryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import type { Api } from './api.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/**
 * Creates a query client that never retries, refetches on focus or pauses offline by itself. The
 * product has its own rules for those.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The key prefix of all queries of a resource. */
export function resourceKey(resource: string): QueryKey {
  return [resource];
}

/**
 * The query options of one call, shared by hooks, prefetches and tests.
 *
 * @example useQuery(callQuery(api, getDashboard, {}))
 */
export function callQuery<E extends AnyEndpoint>(api: Api, endpoint: E, input: CallInput<E>) {
  return queryOptions<CallAnswer<E>>({
    queryKey: [...callKey(endpoint), input],
    queryFn: ({ signal }) => api.call(endpoint, input, { signal }),
  });
}

/** The input of the call that a query sends: the only object in its key, which may end in words such as `refresh`. */
export function inputOf(queryKey: QueryKey): unknown {
  return queryKey.findLast((part) => typeof part === 'object');
}

/** The key prefix of all queries of one call, paginated or not. */
export function callKey(endpoint: AnyEndpoint): QueryKey {
  return [...resourceKey(endpoint.resource), endpoint.name];
}

import {
  infiniteQueryOptions,
  queryOptions,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
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

/**
 * The infinite query options of a paginated call.
 *
 * Loaded pages stay fresh until invalidated: returning to a list of a hundred pages must not refetch
 * a hundred pages.
 *
 * @param input the call's input without the page number
 * @param hasMore whether another page follows this one
 * @example useInfiniteQuery(callPages(api, listOffers, { query }, ({ pagination }) => pagination.has_more))
 */
export function callPages<E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  input: CallInput<E>,
  hasMore: (answer: CallAnswer<E>) => boolean,
) {
  return infiniteQueryOptions({
    queryKey: [...callKey(endpoint), 'pages', input],
    queryFn: ({ pageParam, signal }): Promise<CallAnswer<E>> => {
      const { query, ...rest } = input as { query?: Readonly<Record<string, unknown>> };
      const pageInput = { ...rest, query: { ...query, page: pageParam } };
      return api.call(endpoint, pageInput as CallInput<E>, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (hasMore(last) ? pages.length + 1 : undefined),
    staleTime: Infinity,
  });
}

/** The key prefix of all queries of one call, paginated or not. */
export function callKey(endpoint: AnyEndpoint): QueryKey {
  return [...resourceKey(endpoint.resource), endpoint.name];
}

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

/** A client that leaves retries, focus and the network to the product's own rules. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The key of everything that a resource's calls have answered. */
export function resourceKey(resource: string): QueryKey {
  return [resource];
}

/**
 * The options of a query over one call; the hook, a prefetch and a test use the same.
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
 * The options of a list that is loaded page by page.
 *
 * What is loaded stays as it is until something says that it has changed: coming back to a list of
 * a hundred pages must not fetch a hundred pages.
 *
 * @param input the query without its page
 * @param hasMore whether another page follows this answer
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
      const asked = { ...rest, query: { ...query, page: pageParam } };
      return api.call(endpoint, asked as CallInput<E>, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (hasMore(last) ? pages.length + 1 : undefined),
    staleTime: Infinity,
  });
}

/** The key of everything that one call has answered, single answers and pages alike. */
export function callKey(endpoint: AnyEndpoint): QueryKey {
  return [...resourceKey(endpoint.resource), endpoint.name];
}

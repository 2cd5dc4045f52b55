import { queryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import type { Api } from './api.ts';
import { systemClock } from '../time/clock.ts';

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

/** Fetches one page of a paginated call, bypassing the query cache. */
export function fetchPage<E extends AnyEndpoint>(
  api: Api,
  { endpoint, input }: { readonly endpoint: E; readonly input: CallInput<E> },
  page: number,
  signal: AbortSignal | undefined,
): Promise<CallAnswer<E>> {
  const { query, ...rest } = input as { query?: Readonly<Record<string, unknown>> };
  return api.call(endpoint, { ...rest, query: { ...query, page } } as CallInput<E>, { signal });
}

/** How long an answer or a failure that a route has asked for is fresh, in milliseconds. */
export const FRESH_MS = 10_000;

/** For the first query of a page: its screen doesn't ask again for what the route has just asked for. */
export const ofPage = {
  staleTime: FRESH_MS,
  retryOnMount: ({ state }: { readonly state: { readonly errorUpdatedAt: number } }) =>
    systemClock.now() - state.errorUpdatedAt > FRESH_MS,
} as const;

/** The query options of the first call of a page, which its route sends ahead. */
export function pageQuery<E extends AnyEndpoint>(api: Api, endpoint: E, input: CallInput<E>) {
  return { ...callQuery(api, endpoint, input), ...ofPage };
}

/** The input of the call that a query sends: the only object in its key, which may end in words such as `refresh`. */
export function inputOf(queryKey: QueryKey): unknown {
  return queryKey.findLast((part) => typeof part === 'object');
}

/** The key prefix of all queries of one call, paginated or not. */
export function callKey(endpoint: AnyEndpoint): QueryKey {
  return [...resourceKey(endpoint.resource), endpoint.name];
}

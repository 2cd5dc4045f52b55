import { queryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput, Resource } from '#src/contract/endpoint.ts';
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
export function resourceKey(resource: Resource): QueryKey {
  return [resource];
}

/**
 * The options of a query over one call; the hook, a prefetch and a test use the same.
 *
 * @example useQuery(callQuery(api, getDashboard, {}))
 */
export function callQuery<E extends AnyEndpoint>(api: Api, endpoint: E, input: CallInput<E>) {
  return queryOptions<CallAnswer<E>>({
    queryKey: [...resourceKey(endpoint.resource), endpoint.name, input],
    queryFn: ({ signal }) => api.call(endpoint, input, { signal }),
  });
}

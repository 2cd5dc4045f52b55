import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { useApi } from './EnvironmentProvider.tsx';
import { resourceKey } from './query.ts';

/**
 * A mutation over one call. When it went through, every query of the resources that the contract
 * says it touches is fetched again: no screen knows another's keys.
 */
export function useCallMutation<E extends AnyEndpoint>(endpoint: E) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<CallAnswer<E>, ApiError, CallInput<E>>({
    mutationFn: (input) => api.call(endpoint, input),
    onSuccess: () =>
      Promise.all(
        endpoint.touches.map((resource) =>
          queries.invalidateQueries({ queryKey: resourceKey(resource) }),
        ),
      ),
  });
}

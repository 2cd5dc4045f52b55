import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { callKey } from '../calls/query.ts';
import { isRefreshKey } from './paged-list.ts';

/** Calls back whenever a list of a call was refreshed: by the user, or because it was opened again. */
export function useAfterRefresh(endpoint: AnyEndpoint, onRefresh: () => void): void {
  const queries = useQueryClient();
  const listener = useEffectEvent(onRefresh);
  useEffect(() => {
    const [resource, name] = callKey(endpoint);
    return queries.getQueryCache().subscribe((event) => {
      const queryKey = event.query.queryKey as QueryKey;
      if (!isRefreshKey(queryKey) || queryKey[0] !== resource || queryKey[1] !== name) return;
      if (event.type === 'updated' && event.action.type === 'success') listener();
    });
  }, [endpoint, queries]);
}

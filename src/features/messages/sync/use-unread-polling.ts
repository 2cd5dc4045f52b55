import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { PollingPlace } from '#src/domain/unread.ts';
import { useEnvironment, useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { createUnreadPoller, type UnreadPoller } from './unread-poller.ts';
import { LOGS, unreadQuery } from './unread-query.ts';

/** Restarts when the place changes and pauses while the tab is hidden (product.md §4, §9). */
export function useUnreadPolling(place: PollingPlace): UnreadPoller {
  const api = useApi();
  const { clock, session, visibility } = useEnvironment();
  const queries = useQueryClient();
  const viewer = useSession()?.user.id;
  // One poller per viewer, so one viewer's fetches don't throttle the next viewer's.
  const poller = useMemo(
    () =>
      createUnreadPoller({
        clock,
        isSignedIn: () => viewer !== undefined && session.current()?.user.id === viewer,
        fetchCount: (signal) => {
          const query = unreadQuery(api, clock);
          signal.addEventListener('abort', () => void queries.cancelQueries(query));
          return queries.fetchQuery({ ...query, staleTime: 0 });
        },
      }),
    [api, clock, queries, session, viewer],
  );

  useEffect(() => {
    if (viewer === undefined) return;
    const sync = () => (visibility.isHidden() ? poller.stop() : poller.poll(place));
    sync();
    const unsubscribe = visibility.subscribe(sync);
    return () => {
      unsubscribe();
      poller.stop();
    };
  }, [viewer, place, poller, visibility]);

  const isCertain =
    useQuery({ ...unreadQuery(api, clock), enabled: false }).data?.isCertain ?? true;
  const isReading = useIsFetching(LOGS) > 0;
  useEffect(() => {
    if (!isCertain && !isReading) poller.repeat();
  }, [isCertain, isReading, poller]);

  return poller;
}

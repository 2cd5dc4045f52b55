import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { unreadCount } from '#src/contract/unread.ts';
import type { PollingPlace } from '#src/domain/unread.ts';
import { useApi, useEnvironment, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { callQuery } from '#src/lib/query.ts';
import { createUnreadPoller, type UnreadPoller } from './unread-poller.ts';

/**
 * Keeps the unread count fresh while somebody is signed in: it starts with the session, ends with
 * it, starts anew when the place changes, and pauses while the tab is hidden (sections 4 and 9).
 *
 * @param place whether the messaging page is open
 */
export function useUnreadPolling(place: PollingPlace): UnreadPoller {
  const api = useApi();
  const { clock, session, visibility } = useEnvironment();
  const queries = useQueryClient();
  const viewer = useSession()?.user.id;
  // A poller each: what one viewer was asked a moment ago holds back no call for the next.
  const poller = useMemo(
    () =>
      createUnreadPoller({
        clock,
        isSignedIn: () => viewer !== undefined && session.current()?.user.id === viewer,
        fetchCount: (signal) => {
          const query = callQuery(api, unreadCount, {});
          signal.addEventListener('abort', () => void queries.cancelQueries(query));
          return queries.fetchQuery({ ...query, staleTime: 0 });
        },
      }),
    [api, clock, queries, session, viewer],
  );

  useEffect(() => {
    if (viewer === undefined) return;
    const follow = () => (visibility.isHidden() ? poller.stop() : poller.poll(place));
    follow();
    const unsubscribe = visibility.subscribe(follow);
    return () => {
      unsubscribe();
      poller.stop();
    };
  }, [viewer, place, poller, visibility]);

  return poller;
}

import { useQuery } from '@tanstack/react-query';
import { unreadCount } from '#src/contract/unread.ts';
import { useApi, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { callQuery } from '#src/lib/query.ts';

/**
 * The viewer's number of unread messages; 0 while unknown and when signed out. Only reads the cache:
 * {@link useUnreadPolling} fetches.
 */
export function useUnreadCount(): number {
  const session = useSession();
  const { data } = useQuery({ ...callQuery(useApi(), unreadCount, {}), enabled: false });
  return session === null ? 0 : (data?.unread_count ?? 0);
}

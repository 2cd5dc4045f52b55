import { useQuery } from '@tanstack/react-query';
import { unreadCount } from '#src/contract/unread.ts';
import { useApi, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { callQuery } from '#src/lib/query.ts';

/**
 * Messages that the viewer has not read; 0 while it is not known, and for nobody. It only looks:
 * the polling of the frame fetches.
 */
export function useUnreadCount(): number {
  const session = useSession();
  const { data } = useQuery({ ...callQuery(useApi(), unreadCount, {}), enabled: false });
  return session === null ? 0 : (data?.unread_count ?? 0);
}

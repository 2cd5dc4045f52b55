import { useQuery } from '@tanstack/react-query';
import { useApi, useEnvironment, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { unreadQuery } from './unread-query.ts';

/**
 * The viewer's number of unread messages; 0 while unknown and when signed out. Only reads the cache:
 * {@link useUnreadPolling} fetches.
 */
export function useUnreadCount(): number {
  const session = useSession();
  const { clock } = useEnvironment();
  const { data } = useQuery({ ...unreadQuery(useApi(), clock), enabled: false });
  return session === null ? 0 : (data?.unread_count ?? 0);
}

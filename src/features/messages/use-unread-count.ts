import { useQuery } from '@tanstack/react-query';
import { unreadCount } from '#src/contract/messages.ts';
import { useApi, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { callQuery } from '#src/lib/query.ts';

/** Messages that the viewer has not read; 0 while it is not known, and for nobody. */
export function useUnreadCount(): number {
  const api = useApi();
  const session = useSession();
  const { data } = useQuery({ ...callQuery(api, unreadCount, {}), enabled: session !== null });
  return session === null ? 0 : (data?.unread_count ?? 0);
}

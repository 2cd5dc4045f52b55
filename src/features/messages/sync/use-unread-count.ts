import { useQuery } from '@tanstack/react-query';
import { useEnvironment, useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { unreadQuery } from './unread-query.ts';

/** Only reads what {@link useUnreadPolling} fetches. Until then, `initial`, from the screen's own call. */
export function useUnreadCount(initial = 0): number {
  const session = useSession();
  const { clock } = useEnvironment();
  const { data } = useQuery({ ...unreadQuery(useApi(), clock), enabled: false });
  return session === null ? 0 : (data?.heldCount ?? data?.unread_count ?? initial);
}

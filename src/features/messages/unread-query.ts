import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { unreadCount } from '#src/contract/unread.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { Api } from '#src/lib/api.ts';
import { callQuery } from '#src/lib/query.ts';

/** The result of a poll. */
export type UnreadCheck = CallAnswer<typeof unreadCount> & {
  /** When the answer arrived, in milliseconds since the epoch. */
  readonly checkedAt: number;
};

/** The query options of the unread count. */
export function unreadQuery(api: Api, clock: Clock) {
  const { queryKey } = callQuery(api, unreadCount, {});
  return queryOptions<UnreadCheck>({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await api.call(unreadCount, {}, { signal });
      return { ...answer, checkedAt: clock.now() };
    },
  });
}

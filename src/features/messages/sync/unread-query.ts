import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { listMessages } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { Api } from '#src/lib/calls/api.ts';
import { callKey, callQuery } from '#src/lib/calls/query.ts';

export type UnreadCheck = CallAnswer<typeof unreadCount> & {
  /** In milliseconds since the epoch. */
  readonly checkedAt: number;
  /** False if a conversation was fetched during the poll: that reads it, so the count may be from before or after. */
  readonly isCertain: boolean;
  /** Shown until the open conversation is fetched, which reads what is new in it, or until the next poll. */
  readonly heldCount?: number | undefined;
};

export function unreadQuery(api: Api, clock: Clock) {
  const { queryKey } = callQuery(api, unreadCount, {});
  return queryOptions<UnreadCheck>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const wasReading = client.isFetching(LOGS) > 0;
      const before = timesRead(client);
      const answer = await api.call(unreadCount, {}, { signal });
      const isReading = client.isFetching(LOGS) > 0 || timesRead(client) !== before;
      return {
        ...answer,
        checkedAt: clock.now(),
        isCertain: !wasReading && !isReading,
        heldCount: heldCount(client, client.getQueryData<UnreadCheck>(queryKey), answer),
      };
    },
  });
}

function heldCount(
  queries: QueryClient,
  before: UnreadCheck | undefined,
  { unread_count }: CallAnswer<typeof unreadCount>,
): number | undefined {
  const isOpen = ({ state }: Query) => state.status === 'success';
  const isInChat = queries
    .getQueryCache()
    .findAll({ ...LOGS, type: 'active' })
    .some(isOpen);
  const isNew = before !== undefined && unread_count > before.unread_count;
  return isInChat && isNew && before.heldCount === undefined ? before.unread_count : undefined;
}

export const LOGS = { queryKey: callKey(listMessages) };

function timesRead(queries: QueryClient): number {
  const logs = queries.getQueryCache().findAll(LOGS);
  return logs.reduce((sum, { state }) => sum + state.dataUpdateCount, 0);
}

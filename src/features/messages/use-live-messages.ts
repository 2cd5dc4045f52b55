import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { listConversations } from '#src/contract/messages.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { useApi, useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { recentKey } from '#src/lib/recent-list.ts';
import { conversationList, messageLog } from './queries.ts';
import { createRefresher, type Refresher } from './refresher.ts';
import { unreadQuery, type UnreadCheck } from './unread-query.ts';

/** How fresh the messages on the screen are. */
export interface LiveState {
  /** When the server last told whether there is news, in milliseconds since the epoch. */
  readonly checkedAt: number | null;
  /** Whether the last check, or the refresh that followed from it, failed. */
  readonly hasFailed: boolean;
  /** Fetches the newest messages now. */
  refresh(): void;
}

/**
 * Keeps the conversations and the open one up to date: a change in an unread poll refetches the newest page
 * of both (D22). The layout polls.
 *
 * @param open the open conversation; null for none
 */
export function useLiveMessages(open: number | null): LiveState {
  const api = useApi();
  const { clock } = useEnvironment();
  const queries = useQueryClient();
  const unread = useQuery({ ...unreadQuery(api, clock), enabled: false });
  const [hasFailedRefresh, setHasFailedRefresh] = useState(false);

  const refresh = useEffectEvent(async (signal: AbortSignal) => {
    // The messages first: fetching them marks them as read, and the list then says so.
    const keys = [...(open === null ? [] : [messageLog(open)].map(recentKey)), LIST_KEY];
    for (const key of keys) await refetch(queries, key, signal);
  });
  const refresher = useRef<Refresher | null>(null);
  useEffect(() => {
    const created = createRefresher({
      clock,
      refresh: (signal) => refresh(signal),
      onSettled: (outcome) => setHasFailedRefresh(outcome === 'failed'),
    });
    refresher.current = created;
    return () => created.stop();
  }, [clock]);

  const { data: check } = unread;
  const last = useRef(check);
  const onCheck = useEffectEvent((before: UnreadCheck | undefined, now: UnreadCheck) => {
    if (hasFailedRefresh || hasNews(before, now) || isBehind(queries, now))
      refresher.current?.request();
  });
  useEffect(() => {
    const before = last.current;
    last.current = check;
    // Reading messages here changes the count, too, but checks nothing.
    if (check !== undefined && check.checkedAt !== before?.checkedAt) onCheck(before, check);
  }, [check]);

  return {
    checkedAt: check?.checkedAt ?? null,
    // Without an answer so far, a failed check counts as pending again during the next one.
    hasFailed:
      unread.isError || (check === undefined && unread.errorUpdateCount > 0) || hasFailedRefresh,
    refresh: useCallback(() => refresher.current?.request(), []),
  };
}

const LIST_KEY = recentKey(conversationList);

function hasNews(before: UnreadCheck | undefined, now: UnreadCheck): boolean {
  if (before === undefined) return false;
  return before.unread_count !== now.unread_count || before.last_message_at !== now.last_message_at;
}

/** Whether the server knows of a newer message than the loaded list. */
function isBehind(queries: QueryClient, { last_message_at: last }: UnreadCheck): boolean {
  const list = queries.getQueryData<CallAnswer<typeof listConversations>>(LIST_KEY);
  if (list === undefined || last == null) return false;
  const newest = list.conversations[0]?.last_message_at;
  return newest == null || Date.parse(last) > Date.parse(newest);
}

/** Fetches the newest page of a mounted list. Does not join a fetch in flight, which may predate the news. */
async function refetch(queries: QueryClient, queryKey: QueryKey, signal: AbortSignal) {
  const query = queries.getQueryCache().find({ queryKey, exact: true });
  if (!query?.isActive()) return;
  const cancel = () => void queries.cancelQueries({ queryKey, exact: true });
  signal.addEventListener('abort', cancel);
  try {
    // Errors are the query's: it has observers, which show them.
    if (query.state.fetchStatus === 'fetching') await query.fetch().catch(() => {});
    signal.throwIfAborted();
    await query.fetch();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  signal.throwIfAborted();
}

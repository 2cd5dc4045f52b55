import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { listConversations, listMessages } from '#src/contract/messages.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { FORBIDDEN, NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { MAX_ATTEMPTS } from '#src/lib/lists/paging.ts';
import { recentKey } from '#src/lib/lists/recent-list.ts';
import { conversationList, messageLog } from './queries.ts';
import { createRefresher, type Refresher } from './refresher.ts';
import { unreadQuery, type UnreadCheck } from './unread-query.ts';

export interface LiveState {
  /** In milliseconds since the epoch. */
  readonly checkedAt: number;
  readonly hasFailed: boolean;
}

/** A change in the layout's unread poll refetches the newest conversations and messages (D22). */
export function useLiveMessages(open: number | null): LiveState {
  const api = useApi();
  const { clock } = useEnvironment();
  const queries = useQueryClient();
  const unread = useQuery({ ...unreadQuery(api, clock), enabled: false });
  const [startedAt] = useState(() => clock.now());
  const [hasFailedRefresh, setHasFailedRefresh] = useState(false);

  const openKey = open === null ? null : recentKey(messageLog(open));
  const refresh = useEffectEvent(async (signal: AbortSignal) => {
    let failure: unknown;
    // The list first: its row tells how many messages the conversation then marks as read.
    for (const key of openKey === null ? [LIST_KEY] : [LIST_KEY, openKey]) {
      await refetch(queries, key, signal).catch((error: unknown) => (failure ??= error));
      signal.throwIfAborted();
    }
    if (failure !== undefined) throw failure;
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
  /** And how often it has been asked for since. */
  const lacking = useRef({ key: '', times: 0 });
  const onCheck = useEffectEvent((before: UnreadCheck | undefined, now: UnreadCheck) => {
    const isOutdated =
      hasFailedRefresh || hasError(queries, LIST_KEY) || hasError(queries, openKey);
    const key = lackingKey(queries, openKey, now);
    lacking.current = { key, times: key === lacking.current.key ? lacking.current.times + 1 : 1 };
    const isBehind = key !== '' && lacking.current.times <= MAX_ATTEMPTS;
    if (isOutdated || hasNews(before, now) || isBehind) {
      refresher.current?.request();
    }
  });
  useEffect(() => {
    const before = last.current;
    last.current = check;
    // Reading messages here changes the count, too, but checks nothing.
    if (check !== undefined && check.checkedAt !== before?.checkedAt) onCheck(before, check);
  }, [check]);

  return {
    // Until the first answer, what is on the screen is as old as the screen.
    checkedAt: check?.checkedAt ?? startedAt,
    // Without an answer so far, a failed check counts as pending again during the next one.
    hasFailed:
      unread.isError || (check === undefined && unread.errorUpdateCount > 0) || hasFailedRefresh,
  };
}

const LIST_KEY = recentKey(conversationList);

function hasNews(before: UnreadCheck | undefined, now: UnreadCheck): boolean {
  if (before === undefined) return false;
  return before.unread_count !== now.unread_count || before.last_message_at !== now.last_message_at;
}

/**
 * The times of what the server knows and the loaded list does not, or the list and not the open
 * conversation. Two calls may write the same time in different precision, and never agree.
 */
function lackingKey(
  queries: QueryClient,
  openKey: QueryKey | null,
  { last_message_at: last }: UnreadCheck,
): string {
  const list = queries.getQueryData<CallAnswer<typeof listConversations>>(LIST_KEY);
  if (list === undefined) return '';
  const log =
    openKey === null ? undefined : queries.getQueryData<CallAnswer<typeof listMessages>>(openKey);
  const row = list.conversations.find(({ id }) => id === log?.conversation.id);
  const pairs = [
    [last, list.conversations[0]?.last_message_at],
    [log && row?.last_message_at, log?.messages[0]?.created_at],
  ] as const;
  return pairs.filter(([known, loaded]) => timeOf(known) > timeOf(loaded)).join(' ');
}

const timeOf = (timestamp: string | null | undefined) => Date.parse(timestamp ?? '') || 0;

/** For a reason that may pass. Without data, the query offers a retry itself. */
function hasError(queries: QueryClient, queryKey: QueryKey | null): boolean {
  const state = queryKey === null ? undefined : queries.getQueryState(queryKey);
  return state?.data !== undefined && state.error !== null && !isMissing(state.error);
}

/** Or the viewer may not see it. */
export function isMissing(error: ApiError | null): boolean {
  return error?.status === FORBIDDEN || error?.status === NOT_FOUND;
}

/** Not the fetch in flight, which may predate the news. @throws ApiError */
async function refetch(queries: QueryClient, queryKey: QueryKey, signal: AbortSignal) {
  const query = queries.getQueryCache().find({ queryKey, exact: true });
  const isWanted = () =>
    query?.isActive() === true && query.state.data !== undefined && !isMissing(query.state.error);
  if (!query || !isWanted()) return;
  const cancel = () => void queries.cancelQueries({ queryKey, exact: true });
  signal.addEventListener('abort', cancel);
  try {
    if (query.state.fetchStatus === 'fetching') await query.fetch().catch(() => {});
    // Meanwhile, another conversation may have been opened. Fetching marks messages as read.
    if (!signal.aborted && isWanted()) await query.fetch();
  } catch (error) {
    // Anything else is a fetch that was canceled, because nobody waits for it anymore.
    if (error instanceof ApiError && !isMissing(error)) throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

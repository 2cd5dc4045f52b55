import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Conversation } from '#src/domain/message.ts';
import { conversationList } from '#src/features/messages/sync/queries.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { recentQuery } from '#src/lib/lists/recent-list.ts';

/** The viewer's loaded conversations with clients, by task. Empty until they load: the tasks don't depend on them. */
export function useOwnConversations(viewer: number): ReadonlyMap<number, Conversation> {
  const { data } = useQuery(recentQuery(useApi(), conversationList));
  return useMemo(() => {
    const own = (data?.conversations ?? []).filter(({ worker }) => worker.id === viewer);
    return new Map(own.map((conversation) => [conversation.task_id, conversation]));
  }, [data, viewer]);
}

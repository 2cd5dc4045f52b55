import { expect, it } from 'vitest';
import type { listConversations, listMessages } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import type { Conversation } from '#src/domain/message.ts';
import { callKey, createQueryClient } from '#src/lib/calls/query.ts';
import { aConversation } from '#mocks/factories/messages.ts';
import { recentKey } from '#src/lib/lists/recent-list.ts';
import { syncFromLog } from './message-patches.ts';
import { conversationList } from './queries.ts';
import type { UnreadCheck } from './unread-query.ts';

const NOON = '2026-03-14T12:00:00Z';
const LATER = '2026-03-14T12:00:05Z';

const conversation = (changes: Partial<Conversation> = {}) =>
  aConversation({ id: 7, unread_count: 0, last_message_at: NOON, ...changes });

function cacheWith(row: Conversation, unread_count: number) {
  const queries = createQueryClient();
  const pagination = { total: 1, has_more: false };
  const list: CallAnswer<typeof listConversations> = { conversations: [row], pagination };
  queries.setQueryData(recentKey(conversationList), list);
  const check = { success: true, unread_count, checkedAt: 0, isCertain: true };
  queries.setQueryData(callKey(unreadCount), check satisfies UnreadCheck);
  return {
    queries,
    count: () => queries.getQueryData<UnreadCheck>(callKey(unreadCount))?.unread_count,
    row: () =>
      queries.getQueryData<typeof list>(recentKey(conversationList))?.conversations[0]
        ?.unread_count,
  };
}

const log = (read: Conversation): CallAnswer<typeof listMessages> => ({
  conversation: read,
  messages: [],
  has_more: false,
});

it('subtracts what a conversation marks as read, once', () => {
  const { queries, count, row } = cacheWith(conversation({ unread_count: 2 }), 5);
  syncFromLog(queries, log(conversation()));
  syncFromLog(queries, log(conversation()));
  expect([count(), row()]).toEqual([3, 0]);
});

it('subtracts it once also if the server counts before it marks as read', () => {
  const { queries, count, row } = cacheWith(conversation({ unread_count: 2 }), 5);
  syncFromLog(queries, log(conversation({ unread_count: 2 })));
  syncFromLog(queries, log(conversation({ unread_count: 2 })));
  expect([count(), row()]).toEqual([3, 0]);
});

it('subtracts nothing for a row that knows of a message that the log has not brought', () => {
  const row = conversation({ unread_count: 1, last_message_at: LATER });
  const cache = cacheWith(row, 5);
  syncFromLog(cache.queries, log(conversation()));
  expect([cache.count(), cache.row()]).toEqual([5, 1]);
  syncFromLog(cache.queries, log(conversation({ last_message_at: LATER })));
  expect([cache.count(), cache.row()]).toEqual([4, 0]);
});

import {
  CONVERSATIONS_PER_PAGE,
  listConversations,
  listMessages,
  MESSAGES_PER_PAGE,
} from '#src/contract/messages.ts';
import type { Conversation, Message } from '#src/domain/message.ts';
import { isNewer } from '#src/domain/is-newer.ts';
import type { RecentList } from '#src/lib/lists/recent-list.ts';

export const conversationList: RecentList<typeof listConversations, Conversation> = {
  endpoint: listConversations,
  input: { query: {} },
  perPage: CONVERSATIONS_PER_PAGE,
  itemsOf: ({ conversations }) => conversations,
  keyOf: ({ id }) => id,
  timeOf: (conversation) => conversation.last_message_at,
  hasMore: ({ pagination }) => pagination.has_more,
  withItems: (answer, conversations, has_more) => ({
    conversations,
    pagination: { ...answer.pagination, has_more },
  }),
};

/** Fetching them marks them as read (product.md §7). */
export function messageLog(id: number): RecentList<typeof listMessages, Message> {
  return {
    endpoint: listMessages,
    input: { params: { id }, query: {} },
    perPage: MESSAGES_PER_PAGE,
    itemsOf: ({ messages }) => messages,
    keyOf: (message) => message.id,
    timeOf: (message) => message.created_at,
    hasMore: ({ has_more }) => has_more,
    withItems: (answer, messages, has_more) => ({ ...answer, messages, has_more }),
    // An answer may predate a transition that the cache has been patched with.
    combine: (known, fetched) =>
      known.offer && fetched.offer && isNewer(known.offer, fetched.offer)
        ? { ...fetched, offer: known.offer }
        : fetched,
  };
}

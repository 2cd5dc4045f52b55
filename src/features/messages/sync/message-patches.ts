import type { QueryClient } from '@tanstack/react-query';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import type { Conversation, Message } from '#src/domain/message.ts';
import { offerOnlyPatch } from '#src/features/offer/offer-patches.ts';
import { applyPatch, inAnswer, mapChanged, withField, type Patch } from '#src/lib/calls/patch.ts';
import { callKey } from '#src/lib/calls/query.ts';
import { mergeRecent } from '#src/lib/lists/recent-list.ts';
import { messageLog } from './queries.ts';
import type { UnreadCheck } from './unread-query.ts';

type Log = CallAnswer<typeof listMessages>;

export function sentMessagePatch(id: number): Patch<{ message: Message }> {
  const inConversation = (conversation: Conversation, message: Message): Conversation => {
    if (conversation.id !== id || isOlder(message, conversation)) return conversation;
    return {
      ...conversation,
      latest_message: { message_type: message.message_type, message: message.message },
      last_message_at: message.created_at,
      offer_status: message.offer?.status ?? conversation.offer_status,
    };
  };
  return {
    answers: [
      inAnswer(listMessages, (answer, { message }) => {
        if (answer.conversation.id !== id) return answer;
        const conversation = inConversation(answer.conversation, message);
        const log = messageLog(id);
        const added = log.withItems({ ...answer, conversation }, [message], answer.has_more);
        return { ...mergeRecent(log, answer, added), has_more: answer.has_more };
      }),
      inAnswer(listConversations, (answer, { message }) =>
        withField(
          answer,
          'conversations',
          mapChanged(answer.conversations, (each) => inConversation(each, message)),
        ),
      ),
    ],
    completes: [listMessages, listConversations, unreadCount],
  };
}

function isOlder(message: Message, { last_message_at: last }: Conversation): boolean {
  return last != null && Date.parse(last) > Date.parse(message.created_at);
}

/** Unless the cached row is newer. */
const conversationPatch: Patch<{ conversation: Conversation }> = {
  answers: [
    inAnswer(listConversations, (answer, { conversation }) =>
      withField(
        answer,
        'conversations',
        mapChanged(answer.conversations, (row) =>
          row.id === conversation.id && !hasNewerMessage(row, conversation) ? conversation : row,
        ),
      ),
    ),
  ],
  completes: [],
};

function hasNewerMessage(one: Conversation, other: Conversation): boolean {
  return Date.parse(one.last_message_at ?? '') > Date.parse(other.last_message_at ?? '');
}

function rowOf(queries: QueryClient, id: number): Conversation | undefined {
  return queries
    .getQueriesData<CallAnswer<typeof listConversations>>({ queryKey: callKey(listConversations) })
    .flatMap(([, answer]) => answer?.conversations ?? [])
    .find((row) => row.id === id);
}

/** Refetches the list if it lacks the conversation. */
export function addSentMessage(queries: QueryClient, id: number, message: Message): void {
  applyPatch(queries, sentMessagePatch(id), { message });
  if (rowOf(queries, id) === undefined) {
    void queries.invalidateQueries({ queryKey: callKey(listConversations) });
  }
}

/** Updates the row of the conversation, the unread count (it is read now), and the offers among the messages. */
export function syncFromLog(queries: QueryClient, { conversation, messages }: Log): void {
  const row = rowOf(queries, conversation.id);
  // A newer row counts a message that came after these.
  const read = row === undefined || hasNewerMessage(row, conversation) ? 0 : row.unread_count;
  queries.setQueriesData<UnreadCheck>({ queryKey: callKey(unreadCount) }, (check) =>
    check?.isCertain === true ? withoutRead(check, read) : check,
  );
  // A server may have counted them before it marked them as read.
  applyPatch(queries, conversationPatch, { conversation: { ...conversation, unread_count: 0 } });
  const offers = new Map(messages.map(({ offer }) => [offer?.id, offer]));
  for (const offer of offers.values()) {
    if (offer) applyPatch(queries, offerOnlyPatch, { offer });
  }
}

function withoutRead(check: UnreadCheck, read: number): UnreadCheck {
  if (read === 0 && check.heldCount === undefined) return check;
  const unread_count = Math.max(0, check.unread_count - read);
  return { ...check, unread_count, heldCount: undefined };
}

import * as z from 'zod/mini';
import { Conversation, Message, MessageText } from '#src/domain/message.ts';
import { OfferForm } from '#src/domain/offer-form.ts';
import { Id, maybe } from '#src/domain/primitives.ts';
import { endpoint } from './endpoint.ts';
import { IdParams, paging, Pagination } from './shared.ts';

/** Section 9. */
export const CONVERSATIONS_PER_PAGE = 20;
export const MESSAGES_PER_PAGE = 50;

/** Section 7: the viewer's conversations, most recent message first. */
export const listConversations = endpoint({
  name: 'messages.conversations',
  method: 'GET',
  path: '/messages/conversations',
  resource: 'message',
  query: z.object(paging(CONVERSATIONS_PER_PAGE)),
  answer: z.object({ conversations: z.array(Conversation), pagination: Pagination }),
  fallback: 'Failed to fetch conversations',
  hasTimestamp: true,
});

/** Section 7: a page of messages, newest first. Loading the first page marks all of them as read. */
export const listMessages = endpoint({
  name: 'messages.list',
  method: 'GET',
  path: '/messages/conversations/:id',
  resource: 'message',
  params: IdParams,
  query: z.object(paging(MESSAGES_PER_PAGE)),
  answer: z.object({
    conversation: Conversation,
    messages: z.array(Message),
    has_more: z.boolean(),
  }),
  fallback: 'Failed to fetch messages',
  hasTimestamp: true,
});

/**
 * Section 7: a worker's first message to a client. If the two have a conversation already, the
 * message is added to it.
 */
export const startConversation = endpoint({
  name: 'messages.start',
  method: 'POST',
  creates: true,
  path: '/messages/conversations',
  resource: 'message',
  invalidates: ['message', 'task'],
  body: z.object({ task_id: Id, message: MessageText }),
  answer: z.object({ conversation: Conversation, message: Message }),
  fallback: 'Failed to start conversation',
});

/** Section 7: sends a message, `text` by default. The type `offer` also has the fields of an offer. */
export const sendMessage = endpoint({
  name: 'messages.send',
  method: 'POST',
  creates: true,
  path: '/messages/conversations/:id',
  resource: 'message',
  invalidates: ['message', 'offer', 'task', 'dashboard'],
  params: IdParams,
  body: z.discriminatedUnion('message_type', [
    z.object({ message_type: maybe(z.literal('text')), message: MessageText }),
    z.extend(OfferForm, { message_type: z.literal('offer') }),
  ]),
  answer: z.object({ message: Message }),
  fallback: 'Failed to send message',
});

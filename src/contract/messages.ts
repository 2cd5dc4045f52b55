import * as z from 'zod/mini';
import { Conversation, Message, MessageText } from '#src/domain/message.ts';
import { OfferForm } from '#src/domain/offer-form.ts';
import { Id, maybe } from '#src/domain/primitives.ts';
import { endpoint } from './endpoint.ts';
import { IdParams, paging, Pagination } from './shared.ts';

/** product.md §9. */
export const CONVERSATIONS_PER_PAGE = 20;
export const MESSAGES_PER_PAGE = 50;

export const ConversationPage = z.object({
  conversations: z.array(Conversation),
  pagination: Pagination,
});

/** List conversations. The viewer's own, latest message first. */
export const listConversations = endpoint('GET /messages/conversations', {
  name: 'messages.conversations',
  resource: 'message',
  query: z.object(paging(CONVERSATIONS_PER_PAGE)),
  answer: ConversationPage,
  fallback: 'Failed to fetch conversations',
  hasTimestamp: true,
});

/**
 * Read a conversation. A page of messages, newest first. Reading the first page marks all of them as read.
 *
 * @throws 403 The viewer is on neither side of the conversation.
 */
export const listMessages = endpoint('GET /messages/conversations/:id', {
  name: 'messages.list',
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
 * Start a conversation. A worker's first message to a task's client. If the two already have a conversation about
 * the task, the text is added to it.
 *
 * @throws 403 It's the viewer's own task.
 * @throws 404 The task doesn't exist.
 * @throws 409 The task is no longer available.
 */
export const startConversation = endpoint('POST /messages/conversations', {
  name: 'messages.start',
  creates: true,
  resource: 'message',
  invalidates: ['message', 'task'],
  body: z.object({ task_id: Id, message: MessageText }),
  answer: z.object({ conversation: Conversation, message: Message }),
  fallback: 'Failed to start conversation',
});

/**
 * Send a message or an offer. A message of type `offer` sends an offer to the worker. Only the client can send
 * one.
 *
 * @throws 403 The viewer is on neither side of the conversation. Or a worker sends an offer.
 * @throws 409 This worker already has an open offer, or the task is no longer available.
 */
export const sendMessage = endpoint('POST /messages/conversations/:id', {
  name: 'messages.send',
  creates: true,
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

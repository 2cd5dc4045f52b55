import {
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
} from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import * as rules from '../db/conversations.ts';
import { unreadMessages } from '../db/dashboards.ts';
import { sendOffer } from '../db/offers.ts';
import { pageOf, sorted, timeValue } from '../db/paging.ts';
import { wireConversation, wireMessage } from '../db/wire.ts';
import type { Mock } from './mock.ts';

export const messageHandlers = (mock: Mock) => [
  mock(listConversations, ({ query, viewer, world }) => {
    const { rows, pagination } = pageOf(rules.conversationsOf(world, viewer.id), query);
    const conversations = rows.map((row) => wireConversation(world, row, viewer.id));
    return { conversations, pagination };
  }),

  mock(startConversation, ({ body, viewer, world }) => {
    const message = rules.startConversation(world, body.task_id, viewer.id, body.message);
    const conversation = world.conversations.findOrThrow(message.conversation_id);
    return {
      conversation: wireConversation(world, conversation, viewer.id),
      message: wireMessage(world, message, viewer.id),
    };
  }),

  mock(unreadCount, ({ viewer, world }) => {
    const received = world.messages.by('recipient_id', viewer.id);
    const [latest] = sorted(received, 'desc', (message) => timeValue(message.created_at));
    return {
      success: true,
      unread_count: unreadMessages(world, viewer.id),
      last_message_at: latest?.created_at ?? null,
    };
  }),

  mock(listMessages, ({ params, query, viewer, world }) => {
    const conversation = rules.ownConversation(world, params.id, viewer.id);
    if (query.page === 1) rules.markRead(world, conversation.id, viewer.id);
    const { rows, pagination } = pageOf(rules.messagesOf(world, conversation.id), query);
    return {
      conversation: wireConversation(world, conversation, viewer.id),
      messages: rows.map((row) => wireMessage(world, row, viewer.id)),
      has_more: pagination.has_more,
    };
  }),

  mock(sendMessage, ({ body, params, viewer, world }) => {
    const message =
      body.message_type === 'offer'
        ? sendOffer(world, params.id, viewer.id, body)
        : rules.sendText(world, params.id, viewer.id, body.message);
    return { message: wireMessage(world, message, viewer.id) };
  }),
];

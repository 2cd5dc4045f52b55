import {
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
} from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import {
  about,
  after,
  answers,
  holds,
  rejects,
  Skipped,
  type Check,
  type Context,
} from '../check.ts';
import { answerDifferences, fieldDifferences } from '../differences.ts';
import { at, rowsAt } from '../values.ts';
import { brokenJson, UNKNOWN_ID } from './every-call.ts';
import { atLeast, idOf, otherCall, sortedBy } from './expectations.ts';
import { clientSignedIn, offerBody, work, workConversation, workerSignedIn } from './set-up.ts';

const TEXT = { message: 'Hi.', message_type: 'text' };

/** The worker's message about the task. */
function first(message: string) {
  return async (context: Context) =>
    ({ as: 'worker', body: { task_id: await context.id(work), message } }) as const;
}

/** The conversation before an offer is sent. */
export const messageChecks: readonly Check[] = [
  holds(workConversation, 'opens a conversation with its first message', {
    'conversation.task_id': idOf(work),
    'conversation.client.id': idOf(clientSignedIn),
    'conversation.worker.id': idOf(workerSignedIn),
    'message.message': 'Hello, I can do this.',
    'message.message_type': 'text',
  }),
  answers(
    startConversation,
    'returns the existing conversation the second time',
    after(workConversation, first('Are you still looking?')),
    {
      'conversation.id': idOf(workConversation),
      'conversation.latest_message.message': 'Are you still looking?',
    },
  ),
  rejects(startConversation, 404, 'a task that does not exist', {
    as: 'worker',
    body: { task_id: UNKNOWN_ID, message: 'Hello?' },
  }),
  rejects(startConversation, 422, 'an empty message', first('  '), 'message'),
  brokenJson(startConversation, 'worker'),
  answers(
    listConversations,
    'shows unread messages, latest first',
    after(workConversation, { as: 'client' }),
    { 'conversations.0.id': idOf(workConversation) },
    atLeast('conversations.0.unread_count', 1),
    sortedBy('conversations', 'last_message_at', 'desc'),
  ),
  answers(
    listMessages,
    'marks nothing as read on its second page',
    async (context) => ({
      ...(await about('client', workConversation)(context)),
      query: { per_page: 1, page: 2 },
    }),
    { 'messages.0.message': 'Hello, I can do this.' },
    atLeast('conversation.unread_count', 1),
  ),
  rejects(listMessages, 403, 'by an outsider', about('outsider', workConversation)),
  answers(
    listMessages,
    'lists the newest message first',
    about('client', workConversation),
    sortedBy('messages', 'created_at', 'desc'),
  ),
  answers(
    listConversations,
    'has no unread messages after reading',
    { as: 'client', query: { per_page: 100 } },
    async (exchange, context) => {
      const id = await context.id(workConversation);
      const rows = rowsAt(exchange.body, 'conversations');
      const index = rows.findIndex((row) => at(row, 'id') === id);
      return fieldDifferences(exchange, `conversations.${index}.unread_count`, 0);
    },
  ),
  answers(
    listMessages,
    'reports more messages beyond a page',
    async (context) => ({
      ...(await about('client', workConversation)(context)),
      query: { per_page: 1 },
    }),
    { has_more: true },
  ),
  {
    endpoint: sendMessage,
    name: "raises the other side's unread count",
    isAnswer: true,
    run: async (context) => {
      const { body } = await context.send(unreadCount, { as: 'worker' });
      const expected = Number(at(body, 'unread_count')) + 1;
      const send = answers(
        sendMessage,
        '',
        about('client', workConversation, TEXT),
        { 'message.message': 'Hi.', 'message.sender.id': idOf(clientSignedIn) },
        async (exchange, here) =>
          otherCall(
            unreadCount,
            { as: 'worker' },
            { unread_count: expected, last_message_at: at(exchange.body, 'message.created_at') },
          )(exchange, here),
      );
      return send.run(context);
    },
  },
  answers(
    unreadCount,
    'has no time without a message',
    { as: 'outsider' },
    { success: true, unread_count: 0, last_message_at: null },
  ),
  {
    endpoint: sendMessage,
    name: 'creates nothing for a repeated Idempotency-Key',
    isAnswer: true,
    run: async (context) => {
      const body = { message: 'Only once.', message_type: 'text' };
      const request = await about('client', workConversation, body)(context);
      const send = () => context.send(sendMessage, { ...request, idempotencyKey: context.runId });
      const exchanges = [await send(), await send()];
      const lines = exchanges.flatMap((exchange) => answerDifferences(exchange));
      const ids = new Set(exchanges.map((exchange) => at(exchange.body, 'message.id')));
      if (lines.length === 0 && ids.size > 1) {
        throw new Skipped('the server ignores the header, so a repeated request creates twice');
      }
      return lines;
    },
  },
  rejects(sendMessage, 403, 'an offer by the worker', about('worker', workConversation, offerBody)),
  rejects(sendMessage, 403, 'by an outsider', about('outsider', workConversation, TEXT)),
  ...(
    [
      ['message', { ...TEXT, message: '  ' }, 'an empty message'],
      ['message_type', { ...TEXT, message_type: 'offer_accepted' }, 'the type of a transition'],
      ['payment_amount', { payment_amount: 0 }, 'an offer of $0'],
      ['payment_amount', { payment_amount: 100_000 }, 'an offer of $100000'],
    ] as const
  ).map(([field, change, name]) =>
    rejects(
      sendMessage,
      422,
      name,
      about('client', workConversation, (context) => ({ ...offerBody(context), ...change })),
      field,
    ),
  ),
  brokenJson(sendMessage, 'client', workConversation),
];

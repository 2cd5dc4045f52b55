import {
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
} from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import { Skipped } from '../bench.ts';
import { answerDifferences, fieldDifferences, orderDifferences } from '../differences.ts';
import { at, rowsAt, formatValue } from '../values.ts';
import { clientSignedIn, workerSignedIn } from './accounts.ts';
import { numberOf, userId } from './looks.ts';
import { about, BROKEN_JSON, broken, offerBody, work, workConversation } from './stage.ts';

const CONVERSATION = 'conversation.id';

/** The conversation before an offer is sent. */
export const messageChecks: readonly Check[] = [
  holds(
    workConversation,
    'opens a conversation with its first message',
    async (exchange, bench) => [
      ...fieldDifferences(exchange, 'conversation.task_id', await bench.id(work, 'task.id')),
      ...fieldDifferences(exchange, 'conversation.client.id', await userId(bench, clientSignedIn)),
      ...fieldDifferences(exchange, 'conversation.worker.id', await userId(bench, workerSignedIn)),
      ...fieldDifferences(exchange, 'message.message', 'Hello, I can do this.'),
      ...fieldDifferences(exchange, 'message.message_type', 'text'),
    ],
  ),
  answers(
    startConversation,
    'returns the existing conversation the second time',
    async (bench) => {
      await bench.done(workConversation);
      const task_id = await bench.id(work, 'task.id');
      return { as: 'worker', body: { task_id, message: 'Are you still looking?' } };
    },
    async (exchange, bench) =>
      fieldDifferences(exchange, CONVERSATION, await bench.id(workConversation, CONVERSATION)),
  ),
  rejects(startConversation, 404, 'a task that does not exist', {
    as: 'worker',
    body: { task_id: 2_000_000_000, message: 'Hello?' },
  }),
  rejects(
    startConversation,
    422,
    'an empty message',
    async (bench) => ({
      as: 'worker',
      body: { task_id: await bench.id(work, 'task.id'), message: '  ' },
    }),
    ['message'],
  ),
  rejects(startConversation, 400, 'broken JSON', { as: 'worker', raw: BROKEN_JSON }),
  answers(
    listConversations,
    'shows unread messages, latest first',
    async (bench) => {
      await bench.done(workConversation);
      return { as: 'client' };
    },
    async (exchange, bench) => {
      const id = await bench.id(workConversation, CONVERSATION);
      const unread = at(exchange.body, 'conversations.0.unread_count');
      return [
        ...fieldDifferences(exchange, 'conversations.0.id', id),
        ...(typeof unread === 'number' && unread > 0
          ? []
          : [`conversations.0.unread_count: expected at least 1, got ${formatValue(unread)}`]),
        ...orderDifferences('conversations.*.last_message_at', timestamps(exchange.body), 'desc'),
      ];
    },
  ),
  rejects(listMessages, 403, 'by an outsider', about('outsider', workConversation, CONVERSATION)),
  answers(
    listMessages,
    'lists the newest message first',
    about('client', workConversation, CONVERSATION),
    (exchange) => {
      const stamps = rowsAt(exchange.body, 'messages').map((row) => timestampOf(row, 'created_at'));
      return orderDifferences('messages.*.created_at', stamps, 'desc');
    },
  ),
  answers(
    listConversations,
    'has no unread messages after reading',
    { as: 'client', query: { per_page: 100 } },
    async (exchange, bench) => {
      const id = await bench.id(workConversation, CONVERSATION);
      const rows = rowsAt(exchange.body, 'conversations');
      const index = rows.findIndex((row) => at(row, 'id') === id);
      return fieldDifferences(exchange, `conversations.${index}.unread_count`, 0);
    },
  ),
  answers(
    listMessages,
    'reports more messages beyond a page',
    async (bench) => ({
      as: 'client',
      params: { id: await bench.id(workConversation, CONVERSATION) },
      query: { per_page: 1 },
    }),
    (exchange) => fieldDifferences(exchange, 'has_more', true),
  ),
  {
    endpoint: sendMessage,
    name: "raises the other side's unread count",
    isAnswer: true,
    run: async (bench) => {
      const unread = () => numberOf(bench, 'worker', unreadCount, 'unread_count');
      const before = await unread();
      const send = answers(
        sendMessage,
        '',
        about('client', workConversation, CONVERSATION, { message: 'Hi.', message_type: 'text' }),
        async (exchange) => [
          ...fieldDifferences(exchange, 'message.message', 'Hi.'),
          ...fieldDifferences(exchange, 'message.sender.id', await userId(bench, clientSignedIn)),
        ],
      );
      const lines = await send.run(bench);
      const after = await unread();
      if (before !== null && after === before + 1) return lines;
      const expected = before === null ? 'a count' : String(before + 1);
      return [...lines, `messages.unread-count: unread_count: expected ${expected}, got ${after}`];
    },
  },
  {
    endpoint: sendMessage,
    name: 'creates nothing for a repeated Idempotency-Key',
    isAnswer: true,
    run: async (bench) => {
      const body = { message: 'Only once.', message_type: 'text' };
      const request = await about('client', workConversation, CONVERSATION, body)(bench);
      const send = async () => {
        const exchange = await bench.send(sendMessage, { ...request, idempotencyKey: bench.runId });
        return { exchange, id: at(exchange.body, 'message.id') };
      };
      const [first, second] = [await send(), await send()];
      const lines = [first, second].flatMap(({ exchange }) => answerDifferences(exchange));
      if (lines.length === 0 && first.id !== second.id) {
        throw new Skipped('the server ignores the header, so a repeated request creates twice');
      }
      return lines;
    },
  },
  rejects(
    sendMessage,
    403,
    'an offer by the worker',
    about('worker', workConversation, CONVERSATION, offerBody),
  ),
  rejects(
    sendMessage,
    403,
    'by an outsider',
    about('outsider', workConversation, CONVERSATION, { message: 'Me too.', message_type: 'text' }),
  ),
  rejects(
    sendMessage,
    422,
    'an empty message',
    about('client', workConversation, CONVERSATION, { message: '  ', message_type: 'text' }),
    ['message'],
  ),
  ...[0, 100_000].map((payment_amount) =>
    rejects(
      sendMessage,
      422,
      `an offer of $${payment_amount}`,
      about('client', workConversation, CONVERSATION, (bench) => ({
        ...offerBody(bench),
        payment_amount,
      })),
      ['payment_amount'],
    ),
  ),
  rejects(sendMessage, 400, 'broken JSON', broken('client', workConversation, CONVERSATION)),
];

function timestamps(body: unknown): (number | null)[] {
  return rowsAt(body, 'conversations').map((row) => timestampOf(row, 'last_message_at'));
}

function timestampOf(row: unknown, field: string): number | null {
  const value = at(row, field);
  return typeof value === 'string' ? Date.parse(value) : null;
}

import {
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
} from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { answers, holds, refuses, type Check } from '../check.ts';
import { fieldDifferences, orderDifferences } from '../differences.ts';
import { at, rowsAt, shown } from '../values.ts';
import { clientSignedIn, workerSignedIn } from './accounts.ts';
import { numberOf, userId } from './looks.ts';
import { about, BROKEN_JSON, broken, offerBody, work, workTalk } from './stage.ts';

const CONVERSATION = 'conversation.id';

/** The conversation in which an offer is about to be sent. */
export const messageChecks: readonly Check[] = [
  holds(workTalk, 'opens a conversation with its first message', async (exchange, bench) => [
    ...fieldDifferences(exchange, 'conversation.task_id', await bench.id(work, 'task.id')),
    ...fieldDifferences(exchange, 'conversation.client.id', await userId(bench, clientSignedIn)),
    ...fieldDifferences(exchange, 'conversation.worker.id', await userId(bench, workerSignedIn)),
    ...fieldDifferences(exchange, 'message.message', 'Hello, I can do this.'),
    ...fieldDifferences(exchange, 'message.message_type', 'text'),
  ]),
  answers(
    startConversation,
    'a second start leads to the same conversation',
    async (bench) => {
      await bench.done(workTalk);
      const task_id = await bench.id(work, 'task.id');
      return { as: 'worker', body: { task_id, message: 'Are you still looking?' } };
    },
    async (exchange, bench) =>
      fieldDifferences(exchange, CONVERSATION, await bench.id(workTalk, CONVERSATION)),
  ),
  refuses(startConversation, 404, 'about a task that is not there', {
    as: 'worker',
    body: { task_id: 2_000_000_000, message: 'Hello?' },
  }),
  refuses(
    startConversation,
    422,
    'without words',
    async (bench) => ({
      as: 'worker',
      body: { task_id: await bench.id(work, 'task.id'), message: '  ' },
    }),
    ['message'],
  ),
  refuses(startConversation, 400, 'broken JSON', { as: 'worker', raw: BROKEN_JSON }),
  answers(
    listConversations,
    'shows the client what is new, the latest first',
    async (bench) => {
      await bench.done(workTalk);
      return { as: 'client' };
    },
    async (exchange, bench) => {
      const id = await bench.id(workTalk, CONVERSATION);
      const unread = at(exchange.body, 'conversations.0.unread_count');
      return [
        ...fieldDifferences(exchange, 'conversations.0.id', id),
        ...(typeof unread === 'number' && unread > 0
          ? []
          : [`conversations.0.unread_count: expected at least 1, got ${shown(unread)}`]),
        ...orderDifferences('conversations.*.last_message_at', moments(exchange.body), 'desc'),
      ];
    },
  ),
  refuses(listMessages, 403, 'by somebody else', about('outsider', workTalk, CONVERSATION)),
  answers(
    listMessages,
    'has the newest message first',
    about('client', workTalk, CONVERSATION),
    (exchange) => {
      const stamps = rowsAt(exchange.body, 'messages').map((row) => momentOf(row, 'created_at'));
      return orderDifferences('messages.*.created_at', stamps, 'desc');
    },
  ),
  answers(
    listConversations,
    'has nothing new after a look',
    { as: 'client', query: { per_page: 100 } },
    async (exchange, bench) => {
      const id = await bench.id(workTalk, CONVERSATION);
      const rows = rowsAt(exchange.body, 'conversations');
      const index = rows.findIndex((row) => at(row, 'id') === id);
      return fieldDifferences(exchange, `conversations.${index}.unread_count`, 0);
    },
  ),
  answers(
    listMessages,
    'says that there is more than a page',
    async (bench) => ({
      as: 'client',
      params: { id: await bench.id(workTalk, CONVERSATION) },
      query: { per_page: 1 },
    }),
    (exchange) => fieldDifferences(exchange, 'has_more', true),
  ),
  {
    endpoint: sendMessage,
    name: 'a text is one more for the other side',
    isAnswer: true,
    run: async (bench) => {
      const unread = () => numberOf(bench, 'worker', unreadCount, 'unread_count');
      const before = await unread();
      const send = answers(
        sendMessage,
        '',
        about('client', workTalk, CONVERSATION, { message: 'Hi.', message_type: 'text' }),
        async (exchange) => [
          ...fieldDifferences(exchange, 'message.message', 'Hi.'),
          ...fieldDifferences(exchange, 'message.sender.id', await userId(bench, clientSignedIn)),
        ],
      );
      const lines = await send.run(bench);
      const after = await unread();
      if (before !== null && after === before + 1) return lines;
      const expected = before === null ? 'a count' : String(before + 1);
      return [
        ...lines,
        `messages.unread-count says unread_count: expected ${expected}, got ${after}`,
      ];
    },
  },
  refuses(sendMessage, 403, 'an offer by the worker', async (bench) =>
    about('worker', workTalk, CONVERSATION, offerBody(bench))(bench),
  ),
  refuses(
    sendMessage,
    403,
    'by somebody else',
    about('outsider', workTalk, CONVERSATION, { message: 'Me too.', message_type: 'text' }),
  ),
  refuses(
    sendMessage,
    422,
    'without words',
    about('client', workTalk, CONVERSATION, { message: '  ', message_type: 'text' }),
    ['message'],
  ),
  ...[0, 100_000].map((payment_amount) =>
    refuses(
      sendMessage,
      422,
      `an offer of $${payment_amount}`,
      async (bench) =>
        about('client', workTalk, CONVERSATION, { ...offerBody(bench), payment_amount })(bench),
      ['payment_amount'],
    ),
  ),
  refuses(sendMessage, 400, 'broken JSON', broken('client', workTalk, CONVERSATION)),
];

function moments(body: unknown): (number | null)[] {
  return rowsAt(body, 'conversations').map((row) => momentOf(row, 'last_message_at'));
}

function momentOf(row: unknown, field: string): number | null {
  const value = at(row, field);
  return typeof value === 'string' ? Date.parse(value) : null;
}

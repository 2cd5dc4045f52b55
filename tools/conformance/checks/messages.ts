import { answers, holds, rejects, rejectsEach, type Check, type Inspect } from '../check.ts';
import { client, outsider, Skipped, Step, worker, type Context } from '../context.ts';
import { at } from '../values.ts';
import { UNKNOWN_ID } from './every-call.ts';
import { atLeast, otherCall, sortedBy } from './expectations.ts';
import { clientSignedIn, offerForm, work, workConversation, workerSignedIn } from './set-up.ts';

const TEXT = { message: 'Hi.', message_type: 'text' };
const byClient = client(workConversation);

/** The worker's message about the task. */
const first = (message: string, task_id: unknown = work) =>
  ({ as: 'worker', body: { task_id, message } }) as const;

const unread = new Step('messages.unread-count', 'unread messages', 'unread_count', worker());

/** The worker has one more unread message, since the time of the sent one. */
const isUnread: Inspect = (exchange, context) =>
  otherCall('messages.unread-count', worker(), {
    unread_count: async () => (await context.id(unread)) + 1,
    last_message_at: at(exchange.body, 'message.created_at'),
  })(exchange, context);

const keyed = {
  ...byClient,
  body: { message: 'Only once.', message_type: 'text' },
  idempotencyKey: ({ runId }: Context) => runId,
};
const sentOnce = new Step('messages.send', 'a message with a key', 'message.id', keyed);

const isNotRepeated: Inspect = async ({ body }, context) => {
  if (at(body, 'message.id') === (await context.id(sentOnce))) return [];
  throw new Skipped('the server ignores the header, so a repeated request creates twice');
};

/** The conversation before an offer is sent. */
export const messageChecks: readonly Check[] = [
  holds(workConversation, 'opens a conversation with its first message', {
    conversation: { task_id: work, client: { id: clientSignedIn }, worker: { id: workerSignedIn } },
    message: { message: 'Hello, I can do this.', message_type: 'text' },
  }),
  answers(
    'messages.start',
    'returns the existing conversation the second time',
    { ...first('Still looking?'), after: workConversation },
    { conversation: { id: workConversation, 'latest_message.message': 'Still looking?' } },
  ),
  rejects('messages.start', 404, 'a task that does not exist', first('Hello?', UNKNOWN_ID)),
  rejects('messages.start', 422, 'an empty message', first('  '), 'message'),
  answers(
    'messages.conversations',
    'shows unread messages, latest first',
    { as: 'client', after: workConversation },
    { 'conversations.0.id': workConversation },
    atLeast('conversations.0.unread_count', 1),
    sortedBy('conversations', 'last_message_at', 'desc'),
  ),
  answers(
    'messages.list',
    'marks nothing as read on its second page',
    { ...byClient, query: { per_page: 1, page: 2 } },
    { 'messages.0.message': 'Hello, I can do this.' },
    atLeast('conversation.unread_count', 1),
  ),
  rejects('messages.list', 403, 'by an outsider', outsider(workConversation)),
  answers(
    'messages.list',
    'reports more messages beyond a page',
    { ...byClient, query: { per_page: 1 } },
    { has_more: true },
  ),
  answers('messages.conversations', 'has nothing unread after one page', client(), {
    'conversations.0': { id: workConversation, unread_count: 0 },
  }),
  answers(
    'messages.list',
    'lists the newest message first',
    byClient,
    sortedBy('messages', 'created_at', 'desc'),
  ),
  answers(
    'messages.send',
    "raises the other side's unread count",
    client(workConversation, TEXT, unread),
    { message: { message: 'Hi.', sender: { id: clientSignedIn } } },
    isUnread,
  ),
  answers('messages.unread-count', 'has no time without a message', outsider(), {
    success: true,
    unread_count: 0,
    last_message_at: null,
  }),
  answers(
    'messages.send',
    'creates nothing for a repeated Idempotency-Key',
    { ...keyed, after: sentOnce },
    isNotRepeated,
  ),
  rejects('messages.send', 403, 'an offer by the worker', worker(workConversation, offerForm)),
  rejects('messages.send', 403, 'by an outsider', outsider(workConversation, TEXT)),
  ...rejectsEach('messages.send', client(workConversation, TEXT), [
    ['message', '  ', 'an empty message'],
    ['message_type', 'offer_accepted', 'the type of a transition'],
  ]),
  ...rejectsEach('messages.send', client(workConversation, offerForm), [
    ['payment_amount', 0, 'an offer of $0'],
    ['payment_amount', 100_000, 'an offer of $100000'],
  ]),
];

import { beforeEach, describe, expect, it } from 'vitest';
import {
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
} from '#src/contract/messages.ts';
import { acceptOffer } from '#src/contract/offers.ts';
import { bookTask } from '#src/contract/tasks.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import type { MessageRow } from '../db/tables.ts';
import { messageFixture } from '../fixtures/messages.ts';
import { CLIENT, OTHER, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';

const NOW = '2026-03-14T10:00:00.000Z';
const OFFER = { message: 'Can you do it?', message_type: 'offer', payment_amount: 60.25 };

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

/** Inserts a message from the other side of a conversation. */
function message(conversation_id: number, recipient_id: number, given: Partial<MessageRow> = {}) {
  const id = small.world.messages.nextId;
  return small.world.messages.insert(
    messageFixture(small.world, { id, conversation_id, recipient_id, ...given }),
  );
}

const sent = (id: number, body: object) => ({ params: { id }, body });
const first = (task_id: number, text = 'Hi') => ({ body: { task_id, message: text } });

describe('a first message', () => {
  it('counts as an inquiry, once for each worker', async () => {
    const { id } = small.task({ inquiries: 4 });
    for (const [viewer, text] of [
      [WORKER, 'Hi!'],
      [WORKER, 'Are you there?'],
      [OTHER, 'Hello'],
    ] as const) {
      const { conversation } = await small.ok(viewer, startConversation, first(id, text));
      expect(conversation.latest_message?.message).toBe(text);
    }
    expect(small.world.conversations.size).toBe(2);
    expect(small.world.tasks.findOrThrow(id).inquiries).toBe(6);
  });
});

it.each(TASK_STATUSES.filter((status) => status !== 'available'))(
  'a task that is %s gets no first message, offer or booking, even in an existing conversation',
  async (status) => {
    const { id: task_id } = small.task({ status });
    const { id } = small.conversation(task_id);
    const accepted = small.offer({ task_id, worker_id: OTHER });
    const before = small.world.snapshot();
    for (const answer of [
      await small.error(WORKER, startConversation, first(task_id)),
      await small.error(OTHER, startConversation, first(task_id)),
      await small.error(CLIENT, sendMessage, sent(id, OFFER)),
      await small.error(OTHER, acceptOffer, { params: { id: accepted.id } }),
      await small.error(WORKER, bookTask, { params: { id: task_id } }),
    ]) {
      expect(answer).toEqual({ status: 409, message: 'This task is no longer available.' });
    }
    expect(small.world.snapshot()).toEqual(before);
  },
);

describe('a message', () => {
  it('cannot have the type of a change', async () => {
    const { id } = small.conversation(small.task().id);
    const body = { message: 'Hi', message_type: 'offer_accepted' };
    expect((await small.error(CLIENT, sendMessage, sent(id, body))).status).toBe(422);
  });

  it('is never older than the previous one', async () => {
    const { id } = small.conversation(small.task().id);
    const created_at = '2026-03-14T10:00:05.000Z';
    message(id, CLIENT, { created_at });
    const answer = await small.ok(CLIENT, sendMessage, sent(id, { message: 'Yes' }));
    expect(answer.message.created_at).toBe(created_at);
    const { messages } = await small.ok(CLIENT, listMessages, { params: { id } });
    expect(messages.map((row) => row.id)).toEqual([2, 1]);
  });
});

describe('an offer in the chat', () => {
  it('has its terms, null when they are empty', async () => {
    const { id: task_id } = small.task();
    const { id } = small.conversation(task_id);
    const terms = { deadline_date: '2026-03-01', offer_details: 'Both', terms_and_conditions: '' };
    await small.ok(CLIENT, sendMessage, sent(id, { ...OFFER, ...terms }));
    expect(small.world.offers.all()).toMatchObject([
      { ...terms, terms_and_conditions: null, task_id, worker_id: WORKER, created_at: NOW },
    ]);
    const { conversations } = await small.ok(WORKER, listConversations);
    expect(conversations[0]).toMatchObject({ offer_status: 'pending', unread_count: 1 });
  });
});

describe('the conversations', () => {
  it('are sorted by their latest message, empty ones last, for both roles', async () => {
    for (let id = 1; id <= 4; id += 1) small.conversation(small.task().id);
    const own = small.conversation(small.task({ client_id: WORKER }).id, CLIENT);
    message(2, CLIENT, { created_at: '2026-03-14T09:00:00Z' });
    message(3, CLIENT, { created_at: '2026-03-14T08:00:00Z' });
    message(3, WORKER, { created_at: '2026-03-14T09:30:00Z' });
    message(own.id, CLIENT, { created_at: '2026-03-14T09:10:00Z' });
    const { conversations } = await small.ok(CLIENT, listConversations);
    expect(conversations.map(({ id }) => id)).toEqual([3, 5, 2, 4, 1]);
    expect(conversations[4]).toMatchObject({ latest_message: null, last_message_at: null });
    expect(conversations.map((row) => row.unread_count)).toEqual([1, 1, 1, 0, 0]);
  });

  it('show the status of the latest offer to their worker', async () => {
    const { id: task_id } = small.task();
    small.conversation(task_id);
    small.offer({ task_id, status: 'declined' });
    small.offer({ task_id, status: 'accepted' });
    small.offer({ task_id, worker_id: OTHER, status: 'cancelled' });
    const { conversations } = await small.ok(CLIENT, listConversations);
    expect(conversations[0]?.offer_status).toBe('accepted');
  });
});

describe('the messages of a conversation', () => {
  let id: number;
  beforeEach(() => {
    id = small.conversation(small.task().id).id;
    for (let minute = 1; minute <= 5; minute += 1) {
      message(id, minute % 2 ? CLIENT : WORKER, { created_at: `2026-03-14T09:0${minute}:00Z` });
    }
  });

  it.each([
    [1, 0, NOW, [5, 4]],
    [2, 3, null, [3, 2]],
  ])('on page %i leave %i unread', async (page, unread, read_at, ids) => {
    const query = { per_page: 2, page };
    const answer = await small.ok(CLIENT, listMessages, { params: { id }, query });
    expect(answer.messages.map((row) => row.id)).toEqual(ids);
    expect([answer.conversation.unread_count, answer.has_more]).toEqual([unread, true]);
    const received = small.world.messages.by('recipient_id', CLIENT);
    expect(received.map((row) => row.read_at)).toEqual([read_at, read_at, read_at]);
    expect((await small.ok(WORKER, unreadCount)).unread_count).toBe(2);
  });

  it('keep the time at which they were first read', async () => {
    await small.ok(CLIENT, listMessages, { params: { id } });
    small.clock.advance(60_000);
    await small.ok(CLIENT, listMessages, { params: { id } });
    expect(small.world.messages.findOrThrow(1).read_at).toBe(NOW);
  });
});

it('the unread count includes the time of the last received message, or null', async () => {
  const { id } = small.conversation(small.task().id);
  const none = { success: true, unread_count: 0, last_message_at: null };
  expect(await small.ok(CLIENT, unreadCount)).toEqual(none);
  const last_message_at = '2026-03-14T09:00:00Z';
  message(id, CLIENT, { created_at: last_message_at, read_at: NOW });
  message(id, CLIENT, { created_at: '2026-03-14T08:00:00Z' });
  message(id, WORKER, { created_at: '2026-03-14T09:30:00Z' });
  expect(await small.ok(CLIENT, unreadCount)).toMatchObject({ unread_count: 1, last_message_at });
});

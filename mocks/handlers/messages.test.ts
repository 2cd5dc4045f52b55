import { beforeEach, describe, expect, it } from 'vitest';
import {
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
} from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import type { MessageRow } from '../db/tables.ts';
import { messageFixture } from '../fixtures/messages.ts';
import {
  CLIENT,
  NOBODY,
  OTHER,
  smallWorld,
  WORKER,
  type SmallWorld,
} from '../testing/small-world.ts';

const NOW = '2026-03-14T10:00:00.000Z';

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

describe('a first message', () => {
  it('opens the conversation and counts as an inquiry', async () => {
    const { id: task_id } = small.task({ inquiries: 4, payment_offer: 45, deadline: '2026-03-20' });
    const body = { task_id, message: '  Hi! ' };
    const answer = await small.ok(WORKER, startConversation, { body });
    expect(answer.conversation).toMatchObject({
      task_id,
      other_participant: { id: CLIENT, name: 'Clara Novak' },
      client: { id: CLIENT },
      worker: { id: WORKER, name: 'Wes Okafor' },
      task: { id: task_id, budget: 45, deadline: '2026-03-20' },
      offer_status: null,
      unread_count: 0,
      latest_message: { message: 'Hi!', message_type: 'text' },
      last_message_at: NOW,
    });
    expect(answer.message).toMatchObject({ message: 'Hi!', sender: { id: WORKER }, offer: null });
    expect(small.world.tasks.findOrThrow(task_id).inquiries).toBe(5);
    expect((await small.ok(CLIENT, unreadCount)).unread_count).toBe(1);
  });

  it('reuses a conversation and counts one inquiry per worker', async () => {
    const { id: task_id } = small.task({ inquiries: 0 });
    const start = (viewer: number, text: string) =>
      small.ok(viewer, startConversation, { body: { task_id, message: text } });
    const first = await start(WORKER, 'Hi!');
    const second = await start(WORKER, 'Are you there?');
    const other = await start(OTHER, 'Hello');
    expect(second.conversation.id).toBe(first.conversation.id);
    expect(second.conversation.latest_message?.message).toBe('Are you there?');
    expect(other.conversation.id).not.toBe(first.conversation.id);
    expect(small.world.messages.by('conversation_id', first.conversation.id)).toHaveLength(2);
    expect(small.world.tasks.findOrThrow(task_id).inquiries).toBe(2);
  });

  it.each([
    [CLIENT, { task_id: 1, message: 'Hi' }, 403, "You can't message yourself about your own task."],
    [WORKER, { task_id: NOBODY, message: 'Hi' }, 404, "We couldn't find task 99."],
    [WORKER, { task_id: 2, message: 'Hi' }, 404, "We couldn't find task 2."],
    [WORKER, { task_id: 1, message: '' }, 422, 'Please enter a message'],
    [WORKER, { task_id: 1, message: ' \n ' }, 422, 'Please enter a message'],
    [WORKER, { task_id: 1 }, 422, 'Please enter a message'],
  ])('from %i as %j gets a %i', async (viewer, body, status, text) => {
    small.task();
    small.task({ deleted_at: NOW });
    const answer = await small.error(viewer, startConversation, { body });
    expect(answer).toMatchObject({ status, message: text });
    expect(small.world.conversations.size).toBe(0);
  });

  it.each(TASK_STATUSES.filter((status) => status !== 'available'))(
    'is rejected when the task is %s, even in an existing conversation',
    async (status) => {
      const { id: task_id } = small.task({ status });
      small.conversation(task_id);
      const body = { task_id, message: 'Hi' };
      for (const viewer of [WORKER, OTHER]) {
        expect(await small.error(viewer, startConversation, { body })).toEqual({
          status: 409,
          message: 'This task is no longer available.',
        });
      }
      expect(small.world.messages.size).toBe(0);
    },
  );
});

describe('a message', () => {
  it.each([
    [CLIENT, WORKER, { message: ' Yes ' }],
    [WORKER, CLIENT, { message: 'Yes', message_type: 'text' }],
    [WORKER, CLIENT, { message: 'Yes', message_type: null }],
  ])('from %i is unread for %i', async (viewer, recipient, body) => {
    const { id } = small.conversation(small.task({ status: 'cancelled' }).id);
    const answer = await small.ok(viewer, sendMessage, { params: { id }, body });
    expect(answer.message).toMatchObject({ message: 'Yes', message_type: 'text', created_at: NOW });
    const counts = [viewer, recipient].map(
      async (of) => (await small.ok(of, unreadCount)).unread_count,
    );
    expect(await Promise.all(counts)).toEqual([0, 1]);
  });

  it.each([
    [OTHER, 1, { message: 'Hi' }, 403],
    [CLIENT, NOBODY, { message: 'Hi' }, 404],
    [CLIENT, 1, { message: '  ' }, 422],
    [CLIENT, 1, {}, 422],
    [CLIENT, 1, { message: 'Hi', message_type: 'offer_accepted' }, 422],
  ])('from %i to conversation %i as %j gets a %i', async (viewer, id, body, status) => {
    small.conversation(small.task().id);
    expect((await small.error(viewer, sendMessage, { params: { id }, body })).status).toBe(status);
    expect(small.world.messages.size).toBe(0);
  });

  it('is never older than the previous one', async () => {
    const { id } = small.conversation(small.task().id);
    const created_at = '2026-03-14T10:00:05.000Z';
    message(id, CLIENT, { created_at });
    const answer = await small.ok(CLIENT, sendMessage, {
      params: { id },
      body: { message: 'Yes' },
    });
    expect(answer.message.created_at).toBe(created_at);
    const { messages } = await small.ok(CLIENT, listMessages, { params: { id } });
    expect(messages.map((row) => row.id)).toEqual([2, 1]);
  });
});

describe('the conversations', () => {
  it('are sorted by their latest message, empty ones last, for both roles', async () => {
    for (let id = 1; id <= 4; id += 1) small.conversation(small.task().id);
    const own = small.conversation(small.task({ client_id: WORKER }).id, CLIENT);
    small.conversation(small.task({ client_id: OTHER }).id);
    message(2, CLIENT, { created_at: '2026-03-14T09:00:00Z' });
    message(3, CLIENT, { created_at: '2026-03-14T08:00:00Z' });
    message(3, WORKER, { created_at: '2026-03-14T09:30:00Z' });
    message(own.id, CLIENT, { created_at: '2026-03-14T09:10:00Z' });
    const { conversations, pagination } = await small.ok(CLIENT, listConversations);
    expect(conversations.map(({ id }) => id)).toEqual([3, 5, 2, 4, 1]);
    expect(pagination).toEqual({ total: 5, has_more: false });
    expect(conversations[4]).toMatchObject({ latest_message: null, last_message_at: null });
    expect(conversations.map((row) => row.unread_count)).toEqual([1, 1, 1, 0, 0]);
    const query = { per_page: 2, page: 2 };
    const page = await small.ok(CLIENT, listConversations, { query });
    expect(page.conversations.map(({ id }) => id)).toEqual([2, 4]);
    expect(page.pagination).toEqual({ total: 5, has_more: true });
  });

  it('show the status of the latest offer', async () => {
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
    [{}, [5, 4, 3, 2, 1], false],
    [{ per_page: 2 }, [5, 4], true],
    [{ per_page: 2, page: 2 }, [3, 2], true],
    [{ per_page: 2, page: 3 }, [1], false],
    [{ page: 2 }, [], false],
  ])(
    'with the query %j are %j, newest first',
    async (query: Record<string, number>, ids, has_more) => {
      const answer = await small.ok(CLIENT, listMessages, { params: { id }, query });
      expect(answer.messages.map((row) => row.id)).toEqual(ids);
      expect(answer.has_more).toBe(has_more);
    },
  );

  it.each([
    [1, 0, NOW],
    [2, 3, null],
  ])('after page %i have %i unread', async (page, unread, read_at) => {
    const query = { per_page: 1, page };
    const { conversation } = await small.ok(CLIENT, listMessages, { params: { id }, query });
    expect(conversation.unread_count).toBe(unread);
    expect((await small.ok(CLIENT, unreadCount)).unread_count).toBe(unread);
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

  it.each([
    [OTHER, 1, 403],
    [CLIENT, NOBODY, 404],
  ])('requested by %i of conversation %i get a %i', async (viewer, of, status) => {
    const answer = await small.error(viewer, listMessages, { params: { id: of } });
    expect(answer.status).toBe(status);
    expect(small.world.messages.all().every((row) => row.read_at === null)).toBe(true);
  });
});

it('the unread count includes the time of the last received message, or null', async () => {
  const { id } = small.conversation(small.task().id);
  expect(await small.ok(CLIENT, unreadCount)).toEqual({
    success: true,
    unread_count: 0,
    last_message_at: null,
  });
  message(id, CLIENT, { created_at: '2026-03-14T09:00:00Z', read_at: NOW });
  message(id, CLIENT, { created_at: '2026-03-14T08:00:00Z' });
  message(id, WORKER, { created_at: '2026-03-14T09:30:00Z' });
  expect(await small.ok(CLIENT, unreadCount)).toMatchObject({
    unread_count: 1,
    last_message_at: '2026-03-14T09:00:00Z',
  });
});

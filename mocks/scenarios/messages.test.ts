import { describe, expect, it } from 'vitest';
import {
  CONVERSATIONS_PER_PAGE,
  listConversations,
  listMessages,
  MESSAGES_PER_PAGE,
} from '#src/contract/messages.ts';
import { dayAfter } from '#src/domain/dates.ts';
import { MESSAGE_TYPES } from '#src/domain/message.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { unreadIn } from '../db/conversations.ts';
import { servedState } from '../testing/served-state.ts';
import { people } from '../fixtures/accounts.ts';
import { CONVERSATION_ID } from './message-seeds.ts';
import { scenarioOf, type ScenarioId } from './registry.ts';

const CHATS = [
  'messages-one-empty',
  'messages-long',
  'messages-2000',
  'messages-texts',
  'messages-types',
] as const satisfies readonly ScenarioId[];

/** The server of a scenario, with its conversations and messages. */
function served(id: ScenarioId) {
  const { ask, ...rest } = servedState(id);
  const list = async (page = 1) =>
    listConversations.answer.parse((await ask(`/messages/conversations?page=${page}`)).body);
  return {
    ...rest,
    ask,
    list,
    chat: async (page = 1) =>
      listMessages.answer.parse(
        (await ask(`/messages/conversations/${CONVERSATION_ID}?page=${page}`)).body,
      ),
  };
}

describe('the loaded list', () => {
  it('has five conversations of different people, most recent first', async () => {
    const { list } = served('messages-loaded');
    const { conversations } = await list();
    const different = (values: readonly unknown[]) => new Set(values).size;
    expect(conversations[0]?.id).toBe(CONVERSATION_ID);
    expect(different(conversations.map((each) => each.other_participant.name))).toBe(5);
    expect(different(conversations.map((each) => each.task.title))).toBe(5);
    const times = conversations.map((each) => Date.parse(each.last_message_at ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('has different statuses, unread counts, ages and sides', async () => {
    const { list, clock, viewer } = served('messages-loaded');
    const { conversations } = await list();
    expect(conversations.map((each) => each.offer_status)).toEqual([
      null,
      'pending',
      'accepted',
      'completed',
      'declined',
    ]);
    expect(conversations.map((each) => each.unread_count)).toEqual([2, 0, 1, 0, 0]);
    const minutes = conversations.map(
      (each) => (clock.now() - Date.parse(each.last_message_at ?? '')) / 60_000,
    );
    expect(minutes.filter((age) => age < 60)).toHaveLength(2);
    expect(minutes.filter((age) => age >= 60 && age < 24 * 60)).toHaveLength(1);
    expect(conversations.filter((each) => each.client.id === viewer)).toHaveLength(3);
  });

  it('has a chat of twelve texts over three days, the last ones minutes ago', async () => {
    const { chat, clock } = served('messages-loaded');
    const { conversation, messages, has_more } = await chat();
    expect(messages.map((each) => each.message_type)).toEqual(Array(12).fill('text'));
    expect(has_more).toBe(false);
    expect(new Set(messages.map((each) => each.created_at.slice(0, 10)))).toEqual(
      new Set([0, -1, -2].map((days) => dayAfter(clock.now(), days))),
    );
    expect(clock.now() - Date.parse(messages[1]?.created_at ?? '')).toBeLessThan(5 * 60_000);
    expect(conversation).toMatchObject({
      client: { id: people.client.id },
      worker: { id: people.worker.id },
      offer_status: null,
    });
  });

  it('lets the client send an offer', async () => {
    const { ask } = served('messages-loaded');
    const body = { message_type: 'offer', message: 'My offer.', payment_amount: 95 };
    const { status } = await ask(`/messages/conversations/${CONVERSATION_ID}`, { body });
    expect(status).toBe(200);
  });
});

describe('the number of conversations', () => {
  it.each([
    ['messages-empty', [0]],
    ['messages-page-full', [CONVERSATIONS_PER_PAGE]],
    ['messages-two-pages', [CONVERSATIONS_PER_PAGE, CONVERSATIONS_PER_PAGE, 5]],
  ] as const)('%s', async (id, sizes) => {
    const { list } = served(id);
    const pages = await Promise.all(sizes.map((_, index) => list(index + 1)));
    expect(pages.map(({ conversations }) => conversations.length)).toEqual(sizes);
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      sizes.map((_, index) => ({
        total: sizes.reduce<number>((sum, size) => sum + size, 0),
        has_more: index < sizes.length - 1,
      })),
    );
  });

  it('includes every status, both sides, unread and read ones, and no placeholders', async () => {
    const { list, viewer, world } = served('messages-page-full');
    const { conversations } = await list();
    expect(new Set(conversations.map((each) => each.offer_status))).toEqual(
      new Set([null, ...OFFER_STATUSES]),
    );
    expect(new Set(conversations.map((each) => each.client.id === viewer)).size).toBe(2);
    expect(new Set(conversations.map((each) => each.unread_count)).size).toBeGreaterThan(1);
    expect(new Set(conversations.map((each) => each.task.title)).size).toBe(20);
    expect(world.messages.all().filter(({ message }) => /[{}]/.test(message))).toEqual([]);
  });
});

describe('a chat', () => {
  it.each(CHATS)('%s opens as the client', (id) => {
    expect(scenarioOf(id)).toMatchObject({
      as: 'client',
      at: `/messages?conversation=${CONVERSATION_ID}`,
    });
  });

  it('can be empty', async () => {
    const { chat, list } = served('messages-one-empty');
    const { conversation, messages, has_more } = await chat();
    expect([messages, has_more]).toEqual([[], false]);
    expect([conversation.latest_message, conversation.last_message_at]).toEqual([null, null]);
    expect((await list()).conversations).toHaveLength(1);
  });

  it.each([
    ['messages-long', 120],
    ['messages-2000', 2_000],
  ] as const)('%s has %i texts, the oldest on the last page', async (id, count) => {
    const { chat, world, clock } = served(id);
    const rows = world.messages.by('conversation_id', CONVERSATION_ID);
    expect(rows).toHaveLength(count);
    expect(rows.every((row) => row.message_type === 'text' && row.read_at !== null)).toBe(true);
    const last = await chat(Math.ceil(count / MESSAGES_PER_PAGE));
    expect([last.has_more, last.messages.at(-1)?.id]).toEqual([false, rows[0]?.id]);
    const { messages, has_more } = await chat();
    expect([messages.length, has_more]).toEqual([MESSAGES_PER_PAGE, true]);
    expect(clock.now() - Date.parse(messages[0]?.created_at ?? '')).toBeLessThan(5 * 60_000);
  });

  it('ends the same however long it is', async () => {
    const texts = async (id: ScenarioId) =>
      (await served(id).chat()).messages.map(({ message, created_at }) => [message, created_at]);
    expect(await texts('messages-long')).toEqual(await texts('messages-2000'));
  });

  it('can have texts that are hard to lay out', async () => {
    const { messages } = await served('messages-texts').chat();
    const texts = messages.map(({ message }) => message);
    expect(Math.max(...texts.map((text) => text.length))).toBe(4_000);
    const oneOf = (pattern: RegExp) => expect(texts.some((text) => pattern.test(text))).toBe(true);
    oneOf(/^\S{300}$/);
    oneOf(/^(\p{RGI_Emoji})+$/v);
    oneOf(/^\p{Script=Hebrew}/u);
    oneOf(/^\p{Script=Arabic}/u);
    oneOf(/^<script>alert\(1\)<\/script>$/);
    oneOf(/\n\n.*\n/);
    oneOf(/^[A-Z][^]*\p{Script=Hebrew}/u);
  });

  it('can have every type of message, each with its text', async () => {
    const { messages, conversation } = await served('messages-types').chat();
    expect(new Set(messages.map((each) => each.message_type))).toEqual(new Set(MESSAGE_TYPES));
    expect(messages.filter((each) => each.message.length < 10)).toEqual([]);
    expect(conversation.offer_status).toBe('paid');
    expect(messages.filter((each) => each.message_type !== 'text' && !each.offer)).toEqual([]);
  });

  it('is ready for an offer between two people', () => {
    const { world } = served('messages-two-people');
    expect(scenarioOf('messages-two-people')).toMatchObject({ as: undefined, at: '/' });
    expect(world.messages.by('conversation_id', CONVERSATION_ID)).toHaveLength(2);
    const { status, payment_offer, deadline } = world.tasks.findOrThrow(CONVERSATION_ID);
    expect({ status, payment_offer }).toEqual({ status: 'available', payment_offer: 95 });
    expect(deadline).toMatch(/^2026-/);
    const unread = [people.client.id, people.worker.id].map((id) =>
      unreadIn(world, CONVERSATION_ID, id),
    );
    expect(unread).toEqual([[], []]);
  });
});

import { describe, expect, it } from 'vitest';
import { CONVERSATIONS_PER_PAGE, listConversations, listMessages } from '#src/contract/messages.ts';
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
  const path = '/messages/conversations';
  return {
    ...rest,
    list: async () => listConversations.answer.parse(await ask(path)),
    chat: async () => listMessages.answer.parse(await ask(`${path}/${CONVERSATION_ID}`)),
  };
}

describe('the loaded list', () => {
  it('has different people, tasks, statuses, unread counts, ages and sides', async () => {
    const { list, clock, viewer } = served('messages-loaded');
    const { conversations } = await list();
    const different = (values: readonly unknown[]) => new Set(values).size;
    expect(conversations[0]?.id).toBe(CONVERSATION_ID);
    expect(different(conversations.map((each) => each.other_participant.name))).toBe(5);
    expect(different(conversations.map((each) => each.task.title))).toBe(5);
    const states = conversations.map((each) => `${each.offer_status} ${each.unread_count}`);
    expect(states).toEqual(['null 2', 'pending 0', 'accepted 1', 'completed 0', 'declined 0']);
    const ages = conversations.map((each) => {
      const hours = (clock.now() - Date.parse(each.last_message_at ?? '')) / 3_600_000;
      return hours < 1 ? 'hour' : hours < 24 ? 'day' : 'older';
    });
    expect(ages).toEqual(['hour', 'hour', 'day', 'older', 'older']);
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
    const sides = { client: { id: people.client.id }, worker: { id: people.worker.id } };
    expect(conversation).toMatchObject(sides);
  });
});

describe('the number of conversations', () => {
  it.each([
    ['messages-empty', 0],
    ['messages-one-empty', 1],
    ['messages-page-full', CONVERSATIONS_PER_PAGE],
    ['messages-two-pages', 2 * CONVERSATIONS_PER_PAGE + 5],
  ] as const)('%s: %i', (id, count) => {
    expect(served(id).world.conversations.size).toBe(count);
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

it('a row can have the longest title', async () => {
  const [row] = (await served('messages-rows-extreme').list()).conversations;
  expect(row?.task.title).toHaveLength(255);
});

describe('a chat', () => {
  it.each(CHATS)('%s opens as the client', (id) => {
    expect(scenarioOf(id)).toMatchObject({
      as: 'client',
      at: `/messages?conversation=${CONVERSATION_ID}`,
    });
  });

  it.each([
    ['messages-one-empty', 0],
    ['messages-long', 120],
    ['messages-2000', 2_000],
  ] as const)('%s has %i texts, which are read', (id, count) => {
    const rows = served(id).world.messages.by('conversation_id', CONVERSATION_ID);
    expect(rows).toHaveLength(count);
    expect(rows.every((row) => row.message_type === 'text' && row.read_at !== null)).toBe(true);
  });

  it('ends the same however long it is', async () => {
    const newest = async (id: ScenarioId) =>
      (await served(id).chat()).messages.map(({ message, created_at }) => [message, created_at]);
    const texts = await newest('messages-long');
    expect(texts).toEqual(await newest('messages-2000'));
    const { clock } = served('messages-long');
    expect(clock.now() - Date.parse(texts[0]?.[1] ?? '')).toBeLessThan(5 * 60_000);
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
    expect(world.tasks.findOrThrow(CONVERSATION_ID)).toMatchObject({
      status: 'available',
      payment_offer: 95,
      deadline: expect.stringMatching(/^2026-/) as string,
    });
    const unread = [people.client.id, people.worker.id].map((id) =>
      unreadIn(world, CONVERSATION_ID, id),
    );
    expect(unread).toEqual([[], []]);
  });
});

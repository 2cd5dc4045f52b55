import { describe, expect, it } from 'vitest';
import { CONVERSATIONS_PER_PAGE, listConversations, listMessages } from '#src/contract/messages.ts';
import { MESSAGE_TYPES } from '#src/domain/message.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { servedState } from '../testing/served-state.ts';
import { CONVERSATION_ID } from './message-seeds.ts';
import { type ScenarioId } from './registry.ts';

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

describe('a chat', () => {
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

  it('can have every type of message, each with its text', async () => {
    const { messages, conversation } = await served('messages-types').chat();
    expect(new Set(messages.map((each) => each.message_type))).toEqual(new Set(MESSAGE_TYPES));
    expect(messages.filter((each) => each.message.length < 10)).toEqual([]);
    expect(conversation.offer_status).toBe('paid');
    expect(messages.filter((each) => each.message_type !== 'text' && !each.offer)).toEqual([]);
  });
});

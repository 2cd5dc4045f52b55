import { describe, expect, it } from 'vitest';
import { Conversation, Message, MessageText } from './message.ts';

describe('message text', () => {
  it.each(['', ' ', '\n\t '])('rejects %j', (text) => {
    expect(MessageText.safeParse(text).error?.issues[0]?.message).toBe('Please enter a message');
  });

  it('is trimmed but keeps its line breaks', () => {
    expect(MessageText.parse('  Hello,\n\nsee you.  ')).toBe('Hello,\n\nsee you.');
  });
});

describe('on the wire', () => {
  const message = {
    id: 1,
    sender: { id: 2, name: 'Wes Okafor' },
    message: 'Hello',
    message_type: 'text',
    created_at: '2026-03-14T10:00:00.123456Z',
  };

  it('a message of an unknown type keeps its text', () => {
    expect(Message.parse({ ...message, message_type: 'offer_cancelled' })).toEqual({
      ...message,
      message_type: 'unknown',
    });
  });

  it.each([undefined, null, 7, {}])('rejects a message of the type %j', (message_type) => {
    expect(Message.safeParse({ ...message, message_type }).success).toBe(false);
  });

  it('a conversation can have no messages, and its task no budget or deadline', () => {
    const conversation = {
      id: 1,
      task_id: 1,
      other_participant: { name: 'Wes Okafor' },
      client: { id: 1, name: 'Clara Novak' },
      worker: { id: 2, name: 'Wes Okafor' },
      task: { title: 'Mow the lawn' },
      unread_count: 0,
    };
    const empty = { offer_status: null, latest_message: null, last_message_at: null };
    expect(Conversation.safeParse(conversation).success).toBe(true);
    expect(Conversation.safeParse({ ...conversation, ...empty }).success).toBe(true);
    expect(Conversation.safeParse({ ...conversation, unread_count: -1 }).success).toBe(false);
  });
});

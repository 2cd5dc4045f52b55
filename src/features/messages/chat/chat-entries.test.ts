import { describe, expect, it } from 'vitest';
import type { Message } from '#src/domain/message.ts';
import { createChatLayout } from './chat-entries.ts';
import type { OutgoingMessage } from '../sync/outbox.ts';

const ME = 1;
const ANA = { id: 2, name: 'Ana Diaz' };

const message = (id: number, at: string, rest: Partial<Message> = {}): Message => ({
  id,
  sender: ANA,
  message: `Message ${id}`,
  message_type: 'text',
  created_at: `2026-03-${at}Z`,
  ...rest,
});

const outgoing = (key: string, at: string): OutgoingMessage => ({
  key,
  serial: 1,
  text: key,
  at: Date.parse(`2026-03-${at}Z`),
  state: 'sending',
  error: null,
  isUnconfirmed: true,
});

const layout = (keys: Readonly<Record<number, string>> = {}, timeZone = 'UTC') =>
  createChatLayout({ viewer: ME, timeZone, keyOf: (id) => keys[id] });

/** An outline of the layout of messages, given oldest first: the day, then `[` and `]` around groups. */
function outlineOf(messages: Message[], unsent: OutgoingMessage[] = [], timeZone = 'UTC'): string {
  return layout({}, timeZone)(messages.toReversed(), unsent)
    .map(({ key, day, startsGroup, endsGroup }) => {
      const id = key.replace('message-', '');
      return `${day ? `${day.slice(8)}: ` : ''}${startsGroup ? '[' : ''}${id}${endsGroup ? ']' : ''}`;
    })
    .join(' ');
}

describe('groups', () => {
  it('hold messages of one person that follow each other closely', () => {
    const chat = [message(1, '14T10:00:00'), message(2, '14T10:04:59'), message(3, '14T10:09:59')];
    expect(outlineOf(chat)).toBe('14: [1 2] [3]');
  });

  it('end with another person, another day, and a change of the offer', () => {
    const me = { sender: { id: ME, name: 'Me' } };
    const chat = [
      message(1, '13T23:59:00'),
      message(2, '14T00:01:00'),
      message(3, '14T00:02:00', me),
      message(4, '14T00:02:10', { ...me, message_type: 'offer' }),
      message(5, '14T00:02:20', { ...me, message_type: 'offer_accepted' }),
      message(6, '14T00:02:30', me),
    ];
    expect(outlineOf(chat)).toBe('13: [1] 14: [2] [3 4] [5] [6]');
  });

  it('hold what is being sent', () => {
    const mine = message(1, '14T10:00:00', { sender: { id: ME, name: 'Me' } });
    expect(outlineOf([mine], [outgoing('a', '14T10:01:00')])).toBe('14: [1 a]');
  });
});

describe('days', () => {
  it('start at midnight of the time zone', () => {
    const chat = [message(1, '14T04:30:00'), message(2, '14T05:30:00')];
    expect(outlineOf(chat, [], 'America/New_York')).toBe('14: [1] [2]');
    expect(outlineOf(chat, [], 'America/Chicago')).toBe('13: [1] 14: [2]');
  });

  it('do not go back for what could not be sent days ago', () => {
    expect(outlineOf([message(1, '14T10:00:00')], [outgoing('a', '11T10:00:00')])).toBe(
      '14: [1] [a]',
    );
  });
});

describe('identity', () => {
  it('is kept by what does not change', () => {
    const lay = layout();
    const chat = [message(3, '14T10:30:00'), message(2, '14T10:20:00')];
    const before = lay(chat, []);
    const after = lay([message(4, '14T10:40:00'), ...chat, message(1, '14T10:10:00')], []);
    expect(after.slice(1, 3)).toEqual(
      before.map((entry, index) => ({ ...entry, day: index === 0 ? null : entry.day })),
    );
    expect(after[2]).toBe(before[1]);
  });

  it('passes its key from a message that is being sent to the sent one', () => {
    const keys: Record<number, string> = {};
    const lay = layout(keys);
    expect(lay([], [outgoing('a', '14T10:00:00')])[0]?.key).toBe('a');
    keys[7] = 'a';
    const sent = message(7, '14T10:00:00', { sender: { id: ME, name: 'Me' } });
    expect(lay([sent], [])[0]?.key).toBe('a');
  });
});

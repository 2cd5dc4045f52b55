import { expect, it } from 'vitest';
import type { Message } from '#src/domain/message.ts';
import { messageSentence } from './message-sentence.ts';

const ANA = 7;
const CLARA = 1;

function messageOf(message_type: Message['message_type'], id: number, name: string): Message {
  const created_at = '2026-03-14T10:00:00Z';
  return { id: 1, sender: { id, name }, message: 'Gladly.', message_type, created_at, offer: null };
}

it.each([
  ['offer_accepted', 'You accepted the offer', 'Ana accepted the offer'],
  ['offer_declined', 'You declined the offer', 'Ana declined the offer'],
  ['offer_started', 'You started the work', 'Ana started the work'],
  ['offer_completed', 'You completed the work', 'Ana completed the work'],
  ['offer_paid', 'You paid for the work', 'Ana paid for the work'],
] as const)('%s: "%s" or "%s"', (type, own, other) => {
  const message = messageOf(type, ANA, 'Ana Sousa e Silva');
  expect(messageSentence(message, ANA)).toBe(own);
  expect(messageSentence(message, CLARA)).toBe(other);
});

it.each(['text', 'offer', 'unknown'] as const)('%s is no event', (type) => {
  expect(messageSentence(messageOf(type, ANA, 'Ana Sousa'), CLARA)).toBeNull();
});

it.each([
  ['Ana', 'Ana'],
  ['  Ana  Sousa', 'Ana'],
  ['王 小明', '王'],
])('shortens the name "%s" to "%s"', (name, first) => {
  const message = messageOf('offer_accepted', ANA, name);
  expect(messageSentence(message, CLARA)).toBe(`${first} accepted the offer`);
});

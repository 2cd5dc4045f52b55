import { beforeEach, expect, it } from 'vitest';
import { unreadIn } from '../db/conversations.ts';
import type { World } from '../db/world.ts';
import type { ChatEvent } from '../fixtures/chats/event.ts';
import { CLIENT, smallWorld, WORKER } from '../testing/small-world.ts';
import { brokenRules } from '../db/world-rules.ts';
import { seedChat, seedLongChat } from './chat.ts';

let world: World;
beforeEach(() => {
  ({ world } = smallWorld());
});

const chat = {
  id: 7,
  task: { id: 12, client_id: CLIENT, daysAgo: 4, due: 6, payment_offer: 95 },
  worker_id: WORKER,
};
const texts: readonly ChatEvent[] = [
  [47, 'worker', 'Is this still open?'],
  [45, 'client', 'Yes, it is.'],
  [3, 'worker', 'Great!'],
  [2, 'worker', 'When?'],
];
const messages = () => world.messages.by('conversation_id', 7);

it('is replayed at its times, and read but for the last messages', () => {
  seedChat(world, { ...chat, events: texts, unread: 2 });
  expect(messages().map((row) => [row.created_at, row.sender_id, row.message])).toEqual([
    ['2026-03-14T09:13:00.000Z', WORKER, 'Is this still open?'],
    ['2026-03-14T09:15:00.000Z', CLIENT, 'Yes, it is.'],
    ['2026-03-14T09:57:00.000Z', WORKER, 'Great!'],
    ['2026-03-14T09:58:00.000Z', WORKER, 'When?'],
  ]);
  expect(world.conversations.findOrThrow(7)).toMatchObject({ task_id: 12, client_id: CLIENT });
  expect(unreadIn(world, 7, CLIENT).map((row) => row.message)).toEqual(['Great!', 'When?']);
  expect(unreadIn(world, 7, WORKER)).toEqual([]);
});

it.each<[string, ChatEvent[], inquiries: number]>([
  ['can be empty', [], 0],
  ['is an inquiry of a worker', [[5, 'worker', 'Is this still open?']], 1],
  ['can be started by the client', [[5, 'client', 'Would you like to do this?']], 0],
])('%s', (_, events, inquiries) => {
  seedChat(world, { ...chat, events });
  expect([world.conversations.size, messages().length]).toEqual([1, events.length]);
  expect(world.tasks.findOrThrow(12).inquiries).toBe(inquiries);
  expect(brokenRules(world)).toEqual([]);
});

it('can have offers, by default with the terms of the task', () => {
  seedChat(world, {
    ...chat,
    events: [
      [50, 'client', 'My offer.', { offer: { payment_amount: 70, deadline_date: null } }],
      [40, 'worker', 'Too low.', 'decline'],
      [30, 'client', 'A new one.', { offer: {} }],
      [20, 'worker', 'Yes.', 'accept'],
    ],
  });
  expect(world.offers.all()).toMatchObject([
    { id: 1, status: 'declined', payment_amount: 70, deadline_date: null },
    { id: 2, status: 'accepted', payment_amount: 95, deadline_date: '2026-03-20' },
  ]);
  expect(messages().map(({ message, message_type }) => [message, message_type])).toEqual([
    ['My offer.', 'offer'],
    ['Too low.', 'offer_declined'],
    ['A new one.', 'offer'],
    ['Yes.', 'offer_accepted'],
  ]);
  expect(brokenRules(world)).toEqual([]);
});

it('fails where the handlers fail, and without an offer to take a step of', () => {
  const offer: ChatEvent = [5, 'client', 'My offer.', { offer: {} }];
  const seed = (events: ChatEvent[]) => () => seedChat(smallWorld().world, { ...chat, events });
  expect(seed([offer, offer])).toThrow('This worker already has an open offer for this task.');
  expect(seed([[5, 'worker', 'Yes.', 'accept']])).toThrow('Conversation 7 has no offer to accept.');
});

it('seeds the same rows for a long chat of texts', () => {
  const { world: replayed } = smallWorld();
  seedChat(replayed, { ...chat, events: texts });
  seedLongChat(world, { ...chat, events: texts });
  expect(world.snapshot()).toEqual(replayed.snapshot());
});

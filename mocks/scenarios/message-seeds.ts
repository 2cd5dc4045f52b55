import type { World } from '../db/world.ts';
import type { ChatEvent } from '../fixtures/chats/event.ts';
import {
  daysOf,
  houseSitting,
  houseSittingChat,
  visitsFor,
} from '../fixtures/chats/house-sitting.ts';
import { loftBed } from '../fixtures/chats/loft-bed.ts';
import { seedChat, seedLongChat, type Chat } from '../seeds/chat.ts';
import { people } from '../fixtures/accounts.ts';
import { manyChats } from './many-chats.ts';
import { fourChats } from './other-chats.ts';
import type { Seed } from './scenario.ts';
import { addTownspeople } from './town.ts';

/** The id of the conversation between the client and the worker account, and of its task. */
export const CONVERSATION_ID = 7;

/** Seeds one conversation between the client and the worker account. */
export function oneChat(events: readonly ChatEvent[], unread = 0): Seed {
  return (world) => {
    const task = { ...loftBed, id: CONVERSATION_ID, client_id: people.client.id };
    seedChat(world, {
      id: CONVERSATION_ID,
      task: { ...task, daysAgo: 8, due: 6 },
      worker_id: people.worker.id,
      events,
      unread,
    });
  };
}

/** Seeds a conversation of some texts between the client and the worker account. */
export function longChat(messages: number): Seed {
  const visits = visitsFor(messages);
  return (world) => {
    const task = { ...houseSitting, id: CONVERSATION_ID, client_id: people.client.id };
    seedLongChat(world, {
      id: CONVERSATION_ID,
      task: { ...task, daysAgo: daysOf(visits) + 1, due: 6 },
      worker_id: people.worker.id,
      events: houseSittingChat(visits),
    });
  };
}

/** Seeds four conversations of the client account with other people. */
export function withOtherChats(world: World): void {
  seedChats(world, fourChats);
}

/** Seeds a number of conversations of the client account, with unread messages in some. */
export function conversations(count: number): Seed {
  return (world) => seedChats(world, manyChats(count));
}

/** Seeds chats with townspeople. They are given newest first, and the oldest is seeded first. */
function seedChats(world: World, chats: readonly Chat[]): void {
  addTownspeople(world);
  for (const chat of chats.toReversed()) seedChat(world, chat);
}

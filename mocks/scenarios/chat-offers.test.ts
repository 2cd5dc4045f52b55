import { expect, it } from 'vitest';
import { people } from '../fixtures/accounts.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { CHAT_ID, chatOfferScenarios } from './chat-offers.ts';
import { openScenario } from './scenario.ts';

it.each(chatOfferScenarios)('$id opens the only conversation, with all messages read', (given) => {
  expect(given.at).toBe(`/messages?conversation=${CHAT_ID}`);
  const { world } = openScenario(given, createSteppedClock());
  expect(world.conversations.all()).toMatchObject([
    { id: CHAT_ID, client_id: people.client.id, worker_id: people.worker.id },
  ]);
  expect(world.messages.all().filter(({ read_at }) => read_at === null)).toEqual([]);
});

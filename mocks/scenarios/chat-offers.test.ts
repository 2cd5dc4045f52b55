import { describe, expect, it } from 'vitest';
import { listMessages } from '#src/contract/messages.ts';
import { messagesOf } from '../db/conversations.ts';
import { createMockServer } from '../server/mock-server.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { people } from '../fixtures/accounts.ts';
import { CHAT_ID, chatOfferScenarios } from './chat-offers.ts';
import { openScenario } from './scenario.ts';

/** The conversation of a scenario, as the server answers its viewer. */
async function chatIn(id: (typeof chatOfferScenarios)[number]['id']) {
  const scenario = chatOfferScenarios.find((each) => each.id === id);
  if (!scenario) throw new Error(`There is no scenario ${id}.`);
  const clock = createSteppedClock();
  const { world, storage } = openScenario(scenario, clock);
  const baseUrl = 'http://mock.test';
  const server = createMockServer({ world, clock, baseUrl, faults: scenario.faults ?? [] });
  const response = await server.handle(
    new Request(`${baseUrl}/api/messages/conversations/${CHAT_ID}`, {
      headers: { Authorization: `Bearer ${storage['auth_token']}` },
    }),
  );
  return listMessages.answer.parse(await response.json());
}

describe.each(chatOfferScenarios)('$id', ({ at, seed }) => {
  it('opens the only conversation, whose messages are read', () => {
    expect(at).toBe(`/messages?conversation=${CHAT_ID}`);
    const { world } = openScenario({ id: 'chat', title: 'A chat', at, seed }, createSteppedClock());
    expect(world.conversations.all()).toMatchObject([
      { id: CHAT_ID, client_id: people.client.id, worker_id: people.worker.id },
    ]);
    expect(messagesOf(world, CHAT_ID).filter(({ read_at }) => read_at === null)).toEqual([]);
  });
});

it.each([
  ['chat-offer-pending', 'pending', 2],
  ['chat-offer-accepted', 'accepted', 3],
  ['chat-offer-declined', 'declined', 3],
  ['chat-offer-in-progress', 'in_progress', 4],
  ['chat-offer-completed', 'completed', 5],
  ['chat-offer-paid', 'paid', 6],
  // Canceling adds no message (decision D29).
  ['chat-offer-cancelled', 'cancelled', 2],
  ['chat-without-offer', null, 3],
] as const)('%s: the offer is %s, after %d messages', async (id, status, count) => {
  const { conversation, messages } = await chatIn(id);
  expect(conversation.offer_status).toBe(status);
  expect(messages).toHaveLength(count);
});

it('a full offer has every field, and a minimal one none of the optional ones', async () => {
  const [full] = (await chatIn('chat-offer-pending')).messages;
  expect(full?.offer).toMatchObject({
    deadline_date: expect.any(String) as unknown,
    offer_details: expect.any(String) as unknown,
    terms_and_conditions: expect.any(String) as unknown,
  });
  const [minimal] = (await chatIn('chat-offer-minimal')).messages;
  expect(minimal?.offer).toMatchObject({
    deadline_date: null,
    offer_details: null,
    terms_and_conditions: null,
  });
});

it('a task can lack a budget, which no form allows', async () => {
  expect((await chatIn('chat-without-offer')).conversation.task.budget).toBe(95);
  expect((await chatIn('chat-without-budget')).conversation.task).not.toHaveProperty('budget');
});

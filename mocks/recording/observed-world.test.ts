import { expect, it } from 'vitest';
import { scenarioOf } from '../scenarios/registry.ts';
import { people } from '../fixtures/accounts.ts';
import { recordedServer } from '../testing/recorded-session.ts';
import type { Exchange } from './exchange.ts';
import { observeWorld } from './observed-world.ts';

const WORKER = people.worker.id;

it('undoes a transition that is the first sight of an offer', async () => {
  const server = recordedServer(scenarioOf('offers-card-pending'));
  await server.send('/offers/12/accept', { body: {} });
  const { offers } = observeWorld(server.exchanges, WORKER);
  expect(offers.get(12)).toMatchObject({ status: 'pending', accepted_at: null });
  expect(offers.get(12)?.updated_at).toBe(offers.get(12)?.created_at);
});

it('leaves out what the session created', async () => {
  const server = recordedServer(scenarioOf('offers-card-pending'));
  const chat = '/messages/conversations/1';
  const before = observeWorld(server.exchanges, WORKER).messages.size;
  await server.send(chat, { body: { message: 'On my way.' } });
  await server.send(chat);
  const texts = [...observeWorld(server.exchanges, WORKER).messages.values()];
  expect(texts.length).toBeGreaterThan(before);
  expect(texts.map(({ message }) => message)).not.toContain('On my way.');
});

it('leaves out what came into a list after its first answer', async () => {
  const server = recordedServer(scenarioOf('offers-card-completed'));
  await server.send('/messages/conversations/1?page=1');
  const [first] = server.exchanges;
  const { messages } = first!.answer as { messages: { id: number }[] };
  const [newest, ...rest] = messages;
  const earlier: Exchange = { ...first!, answer: { ...(first!.answer as object), messages: rest } };
  const found = observeWorld([earlier, first!], people.client.id).messages;
  expect(found.has(newest!.id)).toBe(false);
  expect(found.size).toBe(rest.length);
});

it("takes back the view that opening another user's task has counted", async () => {
  const server = recordedServer(scenarioOf('offers-card-pending'));
  const answer = (await server.send('/tasks/12')) as { task: { views: number } };
  const own = observeWorld(server.exchanges, people.client.id).tasks.get(12);
  const others = observeWorld(server.exchanges, WORKER).tasks.get(12);
  expect(own?.views).toBe(answer.task.views);
  expect(others?.views).toBe(answer.task.views - 1);
});

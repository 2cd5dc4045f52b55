import { expect, it } from 'vitest';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { people } from '../fixtures/accounts.ts';
import { scenarioOf, type ScenarioId } from '../scenarios/registry.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { recordedServer } from '../testing/recorded-session.ts';
import type { Exchange } from './exchange.ts';
import { blankScenario } from './print-scenario.ts';
import { addRows, seenRows } from './seen-rows.ts';

const { client, worker } = people;

/** The calls of a session as its viewer; a path with a body is a POST. */
async function session(id: ScenarioId, ...calls: readonly (string | [string, object])[]) {
  const server = recordedServer(scenarioOf(id));
  for (const call of calls) {
    if (typeof call === 'string') await server.send(call);
    else await server.send(call[0], { body: call[1] });
  }
  return [...server.exchanges];
}

function worldOf(exchanges: readonly Exchange[], viewer: { readonly id: number } = worker) {
  const { world } = openScenario(blankScenario, createSteppedClock());
  addRows(world, seenRows(exchanges, viewer.id));
  return world;
}

const CHAT = '/messages/conversations/1';

it('takes every column that the answers show', async () => {
  const exchanges = await session('offers-card-completed', '/offers', '/tasks/12', CHAT);
  const world = worldOf(exchanges);
  const { world: recorded } = openScenario(
    scenarioOf('offers-card-completed'),
    createSteppedClock(),
  );
  const messages = recorded.messages.by('conversation_id', 1);
  expect(messages.length).toBeGreaterThan(2);
  for (const table of ['offers', 'tasks', 'conversations'] as const) {
    expect(world.table(table).all()).toMatchObject(recorded.table(table).all());
  }
  const read = ({ created_at, ...message }: (typeof messages)[number]) => ({
    ...message,
    created_at,
    read_at: created_at,
  });
  expect(world.messages.by('conversation_id', 1)).toEqual(messages.map(read));
});

it('gives a task that is only part of an offer the status that the offer implies', async () => {
  const task = async (id: ScenarioId) => worldOf(await session(id, '/offers')).tasks.find(12);
  const pending = await task('offers-card-pending');
  expect(pending).toMatchObject({ client_id: client.id, status: 'available', views: 0 });
  expect((await task('offers-card-completed'))?.status).toBe('completed');
});

it.each([
  ['an unknown status', { status: 'archived' }],
  ['a timestamp that is none', { created_at: 'yesterday' }],
  ['no worker', { worker: undefined }],
])('leaves out an offer with %s', async (_, change) => {
  const [listed] = await session('offers-card-pending', '/offers');
  const { offers } = listed!.answer as { offers: object[] };
  const answer = { offers: offers.map((offer) => ({ ...offer, ...change })) };
  expect(worldOf([{ ...listed!, answer }]).offers.size).toBe(0);
});

it('takes what it can of a person that breaks the contract', async () => {
  const [profile] = await session('reviews-loaded', '/reviews/user/2/profile');
  const user = { first_name: 'Joe', last_name: 'Pell', email: 7, city: 'Gresham' };
  const answer = [{ user: { ...user, id: 9 } }, { user: { ...user, id: -1 } }];
  const { users } = worldOf([{ ...profile!, answer }]);
  expect(users.find(-1)).toBeUndefined();
  expect(users.find(9)).toMatchObject({ last_name: 'Pell', city: 'Gresham' });
});

it('leaves out a row that refers to one that no answer shows', async () => {
  const exchanges = await session('reviews-loaded', '/reviews?user_id=2&page=1');
  expect(seenRows(exchanges, worker.id).reviews.size).toBeGreaterThan(0);
  expect(worldOf(exchanges).reviews.size).toBe(0);
});

it.each([
  ['of a server that sends null', false],
  ['of a server that leaves it out', true],
])('leaves out what the session created and changed, in answers %s', async (_, isShort) => {
  const exchanges = await session(
    'offers-card-pending',
    '/offers',
    CHAT,
    ['/offers/12/accept', {}],
    '/offers',
    '/offers/12',
    '/tasks/12',
    [CHAT, { message: 'On my way.' }],
    CHAT,
  );
  const short = JSON.parse(JSON.stringify(exchanges), (_key, value: unknown) =>
    value === null ? undefined : value,
  ) as Exchange[];
  const world = worldOf(isShort ? short : exchanges);
  const { status, accepted_at = null } = world.offers.findOrThrow(12);
  expect([status, accepted_at]).toEqual(['pending', null]);
  expect(world.tasks.find(12)?.status).toBe('available');
  const texts = world.messages.by('conversation_id', 1).map(({ message }) => message);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts).not.toContain('On my way.');
  expect(texts).not.toContain("I've accepted your offer.");
});

it("leaves out a message from someone else, and a conversation about someone else's task", async () => {
  const [chat] = await session('offers-card-pending', CHAT);
  const { messages, conversation, ...rest } = chat!.answer as {
    messages: object[];
    conversation: object;
  };
  const worldWith = (changed: object) =>
    worldOf([{ ...chat!, answer: { messages, conversation, ...rest, ...changed } }]);
  const sender = { id: people.sparse.id, name: 'Sam Ito' };
  const strange = messages.map((message) => ({ ...message, sender }));
  expect(worldWith({}).messages.size).toBe(messages.length);
  expect(worldWith({ messages: strange }).messages.size).toBe(0);
  expect(worldWith({ conversation: { ...conversation, client: sender } }).conversations.size).toBe(
    0,
  );
});

it('takes the first answer of an address, whatever came in later', async () => {
  const [first] = await session('offers-card-completed', CHAT);
  const answer = first!.answer as { messages: { id: number }[] };
  const [newest, ...rest] = answer.messages;
  const earlier: Exchange = { ...first!, answer: { ...answer, messages: rest } };
  const { messages } = worldOf([earlier, { ...first!, query: { timestamp: '1' } }]);
  expect(messages.size).toBe(rest.length);
  expect(messages.find(newest!.id)).toBeUndefined();
});

it("takes back the view that opening another user's task has counted", async () => {
  const exchanges = await session('offers-card-pending', '/tasks/12');
  const { task } = exchanges[0]!.answer as { task: { views: number } };
  expect(worldOf(exchanges, client).tasks.find(12)?.views).toBe(task.views);
  expect(worldOf(exchanges).tasks.find(12)?.views).toBe(task.views - 1);
});

it('leaves as many of the last received messages unread as the conversation counted', async () => {
  const exchanges = await session('messages-loaded', '/messages/conversations');
  const { conversations } = exchanges[0]!.answer as {
    conversations: { id: number; unread_count: number }[];
  };
  const { id, unread_count } = conversations.find((each) => each.unread_count > 0)!;
  const chat = await session('messages-loaded', `/messages/conversations/${id}`);
  const found = worldOf([...exchanges, ...chat]).messages.by('conversation_id', id);
  expect(found.filter(({ read_at }) => read_at === null)).toHaveLength(unread_count);
});

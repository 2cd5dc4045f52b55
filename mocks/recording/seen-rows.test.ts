import { expect, it } from 'vitest';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { scenarioOf, type ScenarioId } from '../scenarios/registry.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { recordedServer } from '../testing/recorded-session.ts';
import type { Exchange } from './exchange.ts';
import { blankScenario } from './print-scenario.ts';
import { addSeenRows } from './seen-rows.ts';

/** The calls of a session as its viewer; a path with a body is a POST. */
async function session(id: ScenarioId, ...calls: readonly (string | [string, object])[]) {
  const server = recordedServer(scenarioOf(id));
  for (const call of calls) {
    if (typeof call === 'string') await server.send(call);
    else await server.send(call[0], { body: call[1] });
  }
  return [...server.exchanges];
}

function worldOf(exchanges: readonly Exchange[]) {
  const { world } = openScenario(blankScenario, createSteppedClock());
  addSeenRows(world, exchanges);
  return world;
}

const CHAT = '/messages/conversations/1';
const MY_TASKS = '/tasks/my-assigned-tasks';

it('takes every column that the answers show', async () => {
  const exchanges = await session('offers-card-completed', '/offers', MY_TASKS, CHAT);
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

it.each([
  ['an unknown status', { status: 'archived' }],
  ['a timestamp that is none', { created_at: 'yesterday' }],
  ['no worker', { worker: undefined }],
])('leaves out an offer with %s', async (_, change) => {
  const [task, listed] = await session('offers-card-pending', '/tasks/12', '/offers');
  const { offers } = listed!.answer as { offers: object[] };
  const answer = { offers: offers.map((offer) => ({ ...offer, ...change })) };
  expect(worldOf([task!, listed!]).offers.size).toBe(1);
  expect(worldOf([task!, { ...listed!, answer }]).offers.size).toBe(0);
});

it('takes what it can of a person that breaks the contract', async () => {
  const [profile] = await session('reviews-loaded', '/reviews/user/2/profile');
  const user = { first_name: 'Joe', last_name: 'Pell', email: 7, city: 'Gresham' };
  const answer = [{ user: { ...user, id: 9 } }, { user: { ...user, id: -1 } }];
  const { users } = worldOf([{ ...profile!, answer }]);
  expect(users.find(-1)).toBeUndefined();
  expect(users.find(9)).toMatchObject({ last_name: 'Pell', city: 'Gresham' });
});

it('fills a task that no answer shows whole from its offer', async () => {
  const { offers, tasks } = worldOf(await session('offers-card-completed', '/offers'));
  const original = openScenario(scenarioOf('offers-card-completed'), createSteppedClock()).world;
  const { title, client_id, status } = original.tasks.findOrThrow(12);
  expect(tasks.find(12)).toMatchObject({ title, client_id, status });
  expect(offers.size).toBe(1);
});

it('leaves out a row that refers to one that no answer shows', async () => {
  const exchanges = await session('messages-loaded', '/messages/conversations');
  expect(worldOf(exchanges).conversations.size).toBe(0);
});

it.each([
  ['of a server that sends null', false],
  ['of a server that leaves it out', true],
])('leaves out what the session created and changed, in answers %s', async (_, isShort) => {
  const exchanges = await session(
    'offers-card-pending',
    '/tasks/12',
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
  expect(texts).not.toContain('Happy to help. See you then!');
});

it('takes the first answer of an address, whatever came in later', async () => {
  const [task, offers, first] = await session(
    'offers-card-completed',
    '/tasks/12',
    '/offers',
    CHAT,
  );
  const answer = first!.answer as { messages: { id: number }[] };
  const [newest, ...rest] = answer.messages;
  const earlier: Exchange = { ...first!, answer: { ...answer, messages: rest } };
  const { messages } = worldOf([task!, offers!, earlier, { ...first!, query: { timestamp: '1' } }]);
  expect(messages.size).toBe(rest.length);
  expect(messages.find(newest!.id)).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { people } from '../fixtures/accounts.ts';
import { scenarioOf } from '../scenarios/registry.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { STORY_NOW } from '../clock/stepped-clock.ts';
import { harOf } from '../testing/har-of.ts';
import { browse, recordedServer } from '../testing/recorded-session.ts';
import type { Exchange } from './exchange.ts';
import { readHar } from './har.ts';
import { printRecorded, recordScenario } from './record-scenario.ts';

it('makes the scenario that a HAR file found, before the changes of the session', async () => {
  const server = recordedServer(scenarioOf('offers-card-pending'));
  const body = { email: people.worker.email, password: MOCK_PASSWORD, remember: true };
  await server.send('/auth/login', { body });
  await server.send('/tasks');
  const { offers } = (await server.send('/offers?page=1&per_page=10')) as {
    offers: { id: number; status: string }[];
  };
  const { id } = offers.find(({ status }) => status === 'pending')!;
  await server.send('/messages/unread-count');
  await server.send(`/offers/${id}/accept`, { body: { response_message: 'Gladly.' } });
  await server.send('/offers?page=1&per_page=10');
  await server.send(`/offers/${id}`);
  const page = 'https://nearhand.test/offers?status=pending';
  const har = harOf(server.exchanges, { apiBase: 'https://nearhand.test/api', page });

  const recorded = await recordScenario(readHar(har));
  expect(recorded).toMatchObject({ as: 'worker', at: '/offers?status=pending', drift: [] });
  // No answer shows the messages that are counted. Times differ after the change.
  expect(recorded.explained).toBe(6);
  expect(recorded.faults).toEqual([expect.objectContaining({ call: 'messages.unread-count' })]);
  expect(recorded.world.offers.findOrThrow(id).status).toBe('pending');
});

it('says in its file which rules the rows break, since other rows were not shown', async () => {
  const server = recordedServer(scenarioOf('offers-card-pending'));
  await server.send('/tasks');
  await server.send('/offers');
  const recorded = await recordScenario(server);
  const reason = 'Recorded: its rows are those that the answers showed.';
  expect(recorded.breaks).toEqual({
    'chat-matches-offers': reason,
    'inquiries-counted': reason,
  });
  const { code } = printRecorded({ id: 'a-bug', title: 'A bug' }, recorded);
  expect(code).toContain(`'chat-matches-offers': '${reason}',`);
});

/** The faults of a session that shows the task of its offer, for its other calls, which get other answers. */
async function faultsWith(change: (exchange: Exchange) => Partial<Exchange>, paths = ['/offers']) {
  const server = recordedServer(scenarioOf('offers-card-pending'));
  for (const path of ['/tasks', ...paths]) await server.send(path);
  const [tasks, ...others] = server.exchanges;
  const changed = others.map((exchange) => ({ ...exchange, ...change(exchange) }));
  const { faults } = await recordScenario({ exchanges: [tasks!, ...changed] });
  return faults.filter(({ call }) => call !== 'tasks.list');
}

describe('an answer that no rows explain becomes a fault', () => {
  it.each([
    ['an error', { status: 503, answer: { message: 'Down.' } }, { kind: 'status', status: 503 }],
    ['no answer', { status: undefined, answer: undefined }, { kind: 'never' }],
    [
      'a broken answer',
      { answer: { offers: 'none' } },
      { kind: 'answer', body: { offers: 'none' } },
    ],
  ])('%s', async (_, given, fault) => {
    const faults = await faultsWith(() => given);
    expect(faults).toEqual([expect.objectContaining({ call: 'offers.list', ...fault })]);
  });

  it('for the page of the list that it was', async () => {
    const failing = (exchange: Exchange): Partial<Exchange> =>
      exchange.query['page'] === '2' ? { status: 500, answer: {} } : {};
    const faults = await faultsWith(failing, ['/offers?page=1', '/offers?page=2']);
    expect(faults).toEqual([
      { call: 'offers.list', kind: 'status', status: 500, body: {}, query: { page: '2' } },
    ]);
  });

  it('for the calls of the session that it was, and from the last one on', async () => {
    let count = 0;
    const failing = (): Partial<Exchange> =>
      [1, 3].includes(count++) ? { status: 500, answer: {} } : {};
    const faults = await faultsWith(failing, ['/offers', '/offers', '/offers', '/offers']);
    expect(faults).toEqual([
      { call: 'offers.list', kind: 'status', status: 500, body: {}, after: 1, times: 1 },
      { call: 'offers.list', kind: 'status', status: 500, body: {}, after: 3 },
    ]);
  });

  it('unless it only leaves out what is null', async () => {
    const server = recordedServer(scenarioOf('offers-card-pending'));
    await server.send('/tasks');
    await server.send('/offers');
    const exchanges = JSON.parse(JSON.stringify(server.exchanges), (_key, value: unknown) =>
      value === null ? undefined : value,
    ) as Exchange[];
    expect((await recordScenario({ exchanges })).faults).toEqual([]);
  });

  it('for the id in its path only', async () => {
    const faults = await faultsWith(
      ({ path }) => (path === '/offers/12' ? { status: 404, answer: { message: 'Gone.' } } : {}),
      ['/offers', '/offers/12'],
    );
    expect(faults).toMatchObject([{ call: 'offers.get', status: 404, params: { id: '12' } }]);
  });

  it('for a list that is first read after a change, since it may show what the session did', async () => {
    const server = recordedServer(scenarioOf('tasks-loaded'));
    const { tasks } = (await server.send('/tasks')) as { tasks: { id: number }[] };
    const body = { task_id: tasks[0]!.id, message: 'Hello!' };
    await server.send('/messages/conversations', { body });
    await server.send('/messages/conversations');
    const { faults, world } = await recordScenario(server);
    const recorded = { call: 'messages.conversations', kind: 'answer' };
    expect(faults).toContainEqual(expect.objectContaining(recorded));
    expect(world.conversations.size).toBe(0);
  });

  it('unless the rows have given the same call before a change, and it is no error', async () => {
    const server = recordedServer(scenarioOf('offers-card-pending'));
    await server.send('/tasks');
    for (const path of ['/offers', '/offers?page=1']) await server.send(path);
    await server.send('/offers/12/accept', { body: {} });
    for (const path of ['/offers', '/offers?page=1']) await server.send(path);
    const last = { ...server.exchanges.at(-1)!, status: 500, answer: {} };
    const exchanges = [...server.exchanges.slice(0, -1), last];
    const { faults, explained } = await recordScenario({ exchanges });
    expect(faults).toMatchObject([
      { call: 'offers.list', kind: 'status', status: 500, query: { page: '1' }, after: 1 },
    ]);
    expect(explained).toBe(5);
  });
});

it('prints no name and no address of a person, in rows and in recorded answers', async () => {
  const server = recordedServer(scenarioOf('reviews-loaded'));
  await browse(server);
  const text = JSON.stringify(server.exchanges)
    .replaceAll('Wes', 'Joachim')
    .replaceAll('Okafor', 'Pellegrino')
    .replaceAll('wes@nearhand.example', 'jp77@posteo.example');
  expect(text).toContain('jp77');
  const recorded = await recordScenario({ exchanges: JSON.parse(text) as Exchange[] });
  expect(recorded.faults.map(({ kind }) => kind)).toContain('answer');
  const { code } = printRecorded({ id: 'a-bug', title: 'A bug' }, recorded);
  expect(code).not.toMatch(/Joachim|Pellegrino|jp77/i);
});

function withoutToken(given: Exchange): Exchange {
  const { token: _, ...exchange } = given;
  return exchange;
}

describe('a real session', () => {
  it('keeps its distances in time, and needs no token', async () => {
    const server = recordedServer(scenarioOf('offers-card-pending'));
    await server.send('/offers');
    await server.send('/tasks');
    const text = JSON.stringify(server.exchanges).replaceAll('2026-03-', '2026-09-');
    const exchanges = (JSON.parse(text) as Exchange[]).map((exchange) => ({
      ...withoutToken(exchange),
      startedAt: exchange.startedAt + (Date.parse('2026-09-14T10:00:00Z') - STORY_NOW),
    }));
    const { as, world, faults } = await recordScenario({ exchanges });
    expect(as).toBe('worker');
    expect(faults).toEqual([]);
    const [row] = world.offers.all();
    const listed = (
      server.exchanges[0]!.answer as { offers: { created_at: string; deadline_date: string }[] }
    ).offers[0];
    expect(row?.deadline_date).toBe(listed?.deadline_date);
    const ago = server.exchanges[0]!.startedAt - Date.parse(listed!.created_at);
    expect(STORY_NOW - Date.parse(row!.created_at)).toBe(ago);
  });

  it.each([
    ['/auth', '/dashboard'],
    ['/no-such-page', '/dashboard'],
    ['/user/12', '/user/12'],
    ['/messages?conversation=3', '/messages?conversation=3'],
    [undefined, '/dashboard'],
  ])('that was at %s opens %s', async (page, at) => {
    const server = recordedServer(scenarioOf('offers-card-pending'));
    await server.send('/dashboard');
    expect((await recordScenario({ exchanges: server.exchanges, page })).at).toBe(at);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { ScenarioId } from '../scenarios/registry.ts';
import { people } from '../fixtures/accounts.ts';
import { scenarioOf } from '../scenarios/registry.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { startMockApi, type MockApi } from '../http/server.ts';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { harOf } from '../testing/har-of.ts';
import { browse, recordedServer } from '../testing/recorded-session.ts';
import { checkWorld } from '../db/world-rules.ts';
import type { Exchange } from './exchange.ts';
import { readHar } from './har.ts';
import { recordScenario } from './record-scenario.ts';

const started: MockApi[] = [];
afterEach(() => Promise.all(started.splice(0).map((api) => api.close())));

/** A session over HTTP, as a browser records it. */
async function httpSession(scenario: ScenarioId) {
  const clock = createSteppedClock();
  const api = await startMockApi({ port: 0, scenario, clock });
  started.push(api);
  const exchanges: Exchange[] = [];
  let token: string | undefined;
  async function send(path: string, sent?: unknown): Promise<Record<string, unknown>> {
    const method = sent === undefined ? 'GET' : 'POST';
    const response = await fetch(api.url + API_BASE_PATH + path, {
      method,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    const url = new URL(api.url + path);
    exchanges.push({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      ...(sent === undefined ? {} : { body: sent }),
      status: response.status,
      answer,
      startedAt: clock.now(),
      duration: 10,
      ...(token === undefined ? {} : { token }),
    });
    clock.advance(1_000);
    return answer;
  }
  return {
    send,
    async signIn(email: string) {
      const { data } = await send('/auth/login', {
        email,
        password: MOCK_PASSWORD,
        remember: true,
      });
      token = (data as { token: string }).token;
    },
    har: (page: string) =>
      harOf(exchanges, { apiBase: api.url + API_BASE_PATH, page: api.url + page }),
  };
}

it('makes the scenario that a session over HTTP found, before the changes of the session', async () => {
  const { send, signIn, har } = await httpSession('offers-shared');
  await signIn(people.worker.email);
  const { offers } = (await send('/offers?page=1&per_page=10')) as {
    offers: { id: number; status: string }[];
  };
  const pending = offers.find(({ status }) => status === 'pending');
  await send('/messages/conversations?page=1&per_page=20');
  await send('/messages/unread-count');
  await send(`/offers/${pending!.id}/accept`, { response_message: 'Gladly.' });
  await send('/offers?page=1&per_page=10');
  await send(`/offers/${pending!.id}`);

  const recorded = await recordScenario(readHar(har('/offers?status=pending')));
  expect(recorded).toMatchObject({
    as: 'worker',
    at: '/offers?status=pending',
    faults: [],
    drift: [],
  });
  expect(recorded.explained).toBe(7);
  checkWorld(recorded.world);
  expect(recorded.world.offers.findOrThrow(pending!.id).status).toBe('pending');
});

it('gives the same answers from the rows as the server that was recorded', async () => {
  const server = recordedServer(scenarioOf('messages-loaded'));
  await browse(server);
  const { faults, explained, world } = await recordScenario(server);
  expect(faults).toEqual([]);
  expect(explained).toBe(server.exchanges.length);
  checkWorld(world);
});

/** A session whose first call gets another answer. */
async function sessionWith(change: (exchange: Exchange) => Partial<Exchange>, paths = ['/offers']) {
  const server = recordedServer(scenarioOf('offers-card-pending'));
  for (const path of paths) await server.send(path);
  return recordScenario({
    exchanges: server.exchanges.map((exchange) => ({ ...exchange, ...change(exchange) })),
  });
}

describe('an answer that no rows explain becomes a fault', () => {
  it.each([
    ['an error', { status: 503, answer: { message: 'Down.' } }, { kind: 'status', status: 503 }],
    ['a network error', { status: 0, answer: undefined }, { kind: 'network' }],
    ['no answer', { status: undefined, answer: undefined }, { kind: 'never' }],
    ['a page', { status: 200, answer: '<html></html>' }, { kind: 'html', status: 200 }],
    [
      'a broken answer',
      { answer: { offers: 'none' } },
      { kind: 'answer', body: { offers: 'none' } },
    ],
  ])('%s', async (_, given, fault) => {
    const { faults } = await sessionWith(() => given);
    expect(faults).toEqual([expect.objectContaining({ call: 'offers.list', ...fault })]);
  });

  it('for the page of the list that it was', async () => {
    const failing = (exchange: Exchange): Partial<Exchange> =>
      exchange.query['page'] === '2' ? { status: 500, answer: {} } : {};
    const { faults } = await sessionWith(failing, ['/offers?page=1', '/offers?page=2']);
    expect(faults).toEqual([
      { call: 'offers.list', kind: 'status', status: 500, body: {}, query: { page: '2' } },
    ]);
  });

  it('for the calls of the session that it was, and from the last one on', async () => {
    let count = 0;
    const failing = (): Partial<Exchange> =>
      [1, 3].includes(count++) ? { status: 500, answer: {} } : {};
    const { faults } = await sessionWith(failing, ['/offers', '/offers', '/offers', '/offers']);
    expect(faults).toEqual([
      { call: 'offers.list', kind: 'status', status: 500, body: {}, after: 1, times: 1 },
      { call: 'offers.list', kind: 'status', status: 500, body: {}, after: 3 },
    ]);
  });

  it('as a patch of the field that differs', async () => {
    const { faults } = await sessionWith(({ answer }) => {
      const { offers, pagination } = answer as { offers: object[]; pagination: object };
      return {
        answer: { offers: offers.map((offer) => ({ ...offer, status: 'archived' })), pagination },
      };
    });
    expect(faults).toEqual([
      {
        call: 'offers.list',
        kind: 'patch',
        patch: { status: 'archived' },
        each: 'offers',
        where: { id: 12 },
      },
    ]);
  });
});

function withoutToken(given: Exchange): Exchange {
  const { token: _, ...exchange } = given;
  return exchange;
}

describe('a real session', () => {
  it('keeps its distances in time, and needs no token', async () => {
    const server = recordedServer(scenarioOf('offers-card-pending'));
    await server.send('/offers');
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

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '#src/contract/auth.ts';
import { IDEMPOTENCY_HEADER } from '#src/contract/endpoint.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { endpoints } from '#src/contract/registry.ts';
import {
  anyCall,
  fails,
  hold,
  losesAnswer,
  never,
  offline,
  once,
  slow,
  type RequestFault,
} from '../faults/faults.ts';
import { createMockServer, type MockServer } from './mock-server.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { people } from '../fixtures/accounts.ts';
import { demo } from '../scenarios/demo.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock, type SteppedClock } from '../clock/stepped-clock.ts';

const BASE = 'http://mock.test/prefix';

let clock: SteppedClock;
let server: MockServer;
let token: string;
const onChange = vi.fn();

beforeEach(() => {
  onChange.mockClear();
  clock = createSteppedClock();
  const { world, storage } = openScenario({ ...demo, as: 'client' }, clock);
  server = createMockServer({ world, clock, onChange });
  token = storage['auth_token'] ?? '';
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.handle(new Request(`${BASE}/api${path}`, { headers }));

const post = (path: string, body: unknown) =>
  server.handle(
    new Request(`${BASE}/api${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

describe('a call that creates something', () => {
  const create = (key: string, path = '/tasks', body: unknown = newTask) =>
    server.handle(
      new Request(`${BASE}/api${path}`, {
        method: 'POST',
        headers: { ...signedIn(), [IDEMPOTENCY_HEADER]: key },
        body: JSON.stringify(body),
      }),
    );
  const newTask = {
    task_category_id: 1,
    title: 'Water the plants',
    description: 'Twice a week.',
    location: 'Elm Street 4',
    payment_offer: 50,
    deadline: '2026-08-01',
  };
  const created = () => server.world.tasks.all().filter(({ title }) => title === newTask.title);

  it('answers a repeated request like the first, and creates nothing', async () => {
    const [first, atOnce] = await Promise.all([create('one'), create('one')]);
    const later = await create('one');
    const answers = await Promise.all([first, atOnce, later].map((each) => each.json()));
    expect(created()).toHaveLength(1);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await create('two');
    expect(created()).toHaveLength(2);
  });

  it('can be tried again with the same key after an error', async () => {
    expect((await create('one', '/tasks', { ...newTask, title: '' })).status).toBe(422);
    expect((await create('one')).status).toBe(200);
    expect(created()).toHaveLength(1);
  });
});

const signedIn = () => ({ Authorization: `Bearer ${token}` });
const credentials = { email: people.client.email, password: MOCK_PASSWORD, remember: false };

describe('a call that is not in the contract', () => {
  it.each([
    ['GET', '/api/nope'],
    ['GET', '/api/auth/login'],
    ['DELETE', '/api/dashboard'],
    ['GET', '/api/dashboard/worker/more'],
    ['GET', '/elsewhere'],
  ])('%s %s gets a 404 and is not logged', async (method, path) => {
    const response = await server.handle(new Request(`${BASE}${path}?page=1`, { method }));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: `No handler for ${method} /prefix${path}.` });
    expect(server.seen).toEqual([]);
  });
});

describe('the log of requests', () => {
  it('has the request, viewer and status of each call, in order', async () => {
    await get('/dashboard?timestamp=1', signedIn());
    await get('/dashboard', { Authorization: 'Bearer dead' });
    await post('/auth/login', { ...credentials, password: 'something else' });
    expect(server.seen).toMatchObject([
      {
        id: 1,
        method: 'GET',
        path: '/api/dashboard',
        call: 'dashboards.get',
        query: { timestamp: '1' },
        body: undefined,
        viewer: people.client.id,
        status: 200,
      },
      { id: 2, call: 'dashboards.get', viewer: null, status: 401 },
      {
        id: 3,
        method: 'POST',
        path: '/api/auth/login',
        call: 'auth.login',
        query: {},
        body: { ...credentials, password: 'something else' },
        viewer: null,
        status: 401,
      },
    ]);
  });

  it('has the duration, the answer and the faults of a call', async () => {
    server.setFaults([slow(login, 250), once(fails(login, 503, { message: 'Later.' }))]);
    const answer = post('/auth/login', credentials);
    await vi.waitUntil(() => server.held === 1);
    expect(server.seen).toMatchObject([
      {
        duration: undefined,
        answer: undefined,
        faults: ['auth.login:slow=250', expect.any(String)],
      },
    ]);
    clock.advance(250);
    expect(await (await answer).json()).toEqual({ message: 'Later.' });
    await vi.waitUntil(() => server.seen[0]?.answer !== undefined);
    expect(server.seen).toMatchObject([{ duration: 250, answer: { message: 'Later.' } }]);
  });

  it('calls back when it or the faults change', async () => {
    const listener = vi.fn();
    const unsubscribe = server.subscribe(listener);
    server.addFault(offline(anyCall));
    server.setFaults([]);
    expect(listener).toHaveBeenCalledTimes(2);
    await get('/dashboard');
    const { length } = listener.mock.calls;
    expect(length).toBeGreaterThan(2);
    unsubscribe();
    await get('/dashboard');
    server.addFault(offline(anyCall));
    expect(listener).toHaveBeenCalledTimes(length);
  });

  it('tells which faults are used up, and the time to wait', async () => {
    const fault = once(fails(login, 429, null, { retryAfter: 30 }));
    server.setFaults([fault, never(login)]);
    expect(server.activeFaults).toHaveLength(2);
    await post('/auth/login', credentials);
    expect(server.activeFaults).toEqual([never(login)]);
    expect(server.seen).toMatchObject([{ status: 429, retryAfter: 30 }]);
  });

  it('has no body when it is not JSON, and no status while pending', async () => {
    server.latency = 100;
    const answer = post('/auth/login', '{');
    await vi.waitUntil(() => server.held === 1);
    expect(server.seen).toMatchObject([{ call: 'auth.login', body: undefined, status: undefined }]);
    clock.advance(100);
    await answer;
    expect(server.seen).toMatchObject([{ body: undefined, status: 400 }]);
  });

  it('has status 0 when the answer of a call that took effect is lost, or the network fails', async () => {
    server.addFault(losesAnswer(login));
    const before = server.world.tokens.all().length;
    const answer = await post('/auth/login', credentials);
    expect(answer.type).toBe('error');
    expect(server.world.tokens.all()).toHaveLength(before + 1);
    server.setFaults([offline(login)]);
    await post('/auth/login', credentials);
    expect(server.seen).toMatchObject([{ status: 0 }, { status: 0 }]);
  });
});

it('applies a fault of any call to all calls of the contract, and to no other', async () => {
  server.addFault(fails(anyCall, 503));
  const statuses = [await get('/dashboard'), await post('/auth/login', credentials)];
  expect(statuses.map(({ status }) => status)).toEqual([503, 503]);
  expect((await get('/nope')).status).toBe(404);
});

it('decodes the parameters of a path', async () => {
  const ask = async (id: string) => (await get(`/offers/${id}`, signedIn())).status;
  const { id } = server.world.offers.all().find(({ worker_id }) => worker_id === 1) ?? { id: 0 };
  const escaped = String(id).replaceAll(/\d/g, '%3$&');
  expect([await ask(escaped), await ask('%E0%A4%A')]).toEqual([200, 404]);
});

it('calls onChange after every successful call, reads included', async () => {
  await post('/auth/login', { ...credentials, password: 'something else' });
  expect(onChange).not.toHaveBeenCalled();
  await post('/auth/login', credentials);
  expect(onChange).toHaveBeenCalledOnce();
  // A read can mark messages as read and count views.
  await get('/dashboard', signedIn());
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('responds with 500 when a handler breaks the contract', async () => {
  vi.spyOn(server.world, 'issueToken').mockReturnValue(5 as never);
  const response = await post('/auth/login', credentials);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: "auth.login: The mock's response breaks the contract at data.token",
  });
});

it('uses the latency at the time of the call', async () => {
  server.latency = 150;
  let status = 0;
  const answer = get('/dashboard', signedIn()).then((response) => (status = response.status));
  await vi.waitUntil(() => server.held === 1);
  server.latency = 0;
  expect((await get('/dashboard', signedIn())).status).toBe(200);
  clock.advance(149);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(status).toBe(0);
  clock.advance(1);
  await answer;
  expect([status, server.held]).toEqual([200, 0]);
});

describe('the password', () => {
  const readable = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes(':'));

  it.each(readable.map(({ name, path }) => [name, path]))('is not in %s', async (_, path) => {
    for (const as of ['client', 'worker'] as const) {
      const headers = { Authorization: `Bearer ${server.world.issueToken(people[as].id)}` };
      const response = await get(path, headers);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/password|nearhand2026/);
    }
  });

  const nora = {
    first_name: 'Nora',
    last_name: 'Berg',
    email: 'nora@nearhand.example',
    phone: '5550100123',
    city: 'Portland',
    password: MOCK_PASSWORD,
    password_confirmation: MOCK_PASSWORD,
  };

  it.each([
    ['/auth/login', credentials],
    ['/auth/login', { ...credentials, email: people.unverified.email }],
    ['/auth/register', nora],
  ])('is not in the response of %s', async (path, body) => {
    const response = await post(path, body);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/password|nearhand2026/);
  });
});

it('has no network at times in the subway', async () => {
  server.latency = 'offline';
  expect((await get('/dashboard')).type).toBe('error');
  expect(server.seen).toMatchObject([{ status: 0 }]);
});

describe('a held request', () => {
  /** Sends a request that is held when this returns. */
  async function sendHeld() {
    server.addFault(hold(getDashboard));
    const response = get('/dashboard', signedIn());
    await vi.waitUntil(() => server.held === 1);
    expect(server.seen).toMatchObject([{ isHeld: true }]);
    return { response };
  }
  const isDone = () => server.held === 0 && server.seen.every(({ isHeld }) => !isHeld);

  it('waits before its handler until it is released', async () => {
    const { response } = await sendHeld();
    clock.advance(100_000);
    expect(onChange).not.toHaveBeenCalled();
    server.release(1);
    expect((await response).status).toBe(200);
    expect(server.seen).toMatchObject([{ faults: ['dashboards.get:hold'], status: 200 }]);
    expect(isDone()).toBe(true);
  });

  it.each<[RequestFault, number]>([
    [{ call: 'dashboards.get', kind: 'answer', status: 418, body: { a: 1 } }, 418],
    [{ call: 'dashboards.get', kind: 'answer', status: 204, body: null }, 204],
    [offline(getDashboard) as RequestFault, 0],
  ])('is answered with %j in place of its handler', async (answer, status) => {
    const { response } = await sendHeld();
    server.release(1, answer);
    expect((await response).status).toBe(status);
    expect(onChange).not.toHaveBeenCalled();
    expect(isDone()).toBe(true);
  });

  it('stays in the log', async () => {
    const { response } = await sendHeld();
    await get('/tasks/categories');
    server.forgetRequests();
    expect(server.seen).toMatchObject([{ id: 1 }]);
    server.releaseAll();
    expect((await response).status).toBe(200);
  });
});

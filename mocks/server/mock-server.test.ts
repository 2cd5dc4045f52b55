import { beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '#src/contract/auth.ts';
import { IDEMPOTENCY_HEADER } from '#src/contract/endpoint.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import {
  fails,
  hold,
  losesAnswer,
  never,
  offline,
  once,
  slow,
  type RequestFault,
} from '../faults/faults.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { people } from '../fixtures/accounts.ts';
import { demo } from '../scenarios/demo.ts';
import { servedState } from '../testing/served-state.ts';
import { createMockServer } from './mock-server.ts';

let served: ReturnType<typeof servedState>;
beforeEach(() => {
  served = servedState({ ...demo, as: 'client' });
});

const credentials = { email: people.client.email, password: MOCK_PASSWORD, remember: false };
const wrong = { ...credentials, password: 'something else' };
const signIn = (body: unknown = credentials) => served.send('/auth/login', { body });
const signedOut = { headers: { Authorization: 'Bearer dead' } };

it('creates something with the key of a call that failed', async () => {
  const form = { title: 'Water the plants', description: 'Twice a week.', payment_offer: 50 };
  const place = { task_category_id: 1, location: 'Elm Street 4', deadline: '2026-08-01' };
  const headers = { [IDEMPOTENCY_HEADER]: 'one' };
  const create = (body: unknown) => served.send('/tasks', { headers, body });
  expect((await create({ ...form, ...place, title: '' })).status).toBe(422);
  const answers = await Promise.all([create({ ...form, ...place }), create({ ...form, ...place })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const created = served.world.tasks.all().filter(({ title }) => title === form.title);
  expect(created).toHaveLength(1);
});

it.each([
  ['GET', '/nope'],
  ['GET', '/auth/login'],
  ['DELETE', '/dashboard'],
  ['GET', '/dashboard/worker/more'],
])('answers 404 to a call that the contract does not have: %s %s', async (method, path) => {
  const response = await served.send(`${path}?page=1`, { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: `No handler for ${method} /api${path}.` });
  expect(served.server.seen).toEqual([]);
});

describe('the log of requests', () => {
  it('has the request, viewer and status of each call, in order', async () => {
    await served.send('/dashboard?timestamp=1');
    await served.send('/dashboard', signedOut);
    await served.send('/auth/login', { ...signedOut, body: wrong });
    expect(served.server.seen).toMatchObject([
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
        body: wrong,
        viewer: null,
        status: 401,
      },
    ]);
  });

  it('has the duration, the answer and the faults of a call', async () => {
    served.server.setFaults([slow(login, 250), once(fails(login, 503, { message: 'Later.' }))]);
    const answer = signIn();
    await vi.waitUntil(() => served.server.held === 1);
    expect(served.server.seen).toMatchObject([
      {
        duration: undefined,
        answer: undefined,
        faults: ['auth.login:slow=250', expect.any(String)],
      },
    ]);
    served.clock.advance(250);
    expect(await (await answer).json()).toEqual({ message: 'Later.' });
    await vi.waitUntil(() => served.server.seen[0]?.answer !== undefined);
    expect(served.server.seen).toMatchObject([{ duration: 250, answer: { message: 'Later.' } }]);
  });

  it('tells which faults are used up, and the time to wait', async () => {
    const fault = once(fails(login, 429, null, { retryAfter: 30 }));
    served.server.setFaults([fault, never(login)]);
    expect(served.server.activeFaults).toHaveLength(2);
    await signIn();
    expect(served.server.activeFaults).toEqual([never(login)]);
    expect(served.server.seen).toMatchObject([{ status: 429, retryAfter: 30 }]);
  });

  it('has no body when it is not JSON, and no status while pending', async () => {
    served.server.latency = 100;
    const answer = signIn('{');
    await vi.waitUntil(() => served.server.held === 1);
    expect(served.server.seen).toMatchObject([
      { call: 'auth.login', body: undefined, status: undefined },
    ]);
    served.clock.advance(100);
    await answer;
    expect(served.server.seen).toMatchObject([{ body: undefined, status: 400 }]);
  });

  it('has status 0 when the answer of a call that took effect is lost, or the network fails', async () => {
    served.server.addFault(losesAnswer(login));
    const before = served.world.tokens.all().length;
    const answer = await signIn();
    expect(answer.type).toBe('error');
    expect(served.world.tokens.all()).toHaveLength(before + 1);
    served.server.setFaults([offline(login)]);
    await signIn();
    expect(served.server.seen).toMatchObject([{ status: 0 }, { status: 0 }]);
  });
});

it('calls onChange after every successful call, reads included', async () => {
  const onChange = vi.fn();
  const { world, clock } = served;
  const server = createMockServer({ world, clock, onChange });
  const ask = (path: string) => server.handle(new Request(`http://mock.test/api${path}`));
  await ask('/dashboard');
  expect(onChange).not.toHaveBeenCalled();
  // A read can mark messages as read and count views.
  await ask('/tasks/categories');
  expect(onChange).toHaveBeenCalledOnce();
});

it('responds with 500 when a handler breaks the contract', async () => {
  vi.spyOn(served.world, 'issueToken').mockReturnValue(5 as never);
  const response = await signIn();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: "auth.login: The mock's response breaks the contract at data.token",
  });
});

it('has no network at times in the subway', async () => {
  served.server.latency = 'offline';
  expect((await served.send('/dashboard')).type).toBe('error');
  expect(served.server.seen).toMatchObject([{ status: 0 }]);
});

describe('a held request', () => {
  /** Sends a request that is held when this returns. */
  async function sendHeld() {
    served.server.addFault(hold(getDashboard));
    const response = served.send('/dashboard');
    await vi.waitUntil(() => served.server.held === 1);
    expect(served.server.seen).toMatchObject([{ isHeld: true }]);
    return { response };
  }
  const isDone = () =>
    served.server.held === 0 && served.server.seen.every(({ isHeld }) => !isHeld);

  it('waits before its handler until it is released', async () => {
    const { response } = await sendHeld();
    served.clock.advance(100_000);
    expect(served.server.seen).toMatchObject([{ status: undefined }]);
    served.server.release(1);
    expect((await response).status).toBe(200);
    expect(served.server.seen).toMatchObject([{ faults: ['dashboards.get:hold'], status: 200 }]);
    expect(isDone()).toBe(true);
  });

  it.each<[RequestFault, number]>([
    [{ call: 'dashboards.get', kind: 'answer', status: 418, body: { a: 1 } }, 418],
    [{ call: 'dashboards.get', kind: 'answer', status: 204, body: null }, 204],
    [offline(getDashboard) as RequestFault, 0],
  ])('is answered with %j in place of its handler', async (answer, status) => {
    const { response } = await sendHeld();
    served.server.release(1, answer);
    expect((await response).status).toBe(status);
    expect(isDone()).toBe(true);
  });

  it('stays in the log', async () => {
    const { response } = await sendHeld();
    await served.send('/tasks/categories');
    served.server.forgetRequests();
    expect(served.server.seen).toMatchObject([{ id: 1 }]);
    served.server.releaseAll();
    expect((await response).status).toBe(200);
  });
});

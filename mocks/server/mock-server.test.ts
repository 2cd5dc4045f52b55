import { beforeEach, expect, it, vi } from 'vitest';
import { login } from '#src/contract/auth.ts';
import { IDEMPOTENCY_HEADER } from '#src/contract/endpoint.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import {
  fails,
  hold,
  losesAnswer,
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
  ['DELETE', '/dashboard'],
  ['GET', '/dashboard/worker/more'],
])('answers 404 to a call that the contract does not have: %s %s', async (method, path) => {
  const response = await served.send(`${path}?page=1`, { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: `No handler for ${method} /api${path}.` });
  expect(served.server.seen).toEqual([]);
});

it('logs the request, viewer and status of each call, in order', async () => {
  await served.send('/dashboard?timestamp=1');
  await served.send('/dashboard', signedOut);
  await served.send('/auth/login', { ...signedOut, body: wrong });
  await signIn('{');
  const dashboard = { method: 'GET', path: '/api/dashboard', call: 'dashboards.get' };
  const login = { method: 'POST', path: '/api/auth/login', call: 'auth.login' };
  expect(served.server.seen).toMatchObject([
    { id: 1, ...dashboard, query: { timestamp: '1' }, viewer: people.client.id, status: 200 },
    { id: 2, ...dashboard, body: undefined, viewer: null, status: 401 },
    { id: 3, ...login, query: {}, body: wrong, viewer: null, status: 401 },
    { id: 4, ...login, body: undefined, status: 400 },
  ]);
});

it('logs the duration, the answer and the faults of a call', async () => {
  const later = { message: 'Later.' };
  const fails503 = fails(login, 503, later, { retryAfter: 30 });
  served.server.setFaults([slow(login, 250), once(fails503)]);
  const answer = signIn();
  await vi.waitUntil(() => served.server.held === 1);
  const faults: unknown = ['auth.login:slow=250', expect.any(String)];
  expect(served.server.seen).toMatchObject([{ duration: undefined, status: undefined, faults }]);
  served.clock.advance(249);
  expect(served.server.held).toBe(1);
  served.clock.advance(1);
  expect(await (await answer).json()).toEqual(later);
  await vi.waitUntil(() => served.server.seen[0]?.answer !== undefined);
  expect(served.server.seen).toMatchObject([{ duration: 250, answer: later, retryAfter: 30 }]);
});

it('logs status 0 when the answer of a call that took effect is lost, or the network fails', async () => {
  served.server.addFault(losesAnswer(login));
  const before = served.world.tokens.all().length;
  const answer = await signIn();
  expect(answer.type).toBe('error');
  expect(served.world.tokens.all()).toHaveLength(before + 1);
  served.server.setFaults([offline(login)]);
  await signIn();
  expect(served.server.seen).toMatchObject([{ status: 0 }, { status: 0 }]);
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

/** Sends a request that is held when this returns. */
async function sendHeld() {
  served.server.addFault(hold(getDashboard));
  const response = served.send('/dashboard');
  await vi.waitUntil(() => served.server.held === 1);
  expect(served.server.seen).toMatchObject([{ isHeld: true }]);
  return { response };
}
const isDone = () => served.server.held === 0 && served.server.seen.every(({ isHeld }) => !isHeld);

it('holds a request before its handler, and in the log, until it is released', async () => {
  const { response } = await sendHeld();
  served.clock.advance(100_000);
  await served.send('/tasks/categories');
  served.server.forgetRequests();
  expect(served.server.seen).toMatchObject([{ id: 1, status: undefined }]);
  served.server.release(1);
  expect((await response).status).toBe(200);
  expect(served.server.seen).toMatchObject([{ faults: ['dashboards.get:hold'], status: 200 }]);
  expect(isDone()).toBe(true);
});

it.each<[RequestFault, number]>([
  [{ call: 'dashboards.get', kind: 'answer', status: 418, body: { a: 1 } }, 418],
  [offline(getDashboard) as RequestFault, 0],
])('answers a held request with %j in place of its handler', async (answer, status) => {
  const { response } = await sendHeld();
  served.server.release(1, answer);
  expect((await response).status).toBe(status);
  expect(isDone()).toBe(true);
});

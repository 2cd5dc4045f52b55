import { afterEach, describe, expect, it, vi } from 'vitest';
import { login } from '#src/contract/auth.ts';
import { hold, once } from '../faults/faults.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { people } from '../fixtures/accounts.ts';
import { startMockApi, type MockApi } from './server.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';

const started: MockApi[] = [];
afterEach(() => Promise.all(started.splice(0).map((api) => api.close())));

async function start(options: Partial<Parameters<typeof startMockApi>[0]> = {}): Promise<MockApi> {
  const clock = createSteppedClock();
  const api = await startMockApi({ port: 0, scenario: 'demo', clock, ...options });
  started.push(api);
  return api;
}

const post = (api: MockApi, path: string, body: unknown) =>
  fetch(api.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const credentials = { email: people.client.email, password: MOCK_PASSWORD, remember: false };
const signIn = (api: MockApi, body: unknown = credentials) => post(api, '/api/auth/login', body);

it('takes bodies of calls up to 10 MB, and answers 413 above', async () => {
  const api = await start();
  const body = JSON.stringify(credentials).padEnd(10 * 1024 * 1024, ' ');
  expect((await signIn(api, body)).status).toBe(200);
  const response = await signIn(api, `${body} `);
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ message: 'The body is larger than 10 MB.' });
});

it.each([
  ['/', 200],
  ['/api/', 200],
  ['/api/tasks/categories', 200],
  ['/api/dashboard', 401],
  ['/__mock/reset', 404],
])('answers %s with %i by GET, and by HEAD without the body', async (path, status) => {
  const api = await start();
  const found = await fetch(api.url + path);
  const head = await fetch(api.url + path, { method: 'HEAD' });
  expect([found.status, head.status]).toEqual([status, status]);
  expect(found.headers.get('Content-Type')).toBe('application/json');
  expect(head.headers.get('Content-Type')).toBe('application/json');
  expect(await head.text()).toBe('');
});

it('lets held calls go on when another state is opened', async () => {
  const api = await start();
  await post(api, '/__mock/fault', once(hold(login)));
  const held = signIn(api);
  // The server has the held call by the time it answers this one.
  await fetch(`${api.url}/api/nope`);
  await post(api, '/__mock/scenario', { id: 'dashboard-loaded' });
  expect((await held).status).toBe(200);
});

it('logs calls, one line each', async () => {
  const lines: string[] = [];
  const api = await start({ log: (line) => void lines.push(line) });
  await signIn(api);
  await fetch(`${api.url}/api/nope`);
  expect(lines).toEqual(['POST /api/auth/login 200', 'GET /api/nope 404']);
});

const Origin = 'http://localhost:4173';

const allowed = 'Accept, Authorization, Cache-Control, Content-Type';
it.each([
  [undefined, `${allowed}, Idempotency-Key, Pragma`],
  ['laravel' as const, `${allowed}, Pragma`],
])('lets cross-origin requests pass the preflight in the dialect %s', async (dialect, headers) => {
  const api = await start({ dialect });
  const response = await fetch(`${api.url}/api/dashboard`, {
    method: 'OPTIONS',
    headers: { Origin, 'Access-Control-Request-Method': 'GET' },
  });
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': Origin,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': headers,
    vary: 'Origin',
  });
});

it('lets other origins read the response', async () => {
  const api = await start();
  const { headers } = await fetch(`${api.url}/api/nope`, { headers: { Origin } });
  expect(headers.get('Access-Control-Allow-Origin')).toBe(Origin);
  expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
});

describe('control requests', () => {
  const control = async (api: MockApi, path: string, body: unknown) => {
    const response = await post(api, path, body);
    const opened = (await response.json()) as { message: string; storage: Record<string, string> };
    return { status: response.status, ...opened };
  };

  it('open another scenario and return its address and storage', async () => {
    const api = await start();
    const answer = await control(api, '/__mock/scenario', { id: 'dashboard-loaded' });
    expect(answer).toMatchObject({
      message: 'The scenario is dashboard-loaded.',
      at: '/dashboard',
      storage: { user: expect.stringContaining('Clara') as string },
    });
    const headers = { Authorization: `Bearer ${answer.storage['auth_token']}` };
    expect((await fetch(`${api.url}/api/dashboard`, { headers })).status).toBe(200);
  });

  it('open a state with overrides', async () => {
    const api = await start();
    const answer = await control(api, '/__mock/scenario', {
      id: 'dashboard-loaded',
      at: '/offers',
      as: 'nobody',
      t: '+2h',
      faults: ['auth.resend-otp:500@once'],
    });
    expect(answer).toMatchObject({ status: 200, at: '/offers', storage: {} });
    const { email } = people.unverified;
    const resend = () => post(api, '/api/auth/resend-otp', { email });
    expect((await resend()).status).toBe(500);
    // The new world's code is two hours old, so it can be resent.
    expect((await resend()).status).toBe(200);
  });

  it('open a state with a latency or in a dialect, which the next state does not keep', async () => {
    const api = await start();
    const categories = async (): Promise<unknown> =>
      (await fetch(`${api.url}/api/tasks/categories`)).json();
    await control(api, '/__mock/scenario', { id: 'demo', latency: 'offline' });
    await expect(categories()).rejects.toThrow('fetch failed');
    await control(api, '/__mock/scenario', { id: 'demo', dialect: 'laravel' });
    expect(await categories()).toHaveProperty('data.0.id');
    await control(api, '/__mock/scenario', { id: 'demo' });
    expect(await categories()).toHaveProperty('categories.0.id');
  });

  it('reset to the initial state', async () => {
    const api = await start();
    const state = { id: 'dashboard-loaded', as: 'worker', faults: 'auth.login:offline@once' };
    const first = await control(api, '/__mock/scenario', state);
    await expect(signIn(api)).rejects.toThrow();
    expect((await signIn(api)).status).toBe(200);
    expect(await control(api, '/__mock/reset', '')).toEqual(first);
    await expect(signIn(api)).rejects.toThrow();
  });

  it.each([
    [{ id: 'dashbord-loaded' }, 'Unknown scenario "dashbord-loaded". Closest matches: dashboard-'],
    ['{', 'Unknown scenario "".'],
    [{ id: 'demo', t: 'later' }, 't=later: allowed: a time such as +31s'],
    [{ id: 'demo', clock: '+1s' }, 'clock: unknown field; allowed: id, at, as, t, faults, latency'],
  ])('reject %j and change nothing', async (body, text) => {
    const api = await start();
    const { status, message } = await control(api, '/__mock/scenario', body);
    expect(status).toBe(422);
    expect(message).toContain(text);
    expect((await signIn(api)).status).toBe(200);
  });

  it.each([
    [3, 200, 'Offer 3 is paid.'],
    [1, 409, "This offer is accepted, so it can't be marked as paid."],
    [99, 404, "We couldn't find offer 99."],
    ['3', 422, 'offer: must be the id of an offer, such as { "offer": 12 }'],
  ])('mark the offer %j as paid: %i', async (offer, status, message) => {
    const api = await start({ scenario: 'dashboard-loaded' });
    expect(await control(api, '/__mock/paid', { offer })).toEqual({ status, message });
  });

  it('respond with 404 to an unknown path', async () => {
    const message = 'Unknown control request /__mock/other.';
    expect(await control(await start(), '/__mock/other', {})).toEqual({ status: 404, message });
  });
});

it('rejects a port that is in use', async () => {
  const port = Number(new URL((await start()).url).port);
  const second = startMockApi({ port, scenario: 'demo', clock: createSteppedClock() });
  await expect(second).rejects.toThrow(`Port ${port} is taken: choose another with --port.`);
});

it('closes after the calls in flight', async () => {
  const clock = createSteppedClock();
  const after = vi.spyOn(clock, 'after');
  const api = await start({ clock, latency: 100 });
  const answer = signIn(api);
  await vi.waitUntil(() => after.mock.calls.length > 0);
  let isClosed = false;
  const closed = api.close().then(() => (isClosed = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isClosed).toBe(false);
  clock.advance(100);
  expect((await answer).status).toBe(200);
  await closed;
  await expect(signIn(api)).rejects.toThrow('fetch failed');
});

import { afterEach, describe, expect, it } from 'vitest';
import { AuthAnswer } from '#src/contract/auth.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { MockEngine } from './engine.ts';
import { parseFault } from '../faults/fault-text.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { people } from '../fixtures/accounts.ts';
import { startMockApi, type MockApi } from '../http/server.ts';
import { createSources, type Sources } from './sources.ts';
import type { Resource } from './source-settings.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { ask, createBrowser, ORIGIN } from '../testing/browser-tabs.ts';

const started: MockApi[] = [];
afterEach(() => Promise.all(started.splice(0).map((api) => api.close())));

/** A tab of the mocked app, and a real server with another world. */
async function setUp(
  real: readonly Resource[],
  options: { send?: (request: Request) => Promise<Response>; state?: string } = {},
) {
  const api = await startMockApi({
    port: 0,
    scenario: 'dashboard-loaded',
    clock: createSteppedClock(),
  });
  started.push(api);
  const browser = createBrowser();
  browser.values.set('nearhand.mock.latency', '0');
  const tab = browser.tab();
  const open = () =>
    createSources({
      baseUrl: ORIGIN,
      initialAddress: api.url,
      storage: tab.storage,
      fetch: options.send ?? fetch,
    });
  const sources = open();
  sources.setReal(real);
  const engine = await tab.load(options.state ?? '/?scenario=offers-loaded', undefined, sources);
  return { api, browser, engine, open, sources, tab };
}

const send = (engine: MockEngine, path: string, init: RequestInit = {}) =>
  engine.handle(
    new Request(`${ORIGIN}/api${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${engine.opening().storage.get(SESSION_KEYS.token)}` },
    }),
  );
const lastOf = (engine: MockEngine) => engine.opening().server.seen.at(-1);

/** Sends the calls of a sign-in, and keeps the session as the app does. */
async function signIn(engine: MockEngine, email: string = people.client.email) {
  const body = { email, password: MOCK_PASSWORD, remember: false };
  return keep(engine, await ask(engine, '/auth/login', body));
}

function keep(engine: MockEngine, answer: unknown) {
  const { data } = AuthAnswer.parse(answer);
  engine.opening().storage.set(SESSION_KEYS.token, data.token ?? '');
  engine.opening().storage.set(SESSION_KEYS.user, JSON.stringify(data.user));
  return data.user;
}

/** Creates an account that only the real server has, and signs it in. */
async function signUp(engine: MockEngine) {
  const email = 'nora@nearhand.example';
  await ask(engine, '/auth/register', {
    first_name: 'Nora',
    last_name: 'Real',
    email,
    password: MOCK_PASSWORD,
    password_confirmation: MOCK_PASSWORD,
    phone: '+1 (555) 018-0000',
    city: 'Portland',
  });
  return keep(engine, await ask(engine, '/auth/verify-email-otp', { email, otp: '246810' }));
}

describe('a real resource', () => {
  it('is answered by the real server, the others by the mocks', async () => {
    const { engine } = await setUp(['auth', 'dashboards']);
    await signIn(engine);
    expect(await ask(engine, '/dashboard')).toMatchObject({
      dashboard: { summary: { total_tasks: 4, total_offers: 3 } },
    });
    expect(lastOf(engine)).toMatchObject({ isReal: true, status: 200, viewer: people.client.id });
    await ask(engine, '/offers');
    expect(lastOf(engine)).toMatchObject({ isReal: false, status: 200, viewer: people.client.id });
  });

  it('gets the body, the query and the headers of the app, but no mocked token', async () => {
    const requests: Request[] = [];
    const { engine } = await setUp(['offers'], {
      send: async (request) => {
        requests.push(request);
        return Response.json(
          { message: 'Gone.' },
          { status: 410, headers: { 'Retry-After': '7' } },
        );
      },
    });
    const response = await engine.handle(
      new Request(`${ORIGIN}/api/offers/12/decline?timestamp=1`, {
        method: 'POST',
        body: '{"message":"No."}',
        headers: {
          Authorization: 'Bearer mocked',
          'Content-Type': 'application/json',
          'X-Browser': 'yes',
        },
      }),
    );
    expect([response.status, response.headers.get('Retry-After')]).toEqual([410, '7']);
    const [request] = requests;
    expect(request?.url).toMatch(/\/api\/offers\/12\/decline\?timestamp=1$/);
    expect(request?.method).toBe('POST');
    expect(await request?.text()).toBe('{"message":"No."}');
    expect([...(request?.headers.keys() ?? [])]).toEqual(['content-type']);
  });

  it('is answered where a request does not tell its body, as in Firefox', async () => {
    const { engine } = await setUp(['tasks']);
    const request = new Request(`${ORIGIN}/api/tasks/categories`);
    await engine.handle(Object.defineProperty(request, 'body', { value: undefined }));
    expect(lastOf(engine)).toMatchObject({ isReal: true, status: 200 });
  });

  it('is subject to faults', async () => {
    const { engine } = await setUp(['auth', 'tasks']);
    await signIn(engine);
    engine.setFaults([parseFault('tasks.categories:500@once')]);
    expect((await send(engine, '/tasks/categories')).status).toBe(500);
    expect(lastOf(engine)).toMatchObject({ isReal: false, faults: ['tasks.categories:500@once'] });
    engine.setFaults([
      { call: 'tasks.categories', kind: 'patch', patch: { categories: [{ id: 9, name: 'Odd' }] } },
    ]);
    expect(await ask(engine, '/tasks/categories')).toEqual({
      categories: [{ id: 9, name: 'Odd' }],
    });
    engine.setFaults([{ call: 'tasks.categories', kind: 'lost' }]);
    expect((await send(engine, '/tasks/categories')).type).toBe('error');
    expect(lastOf(engine)).toMatchObject({ isReal: true, status: 0 });
  });

  it('is still real after a reload, in all tabs, until it is mocked again', async () => {
    const { engine, open, sources, browser } = await setUp(['auth', 'dashboards']);
    expect(open().real).toEqual(['auth', 'dashboards']);
    let refetches = 0;
    engine.serverChanges.subscribe(() => {
      refetches += 1;
    });
    const other = createSources({
      baseUrl: ORIGIN,
      initialAddress: 'http://elsewhere.test',
      storage: browser.tab().storage,
      fetch,
    });
    other.setReal([]);
    expect(sources.real).toEqual([]);
    expect(refetches).toBe(1);
    await ask(engine, '/offers');
    expect(lastOf(engine)).toMatchObject({ isReal: false, status: 200 });
  });
});

describe('a real session', () => {
  it('is one of the mocked world, too, for an account that only the real server has', async () => {
    const { engine } = await setUp(['auth']);
    const user = await signUp(engine);
    expect(await ask(engine, '/dashboard')).toMatchObject({ success: true });
    expect(lastOf(engine)).toMatchObject({ isReal: false, viewer: user.id });
    expect((await engine.rows()).users.find(user.id)?.first_name).toBe('Nora');
  });

  it('outlives an undo, a reset and another scenario', async () => {
    const { engine } = await setUp(['auth']);
    const user = await signUp(engine);
    await engine.change('Decline', (world) => world.offers.update(12, { status: 'declined' }));
    await engine.undo();
    expect((await send(engine, '/dashboard')).status).toBe(200);
    await engine.reset();
    expect((await send(engine, '/dashboard')).status).toBe(200);
    await engine.open({ scenario: 'dashboard-loaded' });
    expect((await send(engine, '/dashboard')).status).toBe(200);
    expect(lastOf(engine)?.viewer).toBe(user.id);
  });

  it('gives way to a scenario of a signed-out visitor, and to a viewer that is asked for', async () => {
    const { engine } = await setUp(['auth']);
    await signUp(engine);
    await engine.open({ scenario: 'offers-loaded', as: 'worker' });
    expect(engine.state().as).toBe('worker');
    await signIn(engine);
    await engine.open({ scenario: 'demo' });
    expect(engine.opening().storage.get(SESSION_KEYS.token)).toBeNull();
  });

  it('is in the address by a person of the mocks only', async () => {
    const { engine } = await setUp(['auth']);
    await signUp(engine);
    expect(engine.state().as).toBeUndefined();
    await signIn(engine);
    expect(engine.state().as).toBe('client');
  });

  it('ends in the app when the real server says so', async () => {
    const { engine, sources } = await setUp(['auth', 'dashboards']);
    await signIn(engine);
    const token = engine.opening().storage.get(SESSION_KEYS.token) ?? '';
    await send(engine, '/auth/logout', { method: 'POST' });
    expect(sources.userOf(token)).toBeUndefined();
    expect(sources.failure).toBeNull();
    await signIn(engine);
    await fetch(`${sources.address}/__mock/reset`, { method: 'POST' });
    expect((await send(engine, '/dashboard')).status).toBe(401);
    expect(sources.failure).toEqual({ kind: 'session-ended', call: 'dashboards.get' });
    await signIn(engine);
    expect(sources.failure).toBeNull();
  });

  it('is never sent to another server', async () => {
    const { engine, sources } = await setUp(['auth', 'dashboards']);
    await signIn(engine);
    const token = engine.opening().storage.get(SESSION_KEYS.token) ?? '';
    expect(sources.userOf(token)).toBeDefined();
    sources.setAddress('http://elsewhere.test/api/');
    expect(sources.address).toBe('http://elsewhere.test');
    expect(sources.userOf(token)).toBeUndefined();
  });
});

describe('a mocked session', () => {
  it('stays when the real server wants another one: the app sees a network error', async () => {
    const { engine, sources } = await setUp(['dashboards']);
    expect((await send(engine, '/dashboard')).type).toBe('error');
    expect(sources.failure).toEqual({ kind: 'mock-session', call: 'dashboards.get' });
    await ask(engine, '/offers');
    expect(lastOf(engine)).toMatchObject({ status: 200, viewer: people.worker.id });
  });

  it('gets no session by a wrong password, and no message either', async () => {
    const { engine, sources } = await setUp(['auth']);
    const body = { email: people.client.email, password: 'wrong-password-1', remember: false };
    expect(await ask(engine, '/auth/login', body)).toHaveProperty('message');
    expect(lastOf(engine)).toMatchObject({ isReal: true, status: 401 });
    expect(sources.failure).toBeNull();
  });
});

describe('a server of no use', () => {
  it('that responds to nothing is unreachable until it responds', async () => {
    const { engine, sources } = await setUp(['tasks']);
    const { address } = sources;
    // Nothing listens on this port.
    sources.setAddress('http://localhost:1');
    expect((await send(engine, '/tasks/categories')).type).toBe('error');
    expect(lastOf(engine)).toMatchObject({ isReal: true, status: 0 });
    expect(sources.failure).toEqual({ kind: 'unreachable', call: 'tasks.categories' });
    expect(await sources.check()).toBe(false);
    sources.setAddress(address);
    expect(sources.failure).toBeNull();
    expect(await sources.check()).toBe(true);
  });

  it('that does not allow the origin is told apart', async () => {
    const { engine, sources } = await setUp(['tasks'], {
      send: async ({ mode }) => {
        if (mode === 'no-cors') return new Response();
        throw new TypeError('Failed to fetch');
      },
    });
    expect((await send(engine, '/tasks/categories')).type).toBe('error');
    expect(sources.failure?.kind).toBe('cors');
  });

  it('is no failure of a call that the app has aborted', async () => {
    const controller = new AbortController();
    const { engine, sources } = await setUp(['tasks'], {
      send: async () => {
        controller.abort();
        throw new DOMException('Aborted', 'AbortError');
      },
    });
    await send(engine, '/tasks/categories', { signal: controller.signal });
    expect(sources.failure).toBeNull();
    expect(lastOf(engine)).toMatchObject({ isReal: true, status: undefined });
  });
});

describe('contract drift', () => {
  const answers = (response: () => Response) => setUp(['tasks'], { send: async () => response() });
  const fieldsOf = (sources: Sources) =>
    sources.drift.map(({ call, status, count, differences }) => [
      call,
      status,
      count,
      ...differences.map(({ field, expected, actual }) => `${field}: ${expected}, ${actual}`),
    ]);

  it('is reported as it happens, each difference once', async () => {
    const { engine, sources } = await answers(() => Response.json({ message: 5 }, { status: 404 }));
    let changes = 0;
    engine.subscribe(() => {
      changes += 1;
    });
    await send(engine, '/tasks/12');
    await send(engine, '/tasks/13');
    expect(fieldsOf(sources)).toEqual([['tasks.get', 404, 2, 'message: string, number']]);
    expect(changes).toBeGreaterThan(0);
    sources.clearDrift();
    expect(sources.drift).toEqual([]);
  });

  it('is a success without JSON', async () => {
    const { engine, sources } = await answers(() => new Response(null, { status: 204 }));
    expect((await send(engine, '/tasks/12')).status).toBe(204);
    expect(fieldsOf(sources)).toEqual([['tasks.get', 204, 1, ': object, string']]);
  });

  it('is not an error without a body, and not what a fault has changed', async () => {
    const { engine, sources } = await answers(() => new Response(null, { status: 503 }));
    await send(engine, '/tasks/12');
    expect(sources.drift).toEqual([]);
    const real = await setUp(['auth', 'tasks']);
    real.engine.setFaults([{ call: 'tasks.categories', kind: 'patch', patch: { categories: 5 } }]);
    await send(real.engine, '/tasks/categories');
    expect(real.sources.drift).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { people } from '../fixtures/accounts.ts';
import { ask, createBrowser, ORIGIN } from '../testing/browser-tabs.ts';
import { connectRealServer, RESOURCES, withAuth, type Resource } from './real-server.ts';

/** A tab of the mocked app, some of whose calls a real server answers. */
async function setUp(
  resources: readonly Resource[],
  send: (request: Request) => Promise<Response> = async () => Response.json({ from: 'server' }),
) {
  const sent: Request[] = [];
  const realServer = connectRealServer({
    resources,
    send(request) {
      sent.push(request);
      return send(request);
    },
  });
  const browser = createBrowser();
  browser.values.set('nearhand.mock.latency', '0');
  const engine = await browser.tab().load('/?scenario=offers-loaded', undefined, realServer);
  return { engine, realServer, sent };
}

it('the resources are those of the contract, auth first, which comes with any other', () => {
  expect(RESOURCES[0]).toBe('auth');
  expect(withAuth([])).toEqual([]);
  expect(withAuth(['tasks'])).toEqual(['auth', 'tasks']);
});

it('a real call passes the mocks as it is, and the others do not', async () => {
  const { engine, sent } = await setUp(['tasks']);
  const request = new Request(`${ORIGIN}/api/tasks/12?timestamp=1`);
  expect(await (await engine.handle(request)).json()).toEqual({ from: 'server' });
  expect(sent).toEqual([request]);
  expect(await ask(engine, '/offers')).not.toHaveProperty('from');
  expect(sent).toHaveLength(1);
  expect(engine.opening().server.seen.map(({ call }) => call)).toEqual(['offers.list']);
});

it('a server that is away is a network error', async () => {
  const { engine, realServer } = await setUp(['tasks'], () => Promise.reject(new TypeError()));
  const response = await engine.handle(new Request(`${ORIGIN}/api/tasks/12`));
  expect(response.type).toBe('error');
  expect(realServer.drift).toEqual([]);
});

it('a session of the real server is one of the viewer for the mocks, whatever is opened', async () => {
  const { engine } = await setUp(['auth']);
  engine.opening().storage.set(SESSION_KEYS.token, 'real');
  engine.opening().storage.set(SESSION_KEYS.user, JSON.stringify({ id: 9_000 }));
  await ask(engine, '/offers');
  const seen = () => engine.opening().server.seen;
  expect(seen()).toMatchObject([{ status: 200, viewer: people.worker.id }]);
  expect(engine.state().as).toBeUndefined();
  await engine.open({ scenario: 'offers-loaded', as: 'client' });
  await engine.signIn('client');
  await engine.reset();
  await ask(engine, '/offers');
  expect(seen()).toMatchObject([{ status: 200, viewer: people.client.id }]);
  expect(engine.state().as).toBe('client');
});

it('contract drift is told when it happens, each difference once', async () => {
  const { engine, realServer } = await setUp(['tasks'], async () =>
    Response.json({ message: 5 }, { status: 404 }),
  );
  const before = engine.version();
  await ask(engine, '/tasks/12');
  expect(engine.version()).toBeGreaterThan(before);
  await ask(engine, '/tasks/13');
  expect(realServer.drift).toMatchObject([
    { call: 'tasks.get', field: 'message', expected: 'string', actual: 'number' },
  ]);
});

it.each([
  ['a success without JSON', 'GET', 204, ['tasks.get']],
  ['no success without JSON where the contract has nothing to read', 'DELETE', 204, []],
])('contract drift is %s', async (_what, method, status, calls) => {
  const answer = async () => new Response(null, { status });
  const { engine, realServer } = await setUp(['tasks'], answer);
  await engine.handle(new Request(`${ORIGIN}/api/tasks/12`, { method }));
  expect(realServer.drift.map(({ call }) => call)).toEqual(calls);
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { people } from '../fixtures/accounts.ts';
import type { ScenarioId } from '../scenarios/registry.ts';
import { createRecorder } from './recorder.ts';
import { startMockApi, type MockApi } from './server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** The address of a server that answers every request as given. */
async function serverOf(answer: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** A mock API that records a server. */
async function recording(server: string) {
  const clock = createSteppedClock();
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const recorder = createRecorder({ server, clock, log });
  const api = await startMockApi({ port: 0, scenario: 'demo', clock, recorder, log });
  closing.push(() => api.close());
  return { api, recorder, lines, clock };
}

/** A mock API in the part of the real server. */
async function real(scenario: ScenarioId, port = 0): Promise<MockApi> {
  const api = await startMockApi({ port, scenario, clock: createSteppedClock() });
  closing.push(() => api.close());
  return api;
}

async function call(
  { url }: { url: string },
  path: string,
  sent: { token?: string | undefined; body?: unknown; signal?: AbortSignal } = {},
) {
  const { token, body, signal } = sent;
  const response = await fetch(`${url}/api${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...(signal && { signal }),
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  });
  const by = response.headers.get('X-Answered-By');
  return { status: response.status, by, text: await response.text(), headers: response.headers };
}

async function signIn(api: MockApi, viewer: 'client' | 'worker'): Promise<string> {
  const body = { email: people[viewer].email, password: MOCK_PASSWORD, remember: false };
  const { text } = await call(api, '/auth/login', { body });
  return (JSON.parse(text) as { data: { token: string } }).data.token;
}

it('passes calls on and keeps them', async () => {
  const { api, recorder, lines } = await recording((await real('offers-card-pending')).url);
  const token = await signIn(api, 'worker');
  const list = await call(api, '/offers?page=1', { token });
  expect(list).toMatchObject({ status: 200, by: 'server' });
  expect((await call(api, '/unknown', { token })).status).toBe(404);
  expect(recorder.exchanges).toMatchObject([
    { method: 'POST', path: '/auth/login', status: 200, body: { email: people.worker.email } },
    {
      path: '/offers',
      query: { page: '1' },
      token,
      status: 200,
      answer: JSON.parse(list.text) as object,
    },
    { path: '/unknown', status: 404 },
  ]);
  expect(lines).toEqual([
    'POST /api/auth/login 200 (server)',
    'GET /api/offers?page=1 200 (server)',
    'GET /api/unknown 404 (server)',
  ]);
});

it('repeats the newest answer to the same call while the server is away', async () => {
  const server = await real('offers-card-pending');
  const { api, lines } = await recording(server.url);
  const token = await signIn(api, 'worker');
  const list = await call(api, '/offers?page=1&timestamp=1', { token });
  await server.close();

  const repeated = await call(api, '/offers?page=1&timestamp=2', { token });
  expect(repeated).toMatchObject({ status: 200, by: 'recording', text: list.text });
  expect(await call(api, '/offers?page=2', { token })).toMatchObject({ status: 502, by: 'mock' });
  const accepted = await call(api, '/offers/12/accept', { token, body: {} });
  expect(accepted).toMatchObject({ status: 502, by: 'mock' });

  await real('offers-card-pending', Number(new URL(server.url).port));
  const renewed = await signIn(api, 'worker');
  expect((await call(api, '/offers?page=1', { token: renewed })).by).toBe('server');
  expect(lines.filter((line) => line.startsWith('http'))).toEqual([
    `${server.url} doesn't answer (ECONNREFUSED).`,
    `${server.url} answers again.`,
  ]);
});

it('leaves a session alone that it does not know, and mocks the rest', async () => {
  const { url, server } = await serverOf(() => {});
  await new Promise((resolve) => server.close(resolve));
  const { api, recorder } = await recording(url);
  expect(await call(api, '/dashboard', { token: 'of-the-real-server' })).toMatchObject({
    status: 502,
    by: 'mock',
    text: expect.stringContaining('this call is not in the recording') as string,
  });
  const token = await signIn(api, 'client');
  expect(await call(api, '/dashboard', { token })).toMatchObject({ status: 200, by: 'mock' });
  expect(recorder.exchanges).toEqual([]);
});

it.each([
  [500, 'application/json', '{"message":"Broken."}', { message: 'Broken.' }],
  [502, 'text/html', '<!doctype html><h1>Bad gateway</h1>', '<!doctype html><h1>Bad gateway</h1>'],
  [429, 'application/json', '{"message":"Wait."}', { message: 'Wait.' }],
])('passes a %i with %s on', async (status, type, text, answer) => {
  const { url } = await serverOf((_, response) => {
    response.writeHead(status, { 'Content-Type': type, 'Retry-After': '30' }).end(text);
  });
  const { api, recorder } = await recording(url);
  const passed = await call(api, '/dashboard');
  expect(passed).toMatchObject({ status, by: 'server', text });
  expect(passed.headers.get('Content-Type')).toBe(type);
  expect(recorder.exchanges).toMatchObject([{ status, answer, retryAfter: 30 }]);
});

it('waits for a slow server, and gives up with its client', async () => {
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const { url } = await serverOf((_, response) => {
    response.once('close', () => left.resolve());
    asked.resolve();
  });
  const { api, recorder, clock } = await recording(url);
  const abort = new AbortController();
  const pending = call(api, '/dashboard', { signal: abort.signal });
  await asked.promise;
  clock.advance(6_000);
  abort.abort();
  await expect(pending).rejects.toThrow('aborted');
  await left.promise;
  await vi.waitFor(() => {
    expect(recorder.exchanges).toMatchObject([{ status: undefined, duration: 6_000 }]);
  });
});

it('keeps the same answer to a poll once', async () => {
  const { api, recorder } = await recording((await real('offers-card-pending')).url);
  const token = await signIn(api, 'worker');
  const poll = (stamp: number) => call(api, `/messages/unread-count?timestamp=${stamp}`, { token });
  await poll(1);
  await poll(2);
  expect(recorder.exchanges).toHaveLength(2);
});

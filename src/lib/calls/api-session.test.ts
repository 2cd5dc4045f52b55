import { describe, expect, it, vi } from 'vitest';
import { login, logout } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { ApiError } from './api-error.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { createApi } from './api.ts';
import { createSessionStore, type Session } from '../session/session.ts';
import { createMemoryStorage } from '../session/storage.ts';
import { exampleSession } from '../testing/example-session.ts';

const clara = exampleSession(1);
const wes = exampleSession(2);

function clientOver(fetch: (request: Request) => Promise<Response>, session: Session | null) {
  const store = createSessionStore(createMemoryStorage());
  if (session) store.start(session);
  const api = createApi({
    apiBaseUrl: 'https://api.test',
    clock: createSteppedClock(),
    session: store,
    report: vi.fn(),
    fetch,
  });
  return { api, store };
}

const unauthorized = async () =>
  Response.json({ message: 'Sign in to continue.' }, { status: 401 });

describe('a 401', () => {
  it('ends the session and raises the unauthorized event', async () => {
    const { api, store } = clientOver(unauthorized, clara);
    const listener = vi.fn();
    store.onEnd(listener);
    await expect(api.call(getDashboard, {})).rejects.toMatchObject({
      status: 401,
      message: 'Sign in to continue.',
    });
    expect(store.current()).toBeNull();
    expect(store.lastEnd()).toBe('unauthorized');
    expect(listener).toHaveBeenCalledExactlyOnceWith({ reason: 'unauthorized', hadSession: true });
  });

  it('has a kin in 419, which Laravel sends for a session that is over', async () => {
    const { api, store } = clientOver(async () => new Response(null, { status: 419 }), clara);
    await expect(api.call(getDashboard, {})).rejects.toMatchObject({ status: 419 });
    expect(store.lastEnd()).toBe('unauthorized');
  });

  it('raises the event for a signed-out visitor too', async () => {
    const { api, store } = clientOver(unauthorized, null);
    const listener = vi.fn();
    store.onEnd(listener);
    await expect(api.call(getDashboard, {})).rejects.toMatchObject({ status: 401 });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ reason: 'unauthorized', hadSession: false });
  });

  it.each([
    ['login', { ...login, body: undefined }],
    ['logout', logout],
  ])('from %s leaves the session alone', async (_, call) => {
    const { api, store } = clientOver(unauthorized, clara);
    await expect(api.call(call, {})).rejects.toMatchObject({ status: 401 });
    expect(store.current()).toEqual(clara);
  });

  it.each<[string, Session | null, Session | null]>([
    ['another one has started', clara, wes],
    ['it has ended', clara, null],
    ['the first one has started', null, clara],
  ])('changes nothing once %s', async (_, before, after) => {
    const answer = Promise.withResolvers<Response>();
    const { api, store } = clientOver(() => answer.promise, before);
    const call = expect(api.call(getDashboard, {})).rejects.toMatchObject({ status: 401 });
    if (before) store.end('signed-out');
    if (after) store.start(after);
    answer.resolve(await unauthorized());
    await call;
    expect(store.current()).toEqual(after);
    expect(store.lastEnd()).toBe(after ? null : 'signed-out');
  });
});

it.each([400, 403, 404, 409, 422, 429, 500])('a %i leaves the session alone', async (status) => {
  const { api, store } = clientOver(async () => new Response(null, { status }), clara);
  await expect(api.call(getDashboard, {})).rejects.toMatchObject({ status });
  expect(store.current()).toEqual(clara);
});

describe('an aborted call', () => {
  const whenAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });

  it('rethrows the AbortError instead of an ApiError', async () => {
    const { api } = clientOver((request) => whenAborted(request.signal), clara);
    const controller = new AbortController();
    const call = api.call(getDashboard, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
  });

  it('rethrows the AbortError while the body is being read', async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      start(stream) {
        controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason));
      },
    });
    const { api } = clientOver(async () => new Response(body), clara);
    const call = expect(
      api.call(getDashboard, {}, { signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    await Promise.resolve();
    controller.abort();
    await call;
  });
});

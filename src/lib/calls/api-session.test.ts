import { describe, expect, it, vi } from 'vitest';
import { login, logout } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { ApiError } from './api-error.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { createApi } from './api.ts';
import { createSessionStore, type Session } from '../session/session.ts';
import { createMemoryStorage } from '../session/storage.ts';

const user = {
  id: 1,
  first_name: 'Clara',
  last_name: 'Novak',
  email: 'clara@nearhand.example',
  created_at: '2026-01-01T00:00:00Z',
};
const clara: Session = { token: 'token-of-clara', user };
const wes: Session = { token: 'token-of-wes', user: { ...user, id: 2 } };

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
    expect(listener).toHaveBeenCalledExactlyOnceWith({
      reason: 'unauthorized',
      hadSession: true,
    });
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
    expect(listener).toHaveBeenCalledExactlyOnceWith({
      reason: 'unauthorized',
      hadSession: false,
    });
  });

  it.each([
    ['login', { ...login, body: undefined }],
    ['logout', logout],
  ])('from %s leaves the session alone', async (_, call) => {
    const { api, store } = clientOver(unauthorized, clara);
    await expect(api.call(call, {})).rejects.toMatchObject({ status: 401 });
    expect(store.current()).toEqual(clara);
  });

  it('leaves a session alone that started while the call was in flight', async () => {
    const answer = Promise.withResolvers<Response>();
    const { api, store } = clientOver(() => answer.promise, clara);
    const call = expect(api.call(getDashboard, {})).rejects.toMatchObject({ status: 401 });
    store.end('signed-out');
    store.start(wes);
    answer.resolve(await unauthorized());
    await call;
    expect(store.current()).toEqual(wes);
  });

  it('does not change the reason of a session that has already ended', async () => {
    const answer = Promise.withResolvers<Response>();
    const { api, store } = clientOver(() => answer.promise, clara);
    const call = expect(api.call(getDashboard, {})).rejects.toMatchObject({ status: 401 });
    store.end('signed-out');
    answer.resolve(await unauthorized());
    await call;
    expect(store.lastEnd()).toBe('signed-out');
  });

  it('for a signed-out visitor leaves a session alone that has started since', async () => {
    const answer = Promise.withResolvers<Response>();
    const { api, store } = clientOver(() => answer.promise, null);
    const call = expect(api.call(getDashboard, {})).rejects.toMatchObject({ status: 401 });
    store.start(clara);
    answer.resolve(await unauthorized());
    await call;
    expect(store.current()).toEqual(clara);
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

import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { login, register } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { endpoint, IDEMPOTENCY_HEADER, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import { createReview } from '#src/contract/reviews.ts';
import { deleteTask } from '#src/contract/tasks.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { createApi, type Api } from './api.ts';
import { createSessionStore, type Session } from '../session/session.ts';
import { createMemoryStorage } from '../session/storage.ts';
import { exampleSession } from '../testing/example-session.ts';

const viewer = exampleSession(1);
const { user } = viewer;
const credentials = { email: user.email, password: '12345678', remember: true };
const count = { success: true, unread_count: 3, last_message_at: null };

/** A client over a stubbed network, with the session store, reports and requests to assert on. */
function clientOver(
  network: (request: Request) => Response | Promise<Response>,
  session: Session | null = viewer,
  sendsIdempotencyKeys = false,
) {
  const store = createSessionStore(createMemoryStorage());
  if (session) store.start(session);
  const requests: Request[] = [];
  const report = vi.fn();
  const api = createApi({
    apiBaseUrl: 'https://api.test/base',
    sendsIdempotencyKeys,
    clock: createSteppedClock(),
    session: store,
    report,
    async fetch(request) {
      requests.push(request);
      return network(request);
    },
  });
  return { api, store, report, requests };
}

const cutOff = () => new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });

const search = endpoint('GET /things/:id/parts', {
  name: 'test.search',
  resource: 'task',
  params: z.object({ id: z.number() }),
  query: z.object({ text: z.unknown(), page: z.unknown(), flag: z.unknown(), sort: z.unknown() }),
  answer: z.object({}),
  fallback: 'Failed',
});

describe('a call that creates something', () => {
  const body = { task_offer_id: 1, rating: 5 };
  const keysOf = (requests: readonly Request[]) =>
    requests.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));

  it('carries no key by default: a server may not allow the header', async () => {
    const { api, requests } = clientOver(() => Response.error());
    await api.call(createReview, { body }, { idempotencyKey: 'given' }).catch(() => null);
    expect(keysOf(requests)).toEqual([null]);
  });

  it('carries a key of its own, or the one that it is given', async () => {
    const { api, requests } = clientOver(() => Response.error(), viewer, true);
    const calls = [{}, {}, { idempotencyKey: 'given' }].map((options) =>
      api.call(createReview, { body }, options).catch(() => null),
    );
    await Promise.all(calls);
    const [first, second, given] = keysOf(requests);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(given).toBe('given');
  });

  it('alone does', async () => {
    const { api, requests } = clientOver(() => Response.json(count), viewer, true);
    await api.call(unreadCount, {}, { idempotencyKey: 'given' });
    expect(keysOf(requests)).toEqual([null]);
  });
});

describe('a request', () => {
  it('has the path, query and token, without empty values', async () => {
    const { api, requests } = clientOver(() => Response.json({}));
    const query = { text: 'a&b ü', page: 0, flag: false, sort: '' };
    await api.call(search, { params: { id: 7 }, query });
    await api.call(search, {
      params: { id: 7 },
      query: { text: '', page: null, flag: undefined, sort: '' },
    });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.test/base/api/things/7/parts?text=a%26b+%C3%BC&page=0&flag=false',
      'https://api.test/base/api/things/7/parts',
    ]);
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
  });

  it('sends the body as JSON, and no token when signed out', async () => {
    const { api, requests } = clientOver(() => Response.json({ data: { user } }), null);
    await expect(api.call(login, { body: credentials })).resolves.toEqual({ data: { user } });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.has('Authorization')).toBe(false);
    expect(await request?.json()).toEqual(credentials);
  });

  it('sends only what the contract describes', async () => {
    const { api, requests } = clientOver(() => Response.json({}));
    const body = { rating: 5, task_offer_id: 1, draft_saved_at: 'yesterday' };
    await api.call({ ...createReview, answer: z.object({}) }, { body });
    expect(await requests[0]?.json()).toEqual({ rating: 5, task_offer_id: 1 });
  });

  it('has no body and no content type when the call has no body', async () => {
    const { api, requests } = clientOver(() => Response.json(count));
    await api.call(unreadCount, {});
    expect(requests[0]?.headers.has('Content-Type')).toBe(false);
    expect(await requests[0]?.text()).toBe('');
  });

  it.each([
    ['message', 'no-cache, no-store', 'no-cache'],
    ['offer', 'no-cache, no-store', 'no-cache'],
    ['task', null, null],
    ['dashboard', null, null],
  ] as const)('about a %s has Cache-Control %s', async (resource, control, pragma) => {
    const { api, requests } = clientOver(() => Response.json({}));
    const query = { text: '', page: 1, flag: '', sort: '' };
    await api.call({ ...search, resource }, { params: { id: 1 }, query });
    expect(requests[0]?.headers.get('Cache-Control')).toBe(control);
    expect(requests[0]?.headers.get('Pragma')).toBe(pragma);
  });
});

describe('an error response', () => {
  const registration = { ...credentials, password_confirmation: '', phone: '', city: '' };
  const body = { ...registration, first_name: '', last_name: '' };

  it('becomes an error with the server message and the first message of each field', async () => {
    const errors = { email: ['Taken.', 'Ask support.'], city: ['Too far.'], phone: [] };
    const { api } = clientOver(() => Response.json({ message: 'No.', errors }, { status: 422 }));
    await expect(api.call(register, { body })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      call: 'auth.register',
      status: 422,
      message: 'No.',
      hasServerMessage: true,
      fieldErrors: { email: 'Taken.', city: 'Too far.' },
    });
  });

  it.each([
    ['no body', () => new Response(null, { status: 500 })],
    ['an HTML page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a body that breaks off', () => new Response(cutOff(), { status: 500 })],
  ])('with %s gets the fallback message of the call', async (_, network) => {
    const { api, report } = clientOver(network);
    await expect(api.call(register, { body })).rejects.toMatchObject({
      kind: 'http',
      message: 'Registration failed. Please try again.',
      hasServerMessage: false,
      fieldErrors: {},
    });
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a missing or broken response', () => {
  it('is a network error when the network fails', async () => {
    const cause = new TypeError('Failed to fetch');
    const { api } = clientOver(() => Promise.reject(cause));
    await expect(api.call(getDashboard, {})).rejects.toMatchObject({
      kind: 'network',
      status: undefined,
      message: 'Failed to fetch dashboard data',
      hasServerMessage: false,
      cause,
    });
  });

  it('is a network error when the body is cut off', async () => {
    const { api } = clientOver(() => new Response(cutOff()));
    await expect(api.call(getDashboard, {})).rejects.toMatchObject({ kind: 'network' });
  });

  const html = `<!doctype html>${'<p>Hello</p>'.repeat(100)}`;

  it.each([
    ['HTML', html, 'text/html; charset=utf-8', 200, 'status 200: got HTML, 1,215 characters'],
    ['half a JSON', '{"a', 'application/json', 200, 'status 200: got broken JSON, 3 characters'],
    ['a text', 'x', 'text/plain', 201, 'status 201: got text/plain, 1 character'],
    ['an empty body', '', 'application/json', 200, 'status 200: got an empty body'],
    ['no body', null, null, 204, 'status 204: got an empty body'],
  ] as const)('is a not-json error when the body is %s', async (_, text, type, status, details) => {
    const headers: HeadersInit = type === null ? {} : { 'Content-Type': type };
    const { api, report } = clientOver(() => new Response(text, { status, headers }));
    await expect(api.call(getDashboard, {})).rejects.toMatchObject({
      kind: 'not-json',
      status,
      message: 'Failed to fetch dashboard data',
      cause: undefined,
    });
    expect(report).toHaveBeenCalledExactlyOnceWith({
      title: 'GET /dashboard did not answer with JSON',
      details: [details],
    });
  });

  it.each([
    [{ success: true }, ['unread_count: expected number, got nothing']],
    [
      { ...count, success: null, unread_count: '3' },
      [
        'success: expected boolean, got null',
        'unread_count: expected number, got string (1 character)',
      ],
    ],
    [[], ['(body): expected object, got array (0 items)']],
  ])('is a contract error when the body is %j', async (answer, details) => {
    const { api, report } = clientOver(() => Response.json(answer));
    await expect(api.call(unreadCount, {})).rejects.toMatchObject({
      kind: 'contract',
      status: 200,
      message: 'Failed to fetch unread count',
    });
    expect(report).toHaveBeenCalledExactlyOnceWith({
      title: 'GET /messages/unread-count broke the contract',
      details,
    });
  });

  it('is none where each part has another form, which developers are told', async () => {
    const answer = {
      data: { success: 1, unread_count: '3', last_message_at: '2026-03-14 10:00:00' },
    };
    const { api, report } = clientOver(() => Response.json(answer));
    await expect(api.call(unreadCount, {})).resolves.toEqual({
      success: true,
      unread_count: 3,
      last_message_at: '2026-03-14T10:00:00Z',
    });
    expect(report).toHaveBeenCalledExactlyOnceWith({
      title: "GET /messages/unread-count was read in another form than the contract's",
      isMinor: true,
      details: [
        '(body): expected an object with success, unread_count, last_message_at, got object',
        'success: expected boolean, got number',
        'unread_count: expected number, got string (1 character)',
        'last_message_at: expected an ISO 8601 datetime, got string (19 characters)',
      ],
    });
  });

  it('is none for a 204 where the contract has only a message', async () => {
    const remove = (status: number) =>
      clientOver(() => new Response(null, { status })).api.call(deleteTask, { params: { id: 1 } });
    await expect(remove(204)).resolves.toEqual({ message: '' });
    await expect(remove(200)).rejects.toMatchObject({ kind: 'not-json' });
  });

  it('reports the full path of an invalid value', async () => {
    const { api, report } = clientOver(() =>
      Response.json({ data: { user: { ...user, id: 'a' } } }),
    );
    await expect(api.call(login, { body: credentials })).rejects.toMatchObject({
      kind: 'contract',
    });
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      details: ['data.user.id: expected number, got string (1 character)'],
    });
  });

  it('strips fields that the contract does not define', async () => {
    const { api } = clientOver(() => Response.json({ ...count, extra: 1 }));
    await expect(api.call(unreadCount, {})).resolves.toEqual(count);
  });
});

describe('an input that breaks the contract', () => {
  const INVALID = 'Please check this value.';
  const failed = (api: Api, input: object, endpoint: AnyEndpoint = createReview) =>
    api.call(endpoint, input);

  it.each([
    ['params', getOffer, { params: { id: 'abc' } }, { id: INVALID }],
    ['params', getOffer, {}, { id: INVALID }],
    [
      'query',
      listOffers,
      { query: { page: 0, sort_by: 'x' } },
      { page: INVALID, sort_by: INVALID },
    ],
    ['body', createReview, { body: { task_offer_id: 1 } }, { rating: 'Please select a rating' }],
    ['body', createReview, {}, { body: INVALID }],
  ] as const)('in its %s is named by field and never sent', async (_, endpoint, input, fields) => {
    const { api, requests } = clientOver(() => Response.json({}));
    await expect(failed(api, input, endpoint)).rejects.toMatchObject({
      kind: 'invalid-input',
      call: endpoint.name,
      status: undefined,
      message: endpoint.fallback,
      hasServerMessage: false,
      isOutcomeUnknown: false,
    });
    await expect(failed(api, input, endpoint)).rejects.toHaveProperty('fieldErrors', fields);
    expect(requests).toEqual([]);
  });

  it('is reported without its values', async () => {
    const { api, report } = clientOver(() => Response.json({}));
    const body = { rating: 'secret', task_offer_id: 0 };
    await expect(failed(api, { body })).rejects.toThrow('Failed to submit review');
    expect(report).toHaveBeenCalledExactlyOnceWith({
      title: 'POST /reviews was not sent: its input breaks the contract',
      details: [
        'body.rating: expected number, got string (6 characters)',
        'body.task_offer_id: expected more than 0, got number',
      ],
    });
  });
});

describe('the wait that a server asks for', () => {
  const now = createSteppedClock().now();

  it.each([
    ['0', 0],
    ['30', 30_000],
    [' 120 ', 120_000],
    [new Date(now + 60_000).toUTCString(), 60_000],
    [new Date(now - 60_000).toUTCString(), 0],
    [undefined, undefined],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    [new Date(now).toISOString(), undefined],
    ['not a date GMT', undefined],
  ])('is %j in its header: %j', async (header, retryAfter) => {
    const headers: HeadersInit = header === undefined ? {} : { 'Retry-After': header };
    const { api } = clientOver(() => Response.json({}, { status: 429, headers }));
    await expect(api.call(getDashboard, {})).rejects.toHaveProperty('retryAfter', retryAfter);
  });
});

describe('the outcome of a failed call', () => {
  it.each([400, 401, 403, 404, 409, 422, 429, 500, 503])('is known after a %i', async (status) => {
    const { api } = clientOver(() => Response.json({}, { status }));
    await expect(api.call(getDashboard, {})).rejects.toHaveProperty('isOutcomeUnknown', false);
  });

  it.each([
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a 408', () => new Response(null, { status: 408 })],
    ['a 502', () => new Response(null, { status: 502 })],
    ['a 504', () => new Response(null, { status: 504 })],
    ['an answer that is not JSON', () => new Response('Done.')],
    ['an answer that breaks the contract', () => Response.json({})],
  ])('is unknown after %s', async (_, network) => {
    const { api } = clientOver(network);
    await expect(api.call(getDashboard, {})).rejects.toHaveProperty('isOutcomeUnknown', true);
  });
});

import {
  API_BASE_PATH,
  ErrorBody,
  fillPath,
  type AnyEndpoint,
  type CallAnswer,
  type CallInput,
} from '#src/contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Environment } from './environment.ts';

/** What goes with a call beside its input. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** The one client of the contract. */
export interface Api {
  /**
   * Makes a call and gives its answer, parsed by the contract.
   *
   * @throws ApiError when it is refused, gets no answer, or gets one that breaks the contract
   * @throws DOMException `AbortError` when the signal was aborted
   */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<CallAnswer<E>>;
}

/**
 * Makes the client. The bearer token is the session's at the moment of the call; a 401 outside
 * sign-in ends the session and raises its event, a visitor's 401 too, unless somebody has signed in
 * or out meanwhile (sections 4 and 7).
 */
export function createApi(
  environment: Pick<Environment, 'apiBaseUrl' | 'clock' | 'fetch' | 'session' | 'report'>,
): Api {
  return {
    async call(endpoint, input, options = {}) {
      const token = environment.session.current()?.token ?? null;
      const response = await send(environment, endpoint, input as AnyInput, token, options);
      if (!response.ok) {
        const isStillTheSame = (environment.session.current()?.token ?? null) === token;
        if (response.status === 401 && endpoint.resource !== 'auth' && isStillTheSame) {
          environment.session.end('unauthorized');
        }
        const error = await refusal(endpoint, response);
        options.signal?.throwIfAborted();
        throw error;
      }
      return read(environment, endpoint, response, options);
    },
  };
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

async function send(
  environment: Pick<Environment, 'apiBaseUrl' | 'clock' | 'fetch'>,
  endpoint: AnyEndpoint,
  input: AnyInput,
  token: string | null,
  { signal }: CallOptions,
): Promise<Response> {
  const path = API_BASE_PATH + fillPath(endpoint.path, input.params ?? {});
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  // Section 7: answers about messages and offers are never taken from a cache.
  if (endpoint.resource === 'message' || endpoint.resource === 'offer') {
    headers.set('Cache-Control', 'no-cache, no-store');
    headers.set('Pragma', 'no-cache');
  }
  const query = {
    ...(endpoint.query?.parse(input.query ?? {}) as Readonly<Record<string, unknown>> | undefined),
    timestamp: endpoint.hasTimestamp ? environment.clock.now() : undefined,
  };
  const request = new Request(environment.apiBaseUrl + path + queryString(query), {
    method: endpoint.method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(signal ? { signal } : {}),
  });
  try {
    return await environment.fetch(request);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ kind: 'network', endpoint, cause });
  }
}

/** Empty values are left out (section 7). */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

async function refusal(endpoint: AnyEndpoint, response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = ErrorBody.safeParse(body);
  const fields = parsed.success ? Object.entries(parsed.data.errors ?? {}) : [];
  return new ApiError({
    kind: 'http',
    endpoint,
    status: response.status,
    serverMessage: parsed.success ? parsed.data.message : undefined,
    fieldErrors: Object.fromEntries(
      fields.flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first]])),
    ),
  });
}

async function read<E extends AnyEndpoint>(
  environment: Pick<Environment, 'report'>,
  endpoint: E,
  response: Response,
  { signal }: CallOptions,
): Promise<CallAnswer<E>> {
  const status = response.status;
  let body: unknown;
  const text = await response.text().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError({ kind: 'network', endpoint, status, cause });
  });
  try {
    body = JSON.parse(text);
  } catch (cause) {
    environment.report({
      title: `${endpoint.method} ${endpoint.path} did not answer with JSON`,
      details: [`got: ${text.slice(0, 120)}`],
    });
    throw new ApiError({ kind: 'not-json', endpoint, status, cause });
  }
  const parsed = endpoint.answer.safeParse(body);
  if (parsed.success) return parsed.data as CallAnswer<E>;
  environment.report({
    title: `${endpoint.method} ${endpoint.path} broke the contract`,
    details: parsed.error.issues.map((issue) => {
      const expected = 'expected' in issue ? issue.expected : issue.code;
      return `${issue.path.join('.') || '(body)'}: expected ${String(expected)}, got ${shown(body, issue.path)}`;
    }),
  });
  throw new ApiError({ kind: 'contract', endpoint, status, cause: parsed.error });
}

/** The value at a path of the answer, short enough for a line. */
function shown(body: unknown, path: readonly PropertyKey[]): string {
  let value = body;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
}

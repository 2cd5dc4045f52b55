import {
  API_BASE_PATH,
  fillPath,
  IDEMPOTENCY_HEADER,
  type AnyEndpoint,
  type CallAnswer,
  type CallInput,
} from '#src/contract/endpoint.ts';
import { readErrorBody } from '#src/contract/error-body.ts';
import { emptyAnswer, readAnswer } from '#src/contract/read-answer.ts';
import { ApiError } from './api-error.ts';
import { checkInput, type AnyInput, type CheckedInput } from './api-input.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { describeText, issueLines, toleranceLines } from './body-reports.ts';
import type { Environment } from '../app/environment.ts';
import { parseRetryAfter } from './retry-after.ts';
import { UNAUTHORIZED } from './http-status.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The same for each attempt to send a call that creates something; by default, the call is an action of its own. */
  idempotencyKey?: string | undefined;
}

export interface Api {
  /**
   * Sends a call and returns its answer, parsed by the contract.
   *
   * @throws ApiError on an input that breaks the contract, before anything is sent; on an error
   *   status, a network failure, or a response that breaks the contract
   * @throws DOMException `AbortError` when the signal is aborted
   */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<CallAnswer<E>>;
}

/**
 * Creates the API client. Each call carries the session's current token. A 401 from anything but
 * `auth/*` ends the session and raises its event, for signed-out visitors too, unless the session
 * changed while the call was in flight (product.md §4, §7).
 */
export function createApi(
  environment: Pick<
    Environment,
    'apiBaseUrl' | 'clock' | 'fetch' | 'report' | 'sendsIdempotencyKeys' | 'session'
  >,
): Api {
  return {
    async call(endpoint, input, options = {}) {
      const checked = checkInput(environment, endpoint, input as AnyInput);
      const token = environment.session.current()?.token ?? null;
      const response = await send(environment, endpoint, checked, token, options);
      if (!response.ok) {
        const isSameSession = (environment.session.current()?.token ?? null) === token;
        if (UNAUTHORIZED.has(response.status) && endpoint.resource !== 'auth' && isSameSession) {
          environment.session.end('unauthorized');
        }
        const error = await httpError(environment, endpoint, response);
        options.signal?.throwIfAborted();
        throw error;
      }
      return read(environment, endpoint, response, options);
    },
  };
}

async function send(
  environment: Pick<Environment, 'apiBaseUrl' | 'clock' | 'fetch' | 'sendsIdempotencyKeys'>,
  endpoint: AnyEndpoint,
  input: CheckedInput,
  token: string | null,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const path = API_BASE_PATH + fillPath(endpoint.path, input.params);
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (endpoint.creates && environment.sendsIdempotencyKeys) {
    headers.set(IDEMPOTENCY_HEADER, idempotencyKey ?? createIdempotencyKey());
  }
  // product.md §7: messages and offers are never served from an HTTP cache.
  if (endpoint.resource === 'message' || endpoint.resource === 'offer') {
    headers.set('Cache-Control', 'no-cache, no-store');
    headers.set('Pragma', 'no-cache');
  }
  const query = {
    ...input.query,
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

/** Serializes a query, omitting empty values (product.md §7). */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

async function httpError(
  { clock }: Pick<Environment, 'clock'>,
  endpoint: AnyEndpoint,
  response: Response,
): Promise<ApiError> {
  const { message, fields } = readErrorBody(await response.text().catch(() => ''), response.status);
  return new ApiError({
    kind: 'http',
    endpoint,
    status: response.status,
    serverMessage: message,
    fieldErrors: fields,
    retryAfter: parseRetryAfter(response.headers.get('Retry-After'), clock.now()),
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
  const empty = text === '' ? emptyAnswer(endpoint, status) : undefined;
  if (empty) return empty as CallAnswer<E>;
  try {
    body = JSON.parse(text);
  } catch {
    environment.report({
      title: `${endpoint.method} ${endpoint.path} did not answer with JSON`,
      details: [
        `status ${status}: got ${describeText(response.headers.get('Content-Type'), text)}`,
      ],
    });
    // Without the parser's error as the cause: its message quotes the text.
    throw new ApiError({ kind: 'not-json', endpoint, status });
  }
  const read = readAnswer<E['answer']>(endpoint.answer, body);
  if (read.isRead && read.tolerated.length > 0) {
    environment.report({
      title: `${endpoint.method} ${endpoint.path} was read in another form than the contract's`,
      details: toleranceLines(read.tolerated),
      isMinor: true,
    });
  }
  if (read.isRead) return read.answer;
  environment.report({
    title: `${endpoint.method} ${endpoint.path} broke the contract`,
    details: [...issueLines(read.issues, read.body), ...toleranceLines(read.tolerated)],
  });
  throw new ApiError({ kind: 'contract', endpoint, status });
}

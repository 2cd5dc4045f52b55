import {
  API_BASE_PATH,
  fillPath,
  IDEMPOTENCY_HEADER,
  type AnyEndpoint,
} from '#src/contract/endpoint.ts';
import { emptyAnswer, readAnswer } from '#src/contract/read-answer.ts';

/** The input of a call. A check may send an invalid body. */
export interface Request {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** The body as plain text, which may be invalid JSON. */
  readonly raw?: string;
  readonly idempotencyKey?: string;
}

/** A sent request and its response. */
export interface Exchange {
  readonly endpoint: AnyEndpoint;
  /** `POST /api/offers/12/accept` */
  readonly line: string;
  /** Null when there was no response. */
  readonly status: number | null;
  /** Why there was no response; null when there was one. */
  readonly failure: string | null;
  readonly text: string;
  /** The JSON of the response; undefined when it is none. */
  readonly json: unknown;
  /** The same in the contract's form, as far as the app can read it. */
  readonly body: unknown;
}

/** Sends calls and records all of them, in order. */
export interface Client {
  readonly exchanges: readonly Exchange[];
  send(endpoint: AnyEndpoint, request: Request, token: string | null): Promise<Exchange>;
}

const TIMEOUT_MS = 15_000;

/** Sends a request to a server: over the network, or to one in memory. */
export type Send = (request: globalThis.Request) => Promise<Response>;

/**
 * Creates the client of a server. `send` never throws: a network error becomes the exchange's
 * `failure`.
 *
 * @param base the server's address without `/api`
 */
export function createClient(base: string, send: Send = fetch): Client {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    async send(endpoint, request, token) {
      const exchange = await sendRequest(send, base, endpoint, request, token);
      exchanges.push(exchange);
      return exchange;
    },
  };
}

async function sendRequest(
  transport: Send,
  base: string,
  endpoint: AnyEndpoint,
  { params = {}, query = {}, body, raw, idempotencyKey }: Request,
  token: string | null,
): Promise<Exchange> {
  const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const search = parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`;
  const path = API_BASE_PATH + fillPath(endpoint.path, params) + search;
  const line = `${endpoint.method} ${path}`;
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  if (sent !== undefined) headers.set('Content-Type', 'application/json');
  const known = { endpoint, line };
  try {
    const sending = new globalThis.Request(base + path, {
      method: endpoint.method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A redirect, for example to a sign-in page, is not a valid API response.
      redirect: 'manual',
      ...(sent === undefined ? {} : { body: sent }),
    });
    const response = await transport(sending);
    const { status } = response;
    const text = await response.text();
    const json = parsed(text) ?? emptyAnswer(endpoint, status);
    const read = response.ok ? readAnswer(endpoint.answer, json).body : json;
    return { ...known, status, failure: null, text, json, body: read };
  } catch (error) {
    const failure = reasonOf(error);
    return { ...known, status: null, failure, text: '', json: undefined, body: undefined };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const code = 'code' in cause ? String(cause.code) : '';
  return cause.message || code || error.message;
}

import { API_BASE_PATH, fillPath, type AnyEndpoint } from '#src/contract/endpoint.ts';

/** What a call is made with; the body may be as wrong as a check wants it. */
export interface Request {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Sent as the body as it stands, so that it may be no JSON at all. */
  readonly raw?: string;
}

/** A call that was made, and what came back. */
export interface Exchange {
  readonly endpoint: AnyEndpoint;
  /** `POST /api/offers/12/accept` */
  readonly line: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** Why no answer came; null when one did. */
  readonly failure: string | null;
  readonly text: string;
  /** The answer as JSON; undefined when it is none. */
  readonly body: unknown;
}

/** Makes calls and keeps all of them, in order. */
export interface Client {
  readonly exchanges: readonly Exchange[];
  send(endpoint: AnyEndpoint, request: Request, token: string | null): Promise<Exchange>;
}

/** An answer that takes longer is none. */
const TIMEOUT_MS = 15_000;

/**
 * Makes the client of a server.
 *
 * @param base its address without `/api`
 */
export function createClient(base: string): Client {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    async send(endpoint, request, token) {
      const exchange = await exchanged(base, endpoint, request, token);
      exchanges.push(exchange);
      return exchange;
    },
  };
}

async function exchanged(
  base: string,
  endpoint: AnyEndpoint,
  { params = {}, query = {}, body, raw }: Request,
  token: string | null,
): Promise<Exchange> {
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const search = asked.length === 0 ? '' : `?${new URLSearchParams(asked).toString()}`;
  const path = API_BASE_PATH + fillPath(endpoint.path, params) + search;
  const line = `${endpoint.method} ${path}`;
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (sent !== undefined) headers.set('Content-Type', 'application/json');
  const known = { endpoint, line };
  try {
    const response = await fetch(base + path, {
      method: endpoint.method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // An API answers where it is asked; a page to sign in at is no answer.
      redirect: 'manual',
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    return { ...known, status: response.status, failure: null, text, body: parsed(text) };
  } catch (error) {
    return { ...known, status: null, failure: reasonOf(error), text: '', body: undefined };
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
  if (error.name === 'TimeoutError') return `nothing came within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const code = 'code' in cause ? String(cause.code) : '';
  return cause.message || code || error.message;
}

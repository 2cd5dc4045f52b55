import {
  API_BASE_PATH,
  ErrorBody,
  fillPath,
  IDEMPOTENCY_HEADER,
  type AnyEndpoint,
} from '#src/contract/endpoint.ts';
import { emptyAnswer, readAnswer } from '#src/contract/read-answer.ts';
import { driftOf, type Drift } from '#mocks/recording/drift.ts';
import { isSuccess } from '#mocks/recording/exchange.ts';
import { readDifferences } from '#mocks/recording/schema-differences.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { errorStatusesOf } from '../openapi/refusals.ts';
import { at, formatValue, type Fields } from './values.ts';

/** The input of a call. */
export interface Input {
  /** The id in the path. */
  readonly id?: unknown;
  readonly query?: Fields;
  readonly body?: unknown;
  /** The body as plain text, which may be invalid JSON. */
  readonly raw?: string;
  readonly idempotencyKey?: unknown;
}

/** A sent request and its response. */
export interface Exchange {
  readonly endpoint: AnyEndpoint;
  /** `POST /api/offers/12/accept` */
  readonly line: string;
  /** Undefined when there was no response. */
  readonly status: number | undefined;
  /** The JSON of the response in the contract's form, as far as the app can read it; undefined when it is none. */
  readonly body?: unknown;
  /** Where the response differs from the contract's answer or error; or that there is none. */
  readonly differences: readonly string[];
  /** Extra fields and other forms are no failure: the app ignores the ones and reads the others. */
  readonly harmless: readonly Drift[];
}

const TIMEOUT_MS = 15_000;

/** Sends a request to a server: over the network, or to one in memory. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Sends a call. A network error is a difference.
 *
 * @param base the server's address without `/api`
 */
export async function sendCall(
  base: string,
  send: Send,
  endpoint: AnyEndpoint,
  { id, query = {}, body, raw = JSON.stringify(body), idempotencyKey }: Input,
  token: string | null,
): Promise<Exchange> {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const path = API_BASE_PATH + fillPath(endpoint.path, { id }) + (search && `?${search}`);
  const line = `${endpoint.method} ${path}`;
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, idempotencyKey as string);
  if (raw !== undefined) headers.set('Content-Type', 'application/json');
  const request = new Request(base + path, {
    method: endpoint.method,
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A redirect, for example to a sign-in page, is not a valid API response.
    redirect: 'manual',
    body: raw ?? null,
  });
  try {
    const response = await send(request);
    return { endpoint, line, ...(await read(endpoint, response)) };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const differences = [`no response: ${String(cause ?? error)}`];
    return { endpoint, line, status: undefined, differences, harmless: [] };
  }
}

async function read(endpoint: AnyEndpoint, response: Response) {
  const { status, ok } = response;
  const text = await response.clone().text();
  const sent: unknown = await response.json().catch(() => undefined);
  const json = sent ?? emptyAnswer(endpoint, status);
  if (json === undefined) {
    const start = text.trim().slice(0, 60);
    const got = start === '' ? 'nothing' : JSON.stringify(start);
    return { status, differences: [`(body): expected JSON, got ${got}`], harmless: [] };
  }
  const answer = readAnswer(ok ? endpoint.answer : ErrorBody, json);
  const found = readDifferences(answer);
  const isHarmless = ({ kind }: { kind: string }) => kind === 'extra' || kind === 'tolerated';
  const differences = found
    .filter((difference) => !isHarmless(difference))
    .map(({ field, expected, value }) => {
      return `${field || '(body)'}: expected ${expected}, got ${formatValue(value)}`;
    });
  const harmless = driftOf(endpoint.name, found.filter(isHarmless));
  return { status, body: answer.body, differences, harmless };
}

/** Returns where a response that should be a success differs from the contract. */
export function answerDifferences(exchange: Exchange): readonly string[] {
  const { status, differences } = exchange;
  if (status === undefined || isSuccess(exchange)) return differences;
  return [`expected a success, got status ${describeStatus(exchange)}`];
}

/**
 * Returns where a response that should be an error differs from the contract.
 *
 * @param statuses the allowed statuses, usually one
 * @param fields the fields that a 422 must name
 */
export function errorDifferences(
  exchange: Exchange,
  statuses: readonly number[],
  fields: readonly string[],
): readonly string[] {
  const { status, body, differences } = exchange;
  if (status === undefined) return differences;
  const isExpected = statuses.includes(statusMeant(status));
  const wrong = `expected status ${statuses.join(' or ')}, got ${describeStatus(exchange)}`;
  // The body of a success is another one.
  if (isSuccess(exchange)) return [wrong];
  const errors = at(body, 'errors');
  const named = isRecord(errors) ? Object.keys(errors) : [];
  const missing = fields.filter((field) => !named.includes(field));
  const others = `fields present: ${named.join(', ') || 'none'}`;
  return [
    ...(isExpected ? [] : [wrong]),
    ...differences,
    ...(status === 422 && body !== undefined ? missing : []).map((field) => {
      return `errors.${field}: expected a list of messages, got nothing; ${others}`;
    }),
  ];
}

/** Returns a line for a status that openapi.json doesn't list for the call. Any success counts as the listed one. */
export function unlistedStatus(exchange: Exchange): string[] {
  const { endpoint, status } = exchange;
  const listed = errorStatusesOf(endpoint);
  if (status === undefined || isSuccess(exchange)) return [];
  if (listed.includes(statusMeant(status))) return [];
  const known = [200, ...listed].join(', ');
  return [`${endpoint.name}: expected a status of openapi.json (${known}), got ${status}`];
}

/** Laravel has 419 for a session that is over. */
function statusMeant(status: number): number {
  return status === 419 ? 401 : status;
}

function describeStatus({ status, body }: Exchange): string {
  const message = at(body, 'message');
  return `${status}${typeof message === 'string' ? ` (${JSON.stringify(message.slice(0, 100))})` : ''}`;
}

import { needsBody, type AnyEndpoint, type Schema } from '#src/contract/endpoint.ts';
import type { World } from '../db/world.ts';
import { Problem, validate } from '../db/problem.ts';

/** An endpoint and what answers it. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly resolve: (context: never) => unknown;
}

/** The context of a handler, before it is typed by its endpoint. */
export type AnyContext = Record<
  'world' | 'viewer' | 'token' | 'params' | 'query' | 'body',
  unknown
>;

/** The parts of a request that handlers and faults use. */
export interface ReadRequest {
  readonly token: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined when the body is missing or not JSON. */
  readonly body: unknown;
  readonly hasBody: boolean;
}

/** Reads the token, query and body. The request's own body is not consumed. */
export async function readRequest(request: Request): Promise<ReadRequest> {
  const text = request.body === null ? '' : await request.clone().text();
  return {
    token: request.headers.get('Authorization')?.replace(/^Bearer /, ''),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: jsonOf(text),
    hasBody: text !== '',
  };
}

/**
 * Validates a request against the contract and returns the context of its handler.
 *
 * @throws Problem 401 without a valid token, 404 for invalid path parameters, 400 for a body that is
 *   not JSON or is needed and missing, 422 for a query or body that breaks the contract
 */
export function contextOf(
  world: World,
  endpoint: AnyEndpoint,
  params: unknown,
  read: ReadRequest,
): AnyContext {
  const { token, query } = read;
  const viewer = token === undefined ? undefined : world.viewerOf(token);
  if (endpoint.access === 'user' && !viewer) throw Problem.unauthorized();
  return {
    world,
    viewer,
    token,
    params: endpoint.params && paramsOf(endpoint.params, params),
    query: endpoint.query && validate(endpoint.query, withoutEmpty(query)),
    body: endpoint.body && validate(endpoint.body, bodyOf(endpoint, read)),
  };
}

function paramsOf(schema: Schema, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw Problem.notFound("We couldn't find what you're looking for.");
  return parsed.data;
}

/** Empty query parameters count as missing. */
function withoutEmpty(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function bodyOf(endpoint: AnyEndpoint, { body, hasBody }: ReadRequest): unknown {
  if (body !== undefined) return body;
  if (!hasBody && !needsBody(endpoint)) return {};
  throw new Problem(400, { message: "The body isn't valid JSON." });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

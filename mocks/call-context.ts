import type { AnyEndpoint, Schema } from '#src/contract/endpoint.ts';
import type { World } from './db/world.ts';
import type { RouteMatch } from './routing.ts';
import { Problem, validate } from './problem.ts';

/** What a handler is given, before its types are known. */
export type AnyContext = Record<
  'world' | 'viewer' | 'token' | 'params' | 'query' | 'body',
  unknown
>;

/** What has been read from a request. */
export interface ReadRequest {
  readonly token: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined when there is none, or another one. */
  readonly body: unknown;
}

/** Reads query and body; the request itself stays unread. */
export async function readRequest(request: Request): Promise<ReadRequest> {
  return {
    token: request.headers.get('Authorization')?.replace(/^Bearer /, ''),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: request.body === null ? undefined : await jsonOf(request.clone()),
  };
}

/**
 * Checks a request by the contract and gives what its handler works with.
 *
 * @throws Problem 401 without a living token, 404 for parameters that make no sense, 400 for a body
 *   that is not JSON, 422 for a query or body that breaks the contract
 */
export function contextOf(
  world: World,
  { route: { endpoint }, params }: RouteMatch,
  { token, query, body }: ReadRequest,
): AnyContext {
  const viewer = token === undefined ? undefined : world.viewerOf(token);
  if (endpoint.access === 'user' && !viewer) throw Problem.unauthorized();
  return {
    world,
    viewer,
    token,
    params: endpoint.params && paramsOf(endpoint.params, params),
    query: endpoint.query && validate(endpoint.query, given(query)),
    body: endpoint.body && bodyOf(endpoint.body, body),
  };
}

function paramsOf(schema: Schema, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw Problem.notFound('There is nothing at this address.');
  return parsed.data;
}

/** Empty values of a query count as not given. */
function given(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function bodyOf(schema: NonNullable<AnyEndpoint['body']>, body: unknown): unknown {
  if (body === undefined) throw new Problem(400, { message: 'The body is not JSON.' });
  return validate(schema, body);
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

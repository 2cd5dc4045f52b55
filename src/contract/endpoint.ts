import * as z from 'zod/mini';

/** Base path of every call (product.md §7). */
export const API_BASE_PATH = '/api';

/** `public` calls need no token; the others respond with 401 without one. */
export type Access = 'public' | 'user';

/** The header of a call that {@link Endpoint.creates} something. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The methods of the API, in the sort order for calls with the same path. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export type Schema = z.ZodMiniType;

export const MessageAnswer = z.object({ message: z.string() });

export const ErrorBody = z.object({
  message: z.optional(z.nullable(z.string())),
  errors: z.optional(z.nullable(z.record(z.string(), z.array(z.string())))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/**
 * A call of the API (product.md §7), defined once for the client, the mocks and the documentation: the comment above it is
 * its text in `openapi.json`.
 */
export interface Endpoint<
  Name extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Needs extends Access = Access,
> {
  /** A unique `resource.verb`, used in logs, faults and the OpenAPI document. */
  readonly name: Name;
  readonly method: Method;
  /** The path below {@link API_BASE_PATH}, with parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Needs;
  /** The resource that it reads or writes, such as `offer`. Query keys and invalidation use it. */
  readonly resource: string;
  /** The resources to invalidate after this call. A test checks that a GET call reads each. */
  readonly invalidates: readonly string[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The body of a successful response. */
  readonly answer: Answer;
  /** The error message when the server sends none (product.md §8). */
  readonly fallback: string;
  /** Whether the query gets a `timestamp` to bypass HTTP caches (product.md §7). */
  readonly hasTimestamp: boolean;
  /**
   * Whether each request creates something. A build for a server that allows it sends an
   * {@link IDEMPOTENCY_HEADER}, because a browser repeats a request by itself when a reused connection breaks.
   */
  readonly creates: boolean;
}

export type AnyEndpoint = Endpoint;

/**
 * Defines a call.
 *
 * @example
 * export const acceptOffer = endpoint('POST /offers/:id/accept', {
 *   name: 'offers.accept', resource: 'offer', invalidates: ['offer', 'task', 'message', 'dashboard'],
 *   params: z.object({ id: IdParam }), body: RespondToOffer, answer: z.object({ offer: Offer }),
 *   fallback: 'Failed to accept offer',
 * })
 */
export function endpoint<
  const Name extends string,
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Needs extends Access = 'user',
>(
  call: `${Method} /${string}`,
  definition: {
    name: Name;
    access?: Needs;
    resource: string;
    invalidates?: readonly string[];
    params?: Params;
    query?: Query;
    body?: Body;
    answer: Answer;
    fallback: string;
    hasTimestamp?: boolean;
    creates?: boolean;
  },
): Endpoint<Name, Params, Query, Body, Answer, Needs> {
  const [method, path] = call.split(' ') as [Method, `/${string}`];
  return {
    method,
    path,
    invalidates: [],
    hasTimestamp: false,
    creates: false,
    ...definition,
    access: (definition.access ?? 'user') as Needs,
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

/** Whether a request without a body fails. One whose fields are all optional may be left out. */
export function needsBody({ body }: AnyEndpoint): boolean {
  return body !== undefined && !body.safeParse({}).success;
}

type Given<Key extends string, Part extends Schema | undefined> = Part extends Schema
  ? { [K in Key]: z.output<Part> }
  : unknown;

type GivenQuery<Query extends Schema | undefined> = Query extends Schema
  ? { query?: Partial<z.output<Query>> }
  : unknown;

/** The input of a call on the client: params, body, and the query parameters that differ from their defaults. */
export type CallInput<E extends AnyEndpoint> = Given<'params', E['params']> &
  GivenQuery<E['query']> &
  Given<'body', E['body']>;

/** The input of a call on the server, with the defaults of the query applied. */
export type ServedInput<E extends AnyEndpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;

export type CallAnswer<E extends AnyEndpoint> = z.output<E['answer']>;

/** Fills in the parameters of a path: `/offers/:id` and `{ id: 12 }` give `/offers/12`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

import * as z from 'zod/mini';

/** Base path of every call (section 7). */
export const API_BASE_PATH = '/api';

/** `public` calls need no token; all others answer 401 without one. */
export type Access = 'public' | 'user';

/** The methods of the API, in the order in which calls of one path are listed. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** A zod schema of whatever shape. */
export type Schema = z.ZodMiniType;

/** An answer that only says that it went well. */
export const MessageAnswer = z.object({ message: z.string() });

/** The shape of every error answer: a message, and texts per field. */
export const ErrorBody = z.object({
  message: z.optional(z.nullable(z.string())),
  errors: z.optional(z.nullable(z.record(z.string(), z.array(z.string())))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** One call of the API, described once for the client, the mocks and the documentation. */
export interface Endpoint<
  Name extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Needs extends Access = Access,
> {
  /** Unique, `resource.verb`: the name in logs, faults and the OpenAPI document. */
  readonly name: Name;
  readonly method: Method;
  /** Below {@link API_BASE_PATH}, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Needs;
  /** What its rows are about, such as `offer`; query keys and invalidation are derived from it. */
  readonly resource: string;
  /** Resources whose answers this call may change; a test checks that some call reads each. */
  readonly invalidates: readonly string[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The body of a successful answer. */
  readonly answer: Answer;
  /** What a screen says when the server gives no message of its own (section 8). */
  readonly fallback: string;
  /** Whether the query carries a `timestamp`, so that no cache in between answers (section 7). */
  readonly hasTimestamp: boolean;
}

/** Any endpoint at all, for registries and tables. */
export type AnyEndpoint = Endpoint;

/**
 * Describes one call.
 *
 * @example
 * export const acceptOffer = endpoint({
 *   name: 'offers.accept', method: 'POST', path: '/offers/:id/accept', resource: 'offer',
 *   invalidates: ['offer', 'task', 'message', 'dashboard'], params: z.object({ id: IdParam }),
 *   body: RespondToOffer, answer: z.object({ offer: Offer }), fallback: 'Failed to accept offer',
 * })
 */
export function endpoint<
  const Name extends string,
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Needs extends Access = 'user',
>(definition: {
  name: Name;
  method: Method;
  path: `/${string}`;
  access?: Needs;
  resource: string;
  invalidates?: readonly string[];
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  fallback: string;
  hasTimestamp?: boolean;
}): Endpoint<Name, Params, Query, Body, Answer, Needs> {
  return {
    invalidates: [],
    hasTimestamp: false,
    ...definition,
    access: (definition.access ?? 'user') as Needs,
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

type Given<Key extends string, Part extends Schema | undefined> = Part extends Schema
  ? { [K in Key]: z.output<Part> }
  : unknown;

type GivenQuery<Query extends Schema | undefined> = Query extends Schema
  ? { query?: Partial<z.output<Query>> }
  : unknown;

/**
 * What a caller hands over: params and body where the call has them, and of the query what is not
 * left to its defaults.
 */
export type CallInput<E extends AnyEndpoint> = Given<'params', E['params']> &
  GivenQuery<E['query']> &
  Given<'body', E['body']>;

/** What a server is handed: the same, with the defaults of the query filled in. */
export type ServedInput<E extends AnyEndpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;

/** What a successful call gives. */
export type CallAnswer<E extends AnyEndpoint> = z.output<E['answer']>;

/** Fills a path's parameters: `/offers/:id` and `{ id: 12 }` give `/offers/12`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

import type { HttpHandler } from 'msw';
import type { AnyEndpoint, CallAnswer, ServedInput } from '#src/contract/endpoint.ts';
import type { UserRow } from '../db/tables.ts';
import type { World } from '../db/world.ts';

/** The context of a handler: the parsed input, the world and the viewer. */
export type MockContext<E extends AnyEndpoint> = ServedInput<E> & {
  readonly world: World;
  /** The signed-in user; undefined in public calls without a token. */
  readonly viewer: E['access'] extends 'user' ? UserRow : UserRow | undefined;
  /** The bearer token of the request, valid or not. */
  readonly token: string | undefined;
};

/**
 * Makes msw's handler of a call, for the mock server that it is given by. The server applies faults, checks the
 * token, and validates input and output against the contract; the resolver returns the answer's body, or throws a
 * `Problem`.
 *
 * @example mock(getDashboard, ({ world, viewer }) => ({ success: true, dashboard: dashboard(world, viewer.id) }))
 */
export type Mock = <E extends AnyEndpoint>(
  endpoint: E,
  resolve: (context: MockContext<E>) => CallAnswer<E> | Promise<CallAnswer<E>>,
) => HttpHandler;

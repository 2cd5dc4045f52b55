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

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly resolve: (context: never) => unknown;
}

/**
 * Defines the handler of a call. The mock server applies faults, checks the token and validates
 * input and output against the contract.
 *
 * @example mock(getDashboard, ({ world, viewer }) => ({ success: true, dashboard: dashboard(world, viewer.id) }))
 */
export function mock<E extends AnyEndpoint>(
  endpoint: E,
  resolve: (context: MockContext<E>) => CallAnswer<E> | Promise<CallAnswer<E>>,
): Route {
  return { endpoint, resolve };
}

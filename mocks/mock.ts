import type { AnyEndpoint, CallAnswer, ServedInput } from '#src/contract/endpoint.ts';
import type { UserRow } from './db/rows.ts';
import type { World } from './db/world.ts';

/** What a handler works with: the parsed input, the world, and who is asking. */
export type MockContext<E extends AnyEndpoint> = ServedInput<E> & {
  readonly world: World;
  /** Whoever the token belongs to; calls without a token give nobody. */
  readonly viewer: E['access'] extends 'user' ? UserRow : UserRow | undefined;
  /** The bearer token that came along, alive or not. */
  readonly token: string | undefined;
};

/** A call and what the mock server does for it. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly resolve: (context: never) => unknown;
}

/**
 * Says how the mock server answers a call. The wrapper around it parses the input by the contract,
 * asks for a token, strikes with faults and checks the answer, so that a handler only does its work.
 *
 * @example mock(getDashboard, ({ world, viewer }) => ({ success: true, dashboard: dashboard(world, viewer.id) }))
 */
export function mock<E extends AnyEndpoint>(
  endpoint: E,
  resolve: (context: MockContext<E>) => CallAnswer<E> | Promise<CallAnswer<E>>,
): Route {
  return { endpoint, resolve };
}

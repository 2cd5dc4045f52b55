import type { HttpHandler } from 'msw';
import type { World } from '../db/world.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { createMockServer } from './mock-server.ts';

/**
 * msw's handlers of a world. `createMockServer` makes them with levers: faults, latency, a log.
 *
 * @example setupServer(...handlersOf(world)).listen()
 */
export function handlersOf(world: World): HttpHandler[] {
  // Without faults and latency, nothing waits.
  const clock = { ...createSteppedClock(), now: () => world.clock.now() };
  return createMockServer({ world, clock }).handlers;
}

import type { World } from './world.ts';

/**
 * The current timestamp, but never before earlier ones, in case the clock was set back.
 *
 * @example world.offers.update(id, { updated_at: moment(world, offer.updated_at) })
 */
export function moment(world: World, ...earlier: readonly (string | null | undefined)[]): string {
  const stamps = earlier.flatMap((stamp) => (stamp == null ? [] : Date.parse(stamp)));
  return new Date(Math.max(world.clock.now(), ...stamps)).toISOString();
}

import type { World } from './world.ts';

/**
 * Now, as a row carries it, but never before what happened earlier: a clock that was set back does
 * not make time run backwards.
 *
 * @example world.offers.update(id, { updated_at: moment(world, offer.updated_at) })
 */
export function moment(world: World, ...earlier: readonly (string | null | undefined)[]): string {
  const stamps = earlier.flatMap((stamp) => (stamp == null ? [] : Date.parse(stamp)));
  return new Date(Math.max(world.clock.now(), ...stamps)).toISOString();
}

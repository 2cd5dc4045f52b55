import type { Clock } from '#src/domain/clock.ts';
import { millisecondsOf, type ClockOffset } from '../clock/clock-offset.ts';
import { createSteerableClock, type SteerableClock } from '../clock/steerable-clock.ts';
import type { SavedTime, SharedWorld } from './shared-world.ts';

/** The app's clock, and what keeps its time for reloads and other tabs. */
interface Timed {
  readonly clock: SteerableClock;
  readonly shared: SharedWorld;
}

const SECOND_MS = 1_000;

/** The time of a new world. */
export function timeOf(
  clock: ClockOffset | undefined,
  isStopped: boolean,
  seededAt: number,
): SavedTime {
  const offset = clock === undefined ? 0 : millisecondsOf(clock);
  return isStopped ? { stoppedAt: seededAt + offset } : { offset };
}

/** Creates the app's clock at a time that was saved. */
export function clockAt(time: SavedTime, system: Clock): SteerableClock {
  return 'offset' in time
    ? createSteerableClock(system, { offset: time.offset })
    : createSteerableClock(system, { offset: time.stoppedAt - system.now(), isStopped: true });
}

/** Changes the clock, and saves its time. */
export function steer({ clock, shared }: Timed, change: (clock: SteerableClock) => void): void {
  change(clock);
  shared.saveTime(clock.isStopped ? { stoppedAt: clock.now() } : { offset: clock.offset });
}

/** Applies the time that another tab has set. Returns false for an earlier one: no clock goes back. */
export function followTime({ clock, shared }: Timed, system: Clock): boolean {
  const time = shared.savedTime();
  const now = 'offset' in time ? system.now() + time.offset : time.stoppedAt;
  // Messages between tabs take a moment. What is farther back is another time.
  if (now < clock.now() - SECOND_MS) return false;
  if ('stoppedAt' in time) clock.stop();
  if (now > clock.now()) clock.advance(now - clock.now());
  if ('offset' in time) clock.run();
  return true;
}

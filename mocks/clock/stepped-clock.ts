import type { Clock } from '#src/domain/clock.ts';
import { TimerQueue } from './timer-queue.ts';

/** The fixed time of every story and test: 2026-03-14T10:00:00Z. */
export const STORY_NOW = Date.parse('2026-03-14T10:00:00Z');

/** A clock that only moves when it is advanced. */
export interface SteppedClock extends Clock {
  /** Advances the time and runs the timers that are due on the way, in order. */
  advance(milliseconds: number): void;
}

/**
 * Creates a clock that stands still.
 *
 * @param start milliseconds since the epoch
 */
export function createSteppedClock(start: number = STORY_NOW): SteppedClock {
  let now = start;
  const timers = new TimerQueue();

  return {
    now: () => now,
    after: (milliseconds, task) => timers.add(now + Math.max(0, milliseconds), undefined, task),
    every(milliseconds, task) {
      // `advance` would never return with an interval of 0 ms.
      const interval = Math.max(1, milliseconds);
      return timers.add(now + interval, interval, task);
    },
    advance(milliseconds) {
      const limit = now + milliseconds;
      timers.runUntil(limit, (due) => (now = due));
      now = limit;
    },
  };
}

import type { Clock } from '#src/domain/clock.ts';

/** The fixed time of every story and test: 2026-03-14T10:00:00Z. */
export const STORY_NOW = Date.parse('2026-03-14T10:00:00Z');

/** A clock that only moves when it is advanced. */
export interface SteppedClock extends Clock {
  /** Advances the time and runs the timers that are due on the way, in order. */
  advance(milliseconds: number): void;
}

interface Timer {
  due: number;
  readonly every: number | undefined;
  readonly task: () => void;
}

/**
 * Creates a clock that stands still.
 *
 * @param start milliseconds since the epoch
 */
export function createSteppedClock(start: number = STORY_NOW): SteppedClock {
  let now = start;
  const timers = new Set<Timer>();

  function add(milliseconds: number, every: number | undefined, task: () => void) {
    const timer: Timer = { due: now + milliseconds, every, task };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  function nextDue(limit: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers) {
      if (timer.due <= limit && (next === undefined || timer.due < next.due)) next = timer;
    }
    return next;
  }

  return {
    now: () => now,
    after: (milliseconds, task) => add(Math.max(0, milliseconds), undefined, task),
    // `advance` would never return with an interval of 0 ms.
    every: (milliseconds, task) => add(Math.max(1, milliseconds), Math.max(1, milliseconds), task),
    advance(milliseconds) {
      const limit = now + milliseconds;
      for (let timer = nextDue(limit); timer; timer = nextDue(limit)) {
        now = timer.due;
        if (timer.every === undefined) timers.delete(timer);
        else timer.due += timer.every;
        timer.task();
      }
      now = limit;
    },
  };
}

import type { CancelTimer } from '#src/domain/clock.ts';

interface Timer {
  due: number;
  readonly every: number | undefined;
  readonly task: () => void;
}

/** The timers of a clock that doesn't run by itself. Times are milliseconds since the epoch. */
export interface TimerQueue {
  /** Adds a timer, with the interval of its repetitions if it repeats. */
  add(due: number, every: number | undefined, task: () => void): CancelTimer;
  /** When the next timer is due; undefined without timers. */
  nextDue(): number | undefined;
  /**
   * Runs the timers that are due until a limit, in the order of their due time, then of their creation.
   * Timers that they add run as well.
   *
   * @param setNow called with the due time of each timer before it runs
   */
  runUntil(limit: number, setNow: (now: number) => void): void;
  /**
   * Runs the timers that are due now. A repeating one runs once, even if its interval has passed several
   * times: after a laptop has slept, polls don't catch up.
   */
  runDue(now: number): void;
}

/** Creates an empty queue. */
export function createTimerQueue(): TimerQueue {
  const timers = new Set<Timer>();

  function next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (first === undefined || timer.due < first.due) first = timer;
    }
    return first;
  }

  return {
    add(due, every, task) {
      const timer: Timer = { due, every, task };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    nextDue: () => next()?.due,
    runUntil(limit, setNow) {
      for (let timer = next(); timer && timer.due <= limit; timer = next()) {
        setNow(timer.due);
        if (timer.every === undefined) timers.delete(timer);
        else timer.due += timer.every;
        timer.task();
      }
    },
    runDue(now) {
      for (let timer = next(); timer && timer.due <= now; timer = next()) {
        if (timer.every === undefined) timers.delete(timer);
        else timer.due += timer.every * (1 + Math.floor((now - timer.due) / timer.every));
        timer.task();
      }
    },
  };
}

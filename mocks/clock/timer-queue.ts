import type { CancelTimer } from '#src/domain/clock.ts';

interface Timer {
  due: number;
  /** The interval of its repetitions, if it repeats. */
  readonly every: number | undefined;
  readonly task: () => void;
}

/** The timers of a clock that doesn't run by itself. Times are milliseconds since the epoch. */
export class TimerQueue {
  readonly #timers = new Set<Timer>();

  add(due: number, every: number | undefined, task: () => void): CancelTimer {
    const timer: Timer = { due, every, task };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** When the next timer is due; undefined without timers. */
  get nextDue(): number | undefined {
    return this.#next()?.due;
  }

  /**
   * Runs the timers that are due until a limit, in the order of their due time, then of their creation.
   * Timers that they add run as well.
   *
   * @param setNow called with the due time of each timer before it runs
   */
  runUntil(limit: number, setNow: (now: number) => void): void {
    for (let timer = this.#next(); timer && timer.due <= limit; timer = this.#next()) {
      setNow(timer.due);
      this.#run(timer, timer.due);
    }
  }

  /**
   * Runs the timers that are due now. A repeating one runs once, even if its interval has passed several
   * times: after a laptop has slept, polls don't catch up.
   */
  runDue(now: number): void {
    for (let timer = this.#next(); timer && timer.due <= now; timer = this.#next()) {
      this.#run(timer, now);
    }
  }

  #next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (first === undefined || timer.due < first.due) first = timer;
    }
    return first;
  }

  /** Runs a timer, whose next turn is the first of its rhythm after the time. */
  #run(timer: Timer, now: number): void {
    if (timer.every === undefined) this.#timers.delete(timer);
    else timer.due += timer.every * (1 + Math.floor((now - timer.due) / timer.every));
    timer.task();
  }
}

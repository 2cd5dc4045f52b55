import type { CancelTimer, Clock } from '#src/domain/clock.ts';
import { createListeners } from '#src/domain/listeners.ts';
import { TimerQueue } from './timer-queue.ts';

/** Browsers run a timeout of more than 2^31 - 1 ms (25 days) at once. */
const MAX_WAIT = 2 ** 31 - 1;

/** How far `advance` runs every timer in its order, in milliseconds. */
const WALKED = 60_000;

/** A clock that can be stopped, moved on and started again. */
export type SteerableClock = ReturnType<typeof createSteerableClock>;

/**
 * Creates a clock that runs along with another one until it is stopped or moved.
 *
 * @param base the system clock, or any other that never goes back
 * @param options.offset milliseconds ahead of the base; 0 by default
 * @param options.isStopped whether it starts stopped
 */
export function createSteerableClock(
  base: Clock,
  options: { readonly offset?: number; readonly isStopped?: boolean } = {},
) {
  const timers = new TimerQueue();
  const listeners = createListeners();
  let isStopped = options.isStopped ?? false;
  let offset = options.offset ?? 0;
  /** The time while it doesn't follow the base clock: while it is stopped or being advanced. */
  let fixed = isStopped ? base.now() + offset : undefined;
  let isAdvancing = false;
  let cancelWait: CancelTimer = () => {};

  const now = () => fixed ?? base.now() + offset;

  /** Lets the base clock wake this one when its next timer is due. */
  function wait(): void {
    cancelWait();
    const due = timers.nextDue;
    if (due === undefined || fixed !== undefined) return;
    cancelWait = base.after(Math.min(Math.max(0, due - now()), MAX_WAIT), wake);
  }

  /** Runs the timers that are due. The base clock can be early: then this waits for the rest. */
  function wake(): void {
    try {
      timers.runDue(now());
    } finally {
      wait();
    }
  }

  function add(milliseconds: number, every: number | undefined, task: () => void): CancelTimer {
    const cancel = timers.add(now() + milliseconds, every, task);
    wait();
    return cancel;
  }

  /** Lets the time go on from where it stands. */
  function followBase(): void {
    offset = now() - base.now();
    fixed = undefined;
  }

  const clock: Clock = {
    now,
    after: (milliseconds, task) => add(Math.max(0, milliseconds), undefined, task),
    every(milliseconds, task) {
      const interval = Math.max(1, milliseconds);
      return add(interval, interval, task);
    },
  };
  return {
    ...clock,
    get isStopped() {
      return isStopped;
    },
    /**
     * Milliseconds ahead of the base clock; negative when behind. While the clock is stopped, this is the
     * offset at the moment when it was stopped, plus what it was advanced by since.
     */
    get offset() {
      return offset;
    },
    /** Stops the time. No timer runs until the clock is advanced or started. */
    stop() {
      if (isStopped) return;
      isStopped = true;
      fixed = now();
      wait();
      listeners.notify();
    },
    /** Starts the time again where it was stopped. What was left of each timer is still left. */
    run() {
      if (!isStopped) return;
      isStopped = false;
      if (!isAdvancing) followBase();
      wait();
      listeners.notify();
    },
    /**
     * Moves the time on, also while stopped, and runs the timers that are due on the way, in order. Of a
     * longer way, only the last minute is like that: before it, each timer that is due runs once, as after a
     * laptop has slept. A day of polls would be thousands of calls.
     *
     * @param milliseconds not negative
     */
    advance(milliseconds: number) {
      if (milliseconds < 0) throw new RangeError(`The time can't go back by ${-milliseconds} ms.`);
      const wasStopped = isStopped;
      // A task can advance the clock, too.
      const isOuter = !isAdvancing;
      fixed = now();
      const limit = fixed + milliseconds;
      const moveTo = (time: number) => (fixed = Math.max(time, now()));
      offset += milliseconds;
      isAdvancing = true;
      try {
        if (milliseconds > WALKED) {
          moveTo(limit - WALKED);
          timers.runDue(now());
        }
        timers.runUntil(limit, moveTo);
      } finally {
        moveTo(limit);
        if (isOuter) {
          isAdvancing = false;
          if (wasStopped && !isStopped) followBase();
          else if (!isStopped) fixed = undefined;
          wait();
          listeners.notify();
        }
      }
    },
    /** Calls back after it is stopped, run or advanced. Returns a function that unsubscribes. */
    subscribe: listeners.subscribe,
  };
}

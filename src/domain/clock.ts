/** Ends a timer. Calling it again, or after the timer has fired, does nothing. */
export type CancelTimer = () => void;

/**
 * The only source of time in the product. The app runs on the machine's clock, stories and tests
 * on one that they step by hand, so that every timed state is a still.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Runs `task` once, `milliseconds` from now. */
  after(milliseconds: number, task: () => void): CancelTimer;
  /** Runs `task` every `milliseconds`, the first time after one such span. */
  every(milliseconds: number, task: () => void): CancelTimer;
}

/** Cancels a timer. A second call, or a call after the timer has fired, is a no-op. */
export type CancelTimer = () => void;

/** The only source of time in the product. Stories and tests step their own, which freezes any timed state. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once, `milliseconds` from now. */
  after(milliseconds: number, task: () => void): CancelTimer;
  /** Runs `task` every `milliseconds`, starting one interval from now. */
  every(milliseconds: number, task: () => void): CancelTimer;
}

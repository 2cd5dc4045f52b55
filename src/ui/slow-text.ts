/** Shown during a long wait, beside a way out of it. */
export const SLOW_TEXT = 'This is taking longer than usual.';

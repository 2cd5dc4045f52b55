import type { Clock } from '#src/domain/clock.ts';

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, task) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Resolves after the next paint; at once in a hidden tab, which paints nothing. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // The task runs after the frame that the callback belongs to.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** What `delay('infinite')` of msw asks a timer for. */
const ENDLESS_MS = 2_147_483_647;

/** Called for an endless delay, the latest request first: it is the one that asks. */
const listeners: (() => void)[] = [];
let isWatching = false;

/**
 * Calls back when the request that is being answered is delayed without end. msw does not say so
 * itself; its timer does.
 *
 * @returns stops watching
 */
export function watchEndlessDelays(onDelay: () => void): () => void {
  if (!isWatching) {
    const original = globalThis.setTimeout;
    globalThis.setTimeout = ((handler: TimerHandler, delay?: number, ...args: unknown[]) => {
      if (delay === ENDLESS_MS) listeners.at(-1)?.();
      return original(handler, delay, ...args);
    }) as typeof setTimeout;
    isWatching = true;
  }
  listeners.push(onDelay);
  return () => {
    const index = listeners.indexOf(onDelay);
    if (index !== -1) listeners.splice(index, 1);
  };
}

/**
 * Waits for the next frame, and then for every task that was queued before it, such as a render that
 * React still has to finish.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => afterQueuedTasks(resolve));
  });
}

/** How long React may go on rendering in a browser that can't tell us, in milliseconds. */
const RENDER_MS = 200;

function afterQueuedTasks(callback: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(callback, { priority: 'background' });
  // A browser without a scheduler has no priorities either: React goes on rendering in tasks of its own.
  else setTimeout(callback, RENDER_MS);
}

/** In milliseconds, for what hangs only: less than a test may take, so that it says what it waits for. */
export const HUNG_MS = 40_000;

/** Whether that many milliseconds have passed since it was called. */
export function hangsAfter(milliseconds: number): () => boolean {
  const start = performance.now();
  return () => performance.now() - start > milliseconds;
}

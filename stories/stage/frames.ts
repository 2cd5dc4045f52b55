/**
 * Waits for the next frame, and then for every task that was queued before it, such as a render that
 * React still has to finish.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => afterQueuedTasks(resolve));
  });
}

function afterQueuedTasks(callback: () => void): void {
  // Storybook runs in browsers without a scheduler, too.
  if ('scheduler' in globalThis) void scheduler.postTask(callback, { priority: 'background' });
  else setTimeout(callback);
}

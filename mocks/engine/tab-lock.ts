let last: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one by one, across all tabs of the app. Where the browser has no locks, as on a page without HTTPS, or
 * refuses them, only the tasks of this page wait for each other.
 *
 * @param name the lock of the tabs
 */
export async function inTurn<Result>(name: string, run: () => Result): Promise<Awaited<Result>> {
  let hasStarted = false;
  const start = async (): Promise<Awaited<Result>> => {
    hasStarted = true;
    return await run();
  };
  try {
    const { locks } = navigator as { readonly locks?: LockManager };
    if (locks) return await locks.request(name, start);
  } catch (error) {
    if (hasStarted) throw error;
  }
  const result = last.then(start);
  last = result.catch(() => {});
  return await result;
}

import type { RequestFault } from '../faults/faults.ts';

/** The requests of a server that wait for a time, or until they are released. */
export interface HeldRequests {
  readonly count: number;
  /**
   * Lets a request wait.
   *
   * @param start calls back at the end of the wait, and returns what cancels that
   * @returns true after the wait; false when the request was aborted first
   */
  wait(signal: AbortSignal, start: (onEnd: () => void) => () => void): Promise<boolean>;
  /** Lets a request wait for {@link release}. Returns what happens to it then; undefined after an abort. */
  untilReleased(
    id: number,
    signal: AbortSignal,
  ): Promise<{ readonly answer: RequestFault | undefined } | undefined>;
  /** @param answer what happens to the request instead of going on */
  release(id: number, answer?: RequestFault): void;
  releaseAll(): void;
}

export function createHeldRequests(): HeldRequests {
  let count = 0;
  /** What releases the requests that wait for it, by their ids. */
  const waiting = new Map<number, (answer?: RequestFault) => void>();

  function wait(signal: AbortSignal, start: (onEnd: () => void) => () => void): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    count += 1;
    return new Promise((resolve) => {
      const release = (isOver: boolean) => {
        signal.removeEventListener('abort', abort);
        count -= 1;
        resolve(isOver);
      };
      const cancel = start(() => release(true));
      const abort = () => {
        cancel();
        release(false);
      };
      signal.addEventListener('abort', abort);
    });
  }

  return {
    get count() {
      return count;
    },
    wait,
    async untilReleased(id, signal) {
      let answer: RequestFault | undefined;
      const isReleased = await wait(signal, (onEnd) => {
        waiting.set(id, (given) => {
          answer = given;
          onEnd();
        });
        return () => {};
      });
      waiting.delete(id);
      return isReleased ? { answer } : undefined;
    },
    release: (id, answer) => waiting.get(id)?.(answer),
    releaseAll() {
      for (const release of waiting.values()) release();
    },
  };
}

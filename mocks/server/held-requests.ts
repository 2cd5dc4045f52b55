import type { RequestFault } from '../faults/faults.ts';

/** The requests of a server that wait for a time, or until they are released. */
export class HeldRequests {
  count = 0;
  /** What releases the requests that wait for it, by their ids. */
  readonly #waiting = new Map<number, (answer?: RequestFault) => void>();

  /**
   * Lets a request wait.
   *
   * @param start calls back at the end of the wait, and returns what cancels that
   * @returns true after the wait; false when the request was aborted first
   */
  wait(signal: AbortSignal, start: (onEnd: () => void) => () => void): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    this.count += 1;
    return new Promise((resolve) => {
      const end = (isOver: boolean) => {
        signal.removeEventListener('abort', abort);
        this.count -= 1;
        resolve(isOver);
      };
      const cancel = start(() => end(true));
      const abort = () => {
        cancel();
        end(false);
      };
      signal.addEventListener('abort', abort);
    });
  }

  /** Lets a request wait for {@link release}. Returns what happens to it then; undefined after an abort. */
  async untilReleased(id: number, signal: AbortSignal) {
    let answer: RequestFault | undefined;
    const isReleased = await this.wait(signal, (onEnd) => {
      this.#waiting.set(id, (given) => {
        answer = given;
        onEnd();
      });
      return () => {};
    });
    this.#waiting.delete(id);
    return isReleased ? { answer } : undefined;
  }

  /** @param answer what happens to the request instead of going on */
  release(id: number, answer?: RequestFault): void {
    this.#waiting.get(id)?.(answer);
  }

  releaseAll(): void {
    for (const release of this.#waiting.values()) release();
  }
}

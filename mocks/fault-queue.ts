import type { Fault } from './faults.ts';
import { isPartOf } from './merge-patch.ts';
import { people } from './scenarios/accounts.ts';

/** What of a call decides which faults strike it. */
export interface FaultTarget {
  /** The name of the call. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed body; undefined without one. */
  readonly body?: unknown;
  /** The id of whoever makes the call; null for a signed-out visitor. */
  readonly viewer: number | null;
}

interface Entry {
  readonly fault: Fault;
  /** Matching calls that it still lets pass. */
  toPass: number;
  /** Calls that it may still strike. */
  left: number;
}

/** Hands out the faults of a server, and counts what each has seen and struck. */
export class FaultQueue {
  readonly #entries: Entry[];

  constructor(faults: readonly Fault[]) {
    this.#entries = faults.map(entryOf);
  }

  add(fault: Fault): void {
    this.#entries.push(entryOf(fault));
  }

  /**
   * The faults that strike this call now, in their order, up to the first that answers it. A delay
   * and a patch let the call go on; what stands behind an answer is left for the next call. So
   * `[once(fails(call, 500)), once(fails(call, 503))]` gives 500, then 503, then the true answer.
   */
  take(target: FaultTarget): Fault[] {
    const taken: Fault[] = [];
    let isAnswered = false;
    for (const entry of this.#entries) {
      if (!isAbout(entry.fault, target)) continue;
      if (entry.toPass > 0) entry.toPass -= 1;
      else if (entry.left > 0 && !isAnswered) {
        entry.left -= 1;
        taken.push(entry.fault);
        isAnswered = answers(entry.fault);
      }
    }
    return taken;
  }
}

function entryOf(fault: Fault): Entry {
  return { fault, toPass: fault.after ?? 0, left: fault.times ?? Infinity };
}

/** Whether the handler of the call does not run. */
function answers({ kind }: Fault): boolean {
  return kind !== 'delay' && kind !== 'patch';
}

function isAbout(fault: Fault, { call, query, body, viewer }: FaultTarget): boolean {
  return (
    fault.call === call &&
    isPartOf(fault.query ?? {}, query) &&
    (fault.sent === undefined || isPartOf(fault.sent, body)) &&
    (fault.viewer === undefined || people[fault.viewer].id === viewer)
  );
}

import type { Fault } from './faults.ts';
import { isPartOf } from './merge-patch.ts';
import { people } from './scenarios/accounts.ts';

/** The parts of a call that faults are matched against. */
export interface FaultTarget {
  /** The name of the call. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed body, if any. */
  readonly body?: unknown;
  /** The caller's user id; null for a signed-out visitor. */
  readonly viewer: number | null;
}

interface Entry {
  readonly fault: Fault;
  /** Matching calls to let through first. */
  skipsLeft: number;
  /** Calls that the fault still applies to. */
  usesLeft: number;
}

/** Selects the faults of each call of a server and counts their uses. */
export class FaultQueue {
  readonly #entries: Entry[];

  constructor(faults: readonly Fault[]) {
    this.#entries = faults.map(entryOf);
  }

  add(fault: Fault): void {
    this.#entries.push(entryOf(fault));
  }

  /**
   * Returns the faults of this call in order, up to the first that replaces the response. Delays and
   * patches do not replace it. Faults after a replacement are kept for the next call, so
   * `[once(fails(call, 500)), once(fails(call, 503))]` gives 500, then 503, then the real response.
   */
  take(target: FaultTarget): Fault[] {
    const taken: Fault[] = [];
    let isReplaced = false;
    for (const entry of this.#entries) {
      if (!matches(entry.fault, target)) continue;
      if (entry.skipsLeft > 0) entry.skipsLeft -= 1;
      else if (entry.usesLeft > 0 && !isReplaced) {
        entry.usesLeft -= 1;
        taken.push(entry.fault);
        isReplaced = replacesResponse(entry.fault);
      }
    }
    return taken;
  }
}

function entryOf(fault: Fault): Entry {
  return { fault, skipsLeft: fault.after ?? 0, usesLeft: fault.times ?? Infinity };
}

/** Whether the fault prevents the handler from running. */
function replacesResponse({ kind }: Fault): boolean {
  return kind !== 'delay' && kind !== 'patch';
}

function matches(fault: Fault, { call, query, body, viewer }: FaultTarget): boolean {
  return (
    fault.call === call &&
    isPartOf(fault.query ?? {}, query) &&
    (fault.sent === undefined || isPartOf(fault.sent, body)) &&
    (fault.viewer === undefined || people[fault.viewer].id === viewer)
  );
}

import { SimpleFaker } from '@faker-js/faker';
import { anyCall, type Fault } from './faults.ts';
import { isPartOf } from './merge-patch.ts';
import { people } from '../fixtures/accounts.ts';

/** The parts of a call that faults are matched against. */
export interface FaultTarget {
  /** The name of the call. */
  readonly call: string;
  /** The parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed body, if any. */
  readonly body?: unknown;
  /** The caller's user id; null for a signed-out visitor. */
  readonly viewer: number | null;
}

/** A fault that applies to a call. */
export interface TakenFault {
  readonly fault: Fault;
  /** How long it delays the response, in milliseconds; 0 for faults other than delays. */
  readonly delay: number;
}

interface Entry {
  readonly fault: Fault;
  /** Its place among the faults. */
  readonly position: number;
  /** Matching calls to let through first. */
  skipsLeft: number;
  /** Calls that the fault still applies to. */
  usesLeft: number;
  /** Matching calls since the skipped ones. */
  calls: number;
}

/**
 * Selects the faults of each call of a server and counts their uses. Rates and ranges of delays follow a
 * fixed sequence of random numbers for each fault, so equal faults fail the same calls on every run.
 */
export class FaultQueue {
  #entries: readonly Entry[] = [];
  #faults: readonly Fault[] = [];

  constructor(faults: readonly Fault[]) {
    this.replace(faults);
  }

  /** The faults in order, including those that are used up. A new list after every change. */
  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** The faults that still apply to some calls, in order. */
  get active(): readonly Fault[] {
    return this.#entries.filter(({ usesLeft }) => usesLeft > 0).map(({ fault }) => fault);
  }

  add(fault: Fault): void {
    this.#faults = [...this.#faults, fault];
    this.#entries = [...this.#entries, entryOf(fault, this.#entries.length)];
  }

  /** Replaces all faults. Those that were here before keep their counts, the others start at zero. */
  replace(faults: readonly Fault[]): void {
    const known = new Map(this.#entries.map((entry) => [entry.fault, entry]));
    this.#faults = [...faults];
    this.#entries = faults.map((fault, position) => known.get(fault) ?? entryOf(fault, position));
  }

  /**
   * Returns the faults of this call in order, up to the first that replaces the response. Delays and
   * patches do not replace it, nor does a hold. Faults after a replacement are kept for the next call, so
   * `[once(fails(call, 500)), once(fails(call, 503))]` gives 500, then 503, then the real response.
   */
  take(target: FaultTarget): TakenFault[] {
    const taken: TakenFault[] = [];
    let isReplaced = false;
    for (const entry of this.#entries) {
      if (!matches(entry.fault, target)) continue;
      if (entry.skipsLeft > 0) {
        entry.skipsLeft -= 1;
        continue;
      }
      entry.calls += 1;
      if (entry.usesLeft > 0 && !isReplaced && isDrawn(entry)) {
        entry.usesLeft -= 1;
        taken.push({ fault: entry.fault, delay: delayOf(entry) });
        isReplaced = replacesResponse(entry.fault);
      }
    }
    return taken;
  }
}

function entryOf(fault: Fault, position: number): Entry {
  const { after = 0, times = Infinity } = fault;
  return { fault, position, skipsLeft: after, usesLeft: times, calls: 0 };
}

/** Whether the entry's current call is among the share that fails. */
function isDrawn(entry: Entry): boolean {
  const { rate = 100 } = entry.fault;
  return rate === 100 || randomOf(entry).number.float({ max: 100 }) < rate;
}

function delayOf(entry: Entry): number {
  const { fault } = entry;
  if (fault.kind !== 'delay') return 0;
  const { milliseconds, upTo } = fault;
  return upTo === undefined
    ? milliseconds
    : randomOf(entry).number.float({ min: milliseconds, max: upTo });
}

const random = new SimpleFaker();

/** Random numbers that depend only on the place of the fault and on how often it was asked. */
function randomOf({ position, calls }: Entry): SimpleFaker {
  random.seed([position, calls]);
  return random;
}

/** Whether the fault prevents the handler from running. */
function replacesResponse({ kind }: Fault): boolean {
  return kind !== 'delay' && kind !== 'patch' && kind !== 'hold';
}

function matches(fault: Fault, { call, params, query, body, viewer }: FaultTarget): boolean {
  return (
    (fault.call === call || fault.call === anyCall.name) &&
    isPartOf(fault.params ?? {}, params) &&
    isPartOf(fault.query ?? {}, query) &&
    (fault.sent === undefined || isPartOf(fault.sent, body)) &&
    (fault.viewer === undefined || people[fault.viewer].id === viewer)
  );
}

import { anyCall, offline, slow, when, fails, type Fault } from '#mocks/faults/faults.ts';

/** Whether every call fails without a network. */
export function isOffline(faults: readonly Fault[]): boolean {
  return faults.some(isOfflineSwitch);
}

/** Turns the network off or on. The other faults stay. */
export function withOffline(faults: readonly Fault[], isOn: boolean): readonly Fault[] {
  const others = faults.filter((fault) => !isOfflineSwitch(fault));
  // First: without a network, no other fault can answer.
  return isOn ? [offline(anyCall), ...others] : others;
}

/** The longest random delay of every call, in milliseconds; 0 without one. */
export function jitterOf(faults: readonly Fault[]): number {
  const found = faults.find(isJitter);
  return found?.kind === 'delay' ? (found.upTo ?? 0) : 0;
}

/**
 * Sets the random delay of every call. The other faults stay.
 *
 * @param upTo in milliseconds; 0 for none
 */
export function withJitter(faults: readonly Fault[], upTo: number): readonly Fault[] {
  if (jitterOf(faults) === upTo) return faults;
  const others = faults.filter((fault) => !isJitter(fault));
  // First: a delay after a failure would not apply.
  return upTo === 0 ? others : [slow(anyCall, 0, { upTo }), ...others];
}

/** A share of calls that fails. */
export interface FailureRate {
  readonly call: Fault['call'];
  /** From 1 to 100; 0 for none. */
  readonly percent: number;
  readonly status: number;
}

/** Sets the failure rate of a call, or of all calls, in place of the one before. */
export function withFailureRate(
  faults: readonly Fault[],
  { call, percent, status }: FailureRate,
): readonly Fault[] {
  const others = faults.filter((fault) => fault.call !== call || !isFailureRate(fault));
  if (percent === 0) return others;
  return [...others, when({ rate: percent }, fails({ name: call }, status))];
}

function isOfflineSwitch(fault: Fault): boolean {
  return fault.kind === 'network' && fault.call === anyCall.name && hasOnly(fault);
}

function isJitter(fault: Fault): boolean {
  return (
    fault.kind === 'delay' &&
    fault.call === anyCall.name &&
    fault.milliseconds === 0 &&
    fault.upTo !== undefined &&
    hasOnly(fault)
  );
}

function isFailureRate(fault: Fault): boolean {
  return fault.kind === 'status' && fault.rate !== undefined && hasOnly(fault, 'rate');
}

/** Whether a fault has no conditions besides the given one. */
function hasOnly(fault: Fault, condition?: 'rate'): boolean {
  return (['times', 'after', 'rate', 'params', 'query', 'sent', 'viewer'] as const).every(
    (name) => name === condition || fault[name] === undefined,
  );
}

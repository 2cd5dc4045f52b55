/** What is known about a picture that differs from its reference. */
export interface Evidence {
  /** The reference here. */
  readonly reference: string;
  /** The reference at the base commit; undefined where it had none. */
  readonly baseReference: string | undefined;
  /** The hash of what the base commit renders on this machine; undefined where it has no such story. */
  readonly baseHash: string | undefined;
  /** Whether this machine renders the base commit and the working tree with the same pixels. */
  readonly isSameAsBase: boolean;
  /** Whether the browser is the one that took the references. */
  readonly isPinned: boolean;
}

/**
 * Why a picture differs from its reference.
 *
 * - `changed`: the project has changed it, and no reference says so.
 * - `edited`: its reference has changed, and its pixels have not.
 * - `machine`: this machine renders it in its own way, today as before.
 * - `recorded`: the project and the reference have changed it; whether to the same pixels, this machine
 *   can't tell.
 */
export type Verdict = 'changed' | 'edited' | 'machine' | 'recorded';

/** The verdicts that fail a run. */
export const FAILING: ReadonlySet<Verdict> = new Set<Verdict>(['changed', 'edited']);

/** Compares a picture with what the base commit renders on the same machine. */
export function judge(evidence: Evidence): Verdict {
  const { reference, baseReference, baseHash, isSameAsBase, isPinned } = evidence;
  const isRecorded = reference !== baseReference;
  // A story that is new since the base commit: only the browser of the references can judge it.
  if (baseHash === undefined) return isPinned ? 'changed' : 'recorded';
  if (isSameAsBase && isRecorded) return 'edited';
  // Where this machine reproduces the base's reference, the machine is no excuse.
  if (baseHash === baseReference) return 'changed';
  if (isSameAsBase) return 'machine';
  return isRecorded ? 'recorded' : 'changed';
}

import { parseFault } from '#mocks/faults/fault-text.ts';
import { Fault } from '#mocks/faults/faults.ts';
import { networkCopy } from '../network-copy.ts';

/** The kinds of faults with a form, and `text` for the others. */
export type DraftKind = keyof typeof networkCopy.form.kinds;

/** How often a fault applies. */
export type Frequency = keyof typeof networkCopy.form.frequencies;

/** What a user has chosen and typed to describe a fault. */
export interface FaultDraft {
  readonly kind: DraftKind;
  readonly call: string;
  readonly status: string;
  readonly retryAfter: string;
  readonly from: string;
  readonly upTo: string;
  readonly frequency: Frequency;
  readonly times: string;
  readonly rate: string;
  /** The first call that the fault applies to, from 1. */
  readonly nth: string;
  /** Empty for everyone. */
  readonly viewer: string;
  /** A fault as JSON or in its short form, for the kind `text`. */
  readonly text: string;
}

/** A draft of a single failure of all calls. */
export const emptyDraft: FaultDraft = {
  kind: 'status',
  call: '*',
  status: '500',
  retryAfter: '',
  from: '2000',
  upTo: '',
  frequency: 'once',
  times: '2',
  rate: '20',
  nth: '1',
  viewer: '',
  text: '',
};

/** The messages for a draft's fields. */
export type DraftErrors = Partial<Record<keyof FaultDraft, string>>;

/** Makes a fault of a draft, or tells which fields to correct. */
export function faultOfDraft(draft: FaultDraft): { fault: Fault } | { errors: DraftErrors } {
  if (draft.kind === 'text') return faultOfText(draft.text);
  const parsed = Fault.safeParse({
    call: draft.call,
    ...effectOf(draft),
    ...(draft.frequency === 'once' && { times: 1 }),
    ...(draft.frequency === 'times' && { times: numberOf(draft.times) }),
    ...(draft.frequency === 'rate' && { rate: numberOf(draft.rate) }),
    ...(draft.nth.trim() !== '1' && { after: numberOf(draft.nth) - 1 }),
    ...(draft.viewer !== '' && { viewer: draft.viewer }),
  });
  if (parsed.success) return { fault: parsed.data };
  const errors = parsed.error.issues.map(({ path: [name], message }) => [
    FIELDS[String(name)] ?? name,
    networkCopy.form.invalid(message.replace('`milliseconds`', draft.from)),
  ]);
  return { errors: Object.fromEntries(errors.toReversed()) as DraftErrors };
}

/** The fields of a draft that have another name than in a fault. */
const FIELDS: Readonly<Record<string, keyof FaultDraft>> = { after: 'nth', milliseconds: 'from' };

function faultOfText(text: string): { fault: Fault } | { errors: DraftErrors } {
  try {
    return { fault: parseFault(text.trim()) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { errors: { text: reason.charAt(0).toUpperCase() + reason.slice(1) } };
  }
}

function effectOf({ kind, status, retryAfter, from, upTo }: FaultDraft): object {
  switch (kind) {
    case 'status':
      return {
        kind,
        status: numberOf(status),
        ...(retryAfter.trim() !== '' && { retryAfter: numberOf(retryAfter) }),
      };
    case 'html':
      return { kind, status: numberOf(status) };
    case 'delay':
      return {
        kind,
        milliseconds: numberOf(from),
        ...(upTo.trim() !== '' && { upTo: numberOf(upTo) }),
      };
    case 'never':
    case 'network':
    case 'lost':
    case 'text':
      return { kind };
    default:
      return kind satisfies never;
  }
}

/** Returns NaN for a text that isn't a number. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

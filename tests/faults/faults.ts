import type { ContractEndpoint } from '#src/contract/registry.ts';
import {
  after,
  answersHtml,
  anyCall,
  answersWith,
  fails,
  losesAnswer,
  never,
  offline,
  once,
  slow,
  type Fault,
} from '#mocks/faults/faults.ts';
import type { Stage } from '#stories/stage/stage.ts';

/**
 * What a fault is to the product. Faults of one outcome take the same path through the client, so
 * `npm test` runs one of them per mechanism.
 */
export type Outcome =
  /** An error status without a text: the call's own text is shown. */
  | 'silent'
  /** An error status with a reason, which is shown. */
  | 'refused'
  /** A reason that belongs to a field of the form. */
  | 'field'
  | 'session'
  /** Answered, but not with what the contract says: nobody knows whether it took effect. */
  | 'unreadable'
  /** The connection broke. */
  | 'cut'
  /** The same, after the server did what it was asked. */
  | 'lost'
  | 'slow'
  | 'never';

/** A way for a call to fail. */
export interface FaultClass {
  readonly name: string;
  readonly outcome: Outcome;
  /** Makes the call fail from now on. */
  arrange(stage: Stage, endpoint: ContractEndpoint): void;
}

/** What the server says. */
export const REASON = 'The server gives this reason.';
export const FIELD_REASON = 'The server wants another value.';
/** How long a 429 asks to wait, in seconds. */
export const RETRY_AFTER = 30;
/** Shorter than the wait that needs a way out. */
export const SLOW_ANSWER_MS = 9_000;

/** Fields that a form sends, but has no place for. */
const UNSEEN = /_id$|^email$/;

/** A field that the server complains about; `message`, if the body has variants or there is none. */
function fieldOf({ body }: ContractEndpoint): string {
  const fields = body && 'shape' in body ? Object.keys(body.shape) : [];
  return fields.find((field) => !UNSEEN.test(field)) ?? 'message';
}

const fault = (
  name: string,
  outcome: Outcome,
  ...makes: readonly ((endpoint: ContractEndpoint) => Fault)[]
): FaultClass => ({
  name,
  outcome,
  arrange({ server }, endpoint) {
    for (const make of makes) server.addFault(make(endpoint));
  },
});

const refusal = (status: number) =>
  fault(String(status), 'refused', (call) => fails(call, status, { message: REASON }));

const invalid = (name: string, outcome: Outcome, field: (call: ContractEndpoint) => string) =>
  fault(`422 for ${name}`, outcome, (call) =>
    fails(call, 422, { message: REASON, errors: { [field(call)]: [FIELD_REASON] } }),
  );

/** Every way for a call to fail. The first of an outcome stands for it in `npm test`. */
export const FAULTS: readonly FaultClass[] = [
  fault('500', 'silent', (call) => fails(call, 500)),
  fault('503', 'silent', (call) => fails(call, 503)),
  fault('401', 'session', (call) => fails(call, 401, { message: REASON })),
  refusal(403),
  refusal(404),
  refusal(409),
  invalid('a field', 'field', fieldOf),
  invalid('an unknown field', 'refused', () => 'unheard_of'),
  fault('429', 'refused', (call) =>
    fails(call, 429, { message: REASON }, { retryAfter: RETRY_AFTER }),
  ),
  fault('no network', 'cut', offline),
  fault('lost answer', 'lost', (call) => once(losesAnswer(call))),
  // Nor can the client ask what has become of it.
  fault(
    'lost answer, then no network',
    'lost',
    (call) => once(losesAnswer(call)),
    () => after(1, offline(anyCall)),
  ),
  fault('HTML', 'unreadable', (call) => answersHtml(call)),
  fault('empty body', 'unreadable', (call) => fails(call, 200)),
  fault('wrong shape', 'unreadable', (call) => answersWith(call, 'No object.')),
  fault('slow', 'slow', (call) => slow(call, SLOW_ANSWER_MS)),
  fault('never', 'never', never),
];

/** From now on, calls succeed. Those that never get an answer still don't. */
export function endFaults(stage: Stage): void {
  stage.server.setFaults(stage.scenario.faults ?? []);
}

/** A fault of one call, and what treats it. */
interface Case {
  readonly call: ContractEndpoint;
  readonly fault: FaultClass;
  /** What of the product treats the failure; the same for calls that take the same path. */
  readonly mechanism: string;
}

/**
 * The cases to run: all of them with `VITE_FAULTS=all`. By default the first of each mechanism and
 * outcome, of each call, and of each fault.
 */
export function chosen<Each extends Case>(cases: readonly Each[]): readonly Each[] {
  if (import.meta.env['VITE_FAULTS'] === 'all') return cases;
  const known = new Set<string>();
  return cases.filter(({ call, fault: { name, outcome }, mechanism }) => {
    const keys = [`${mechanism}: ${outcome}`, call.name, name];
    const isNew = keys.some((key) => !known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
}

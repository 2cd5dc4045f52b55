import { readFault, type Fault } from './faults.ts';
import { isPartOf } from './merge-patch.ts';

const EFFECTS =
  'a status, STATUS=SECONDS to retry after, never, hold, offline, lost, html, html=STATUS, slow=MILLISECONDS, slow=FROM-TO';
const CONDITIONS = 'once, times=N, after=N, rate=PERCENT, page=N, viewer=PERSON';

/** Describes the input of {@link parseFault}. */
export const FAULT_RULE = `CALL:EFFECT, such as offers.accept:500 or offers.list:never@page=2, with the call * for all calls, or a fault as JSON; effects: ${EFFECTS}; conditions: ${CONDITIONS}`;

/**
 * Parses a fault from its short form, `CALL:EFFECT` followed by any number of `@CONDITION`, or from
 * JSON.
 *
 * @throws Error with the invalid part and the allowed values
 * @example
 * parseFault('offers.accept:500@once') // once(fails(acceptOffer, 500))
 * parseFault('offers.list:slow=2000@viewer=worker')
 * parseFault('*:500@rate=20') // when({ rate: 20 }, fails(anyCall, 500))
 */
export function parseFault(text: string): Fault {
  if (text.startsWith('{')) return readFault(jsonOf(text), 'The fault');
  const [, call, effect = '', conditions = ''] = /^([^:@]*):([^@]*)((?:@[^@]*)*)$/.exec(text) ?? [];
  if (call === undefined) throw new Error(`allowed: ${FAULT_RULE}`);
  const fields = conditions.split('@').slice(1).map(conditionOf);
  const fault: unknown = Object.assign({ call }, effectOf(effect), ...fields);
  return readFault(fault, 'The fault');
}

/** Formats a fault in its short form, or as JSON if it has none. Inverse of {@link parseFault}. */
export function printFault(fault: Fault): string {
  const text = [`${fault.call}:${effectTextOf(fault)}`, ...conditionTextsOf(fault)].join('@');
  return isShortFormOf(text, fault) ? text : JSON.stringify(fault);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The fault starts with { but is not valid JSON');
  }
}

function effectOf(effect: string): object {
  const [name = '', value] = effect.split('=');
  if (/^\d+$/.test(name)) {
    const wait = value === undefined ? {} : { retryAfter: numberOf(value) };
    return { kind: 'status', status: Number(name), ...wait };
  }
  if (effect === 'offline') return { kind: 'network' };
  if (effect === 'never' || effect === 'hold' || effect === 'lost' || effect === 'html')
    return { kind: effect };
  if (name === 'html') return { kind: 'html', status: numberOf(value) };
  if (name === 'slow') return { kind: 'delay', ...delayOf(value) };
  throw new Error(`The fault has the effect "${effect}"; allowed: ${EFFECTS}`);
}

/** The delay of `slow`, such as `2000`, or its range, such as `200-900`. */
function delayOf(value = ''): object {
  const [, from, to] = /^([^-]*)-([^-]*)$/.exec(value) ?? [];
  if (to === undefined) return { milliseconds: numberOf(value) };
  return { milliseconds: numberOf(from), upTo: numberOf(to) };
}

function conditionOf(condition: string): object {
  const [name = '', value] = condition.split('=');
  if (condition === 'once') return { times: 1 };
  if (name === 'times' || name === 'after' || name === 'rate') return { [name]: numberOf(value) };
  if (name === 'page') return { query: { page: String(numberOf(value)) } };
  if (name === 'viewer') return { viewer: value };
  throw new Error(`The fault has the condition "${condition}"; allowed: ${CONDITIONS}`);
}

function numberOf(text = ''): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`The fault has "${text}"; allowed: a number`);
  return Number(text);
}

function effectTextOf(fault: Fault): string {
  if (fault.kind === 'delay') {
    const { milliseconds, upTo } = fault;
    return upTo === undefined ? `slow=${milliseconds}` : `slow=${milliseconds}-${upTo}`;
  }
  if (fault.kind === 'status') {
    const { status, retryAfter } = fault;
    return retryAfter === undefined ? String(status) : `${status}=${retryAfter}`;
  }
  if (fault.kind === 'network') return 'offline';
  if (fault.kind === 'html' && fault.status !== 200) return `html=${fault.status}`;
  return fault.kind;
}

function conditionTextsOf({ times, after, rate, query, viewer }: Fault): string[] {
  const texts: string[] = [];
  if (times !== undefined) texts.push(times === 1 ? 'once' : `times=${times}`);
  if (after !== undefined) texts.push(`after=${after}`);
  if (rate !== undefined) texts.push(`rate=${rate}`);
  if (query?.['page'] !== undefined) texts.push(`page=${query['page']}`);
  if (viewer !== undefined) texts.push(`viewer=${viewer}`);
  return texts;
}

/** Whether the text represents the whole fault. Bodies and patches have no short form. */
function isShortFormOf(text: string, fault: Fault): boolean {
  try {
    const parsed = parseFault(text);
    return isPartOf(parsed, fault) && isPartOf(fault, parsed);
  } catch {
    return false;
  }
}

import type { EndpointName } from '#src/contract/registry.ts';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import { inspect, type Inspect } from '../check.ts';
import { client, type Given, type Step, type Context } from '../context.ts';
import { at, fieldDifferences, formatValue, rowsAt, type Fields } from '../values.ts';

// What checks expect of an answer.

/** Expects a value of an answer to be as described. */
function hasValue(
  path: string,
  description: string,
  isExpected: (value: unknown) => boolean,
): Inspect {
  return ({ body }) => {
    const value = at(body, path);
    return isExpected(value) ? [] : [`${path}: expected ${description}, got ${formatValue(value)}`];
  };
}

/** Expects a text, such as a token or a timestamp. */
export const hasText = (path: string, noun: string) =>
  hasValue(path, `a ${noun}`, (value) => typeof value === 'string' && value !== '');

/** Expects a number of an answer to be at least a minimum. */
export const atLeast = (path: string, minimum: number) =>
  hasValue(path, `at least ${minimum}`, (value) => Number(value) >= minimum);

/** Expects a list to have at most a number of rows. */
export const atMost = (path: string, maximum: number) =>
  hasValue(path, `at most ${maximum}`, (value) => Array.isArray(value) && value.length <= maximum);

/** Expects a value of an answer to follow from others. */
export function follows(path: string, valueOf: (body: unknown) => unknown): Inspect {
  return ({ body }) => fieldDifferences(body, { [path]: valueOf(body) });
}

/** Expects an offer to have a status and the timestamps of its transitions, in order, and no others. */
export function offerHas(
  path: string,
  status: string,
  transitions: readonly OfferTransition[],
): Inspect {
  const passed = transitions.map((by) => OFFER_PROCESS[by].stamp);
  const others = Object.values(OFFER_PROCESS).filter(({ stamp }) => !passed.includes(stamp));
  const nulls = Object.fromEntries(others.map(({ stamp }) => [stamp, null]));
  return ({ body }) => {
    const lines = fieldDifferences(body, { [path]: { status, ...nulls } });
    let before = at(body, `${path}.created_at`);
    for (const place of passed.map((stamp) => `${path}.${stamp}`)) {
      const value = at(body, place);
      if (typeof value !== 'string') {
        lines.push(`${place}: expected a timestamp, got ${formatValue(value)}`);
      } else if (Date.parse(value) < Date.parse(String(before))) {
        lines.push(`${place}: expected no earlier than ${String(before)}, got ${value}`);
      } else before = value;
    }
    return lines;
  };
}

/** Sends another call, and expects values of its answer. Differences begin with its name. */
export function otherCall(call: EndpointName, given: Given, expected: Fields): Inspect {
  return async (_, context) => {
    const exchange = await context.send(call, given);
    const lines = await inspect(exchange, context, [expected]);
    return lines.map((line) => `${call}: ${line}`);
  };
}

/** A value in the answer of another call. */
export function valueIn(call: EndpointName, given: Given, path: string) {
  return async (context: Context) => at((await context.send(call, given)).body, path);
}

/** Expects the status of a task. */
export function taskIs(task: Step, status: string): Inspect {
  return otherCall('tasks.get', client(task), { 'task.status': status });
}

/** Expects a list to have the row of a step, or not to have it. */
export function listHas(path: string, step: Step, isExpected = true, key = 'id'): Inspect {
  return async ({ body }, context) => {
    const id = await context.id(step);
    if (rowsAt(body, path).some((row) => at(row, key) === id) === isExpected) return [];
    return [`${path}: expected ${isExpected ? 'the row' : 'no row'} with ${key} ${id}`];
  };
}

/** Expects values of each row of a list. */
export function eachRow(path: string, expected: Fields): Inspect {
  return async ({ body }, context) => {
    const values = (await context.value(expected)) as Fields;
    const indices = [...rowsAt(body, path).keys()];
    return indices.flatMap((index) => fieldDifferences(body, values, `${path}.${index}.`));
  };
}

/** Expects the rows of a list to be in the order of a date or a number, or of its rank. Nulls are ignored. */
export function sortedBy(
  path: string,
  field: string,
  order: 'asc' | 'desc',
  rankOf = sortValue,
): Inspect {
  return ({ body }) => {
    const ranks = rowsAt(body, path).map((row) => rankOf(at(row, field)));
    const known = ranks.filter((rank) => rank !== null);
    const sorted = known.toSorted((one, other) => (order === 'asc' ? one - other : other - one));
    const index = known.findIndex((rank, place) => rank !== sorted[place]);
    if (index === -1) return [];
    return [`${path}.*.${field}: expected ${order}ending values, broken at ${index}`];
  };
}

function sortValue(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Date.parse(value) : null;
}

import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { listMessages } from '#src/contract/messages.ts';
import { getTask } from '#src/contract/tasks.ts';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import {
  about,
  fields,
  under,
  type Context,
  type Fields,
  type Inspect,
  type Step,
} from '../check.ts';
import { answerDifferences, fieldDifferences, orderDifferences } from '../differences.ts';
import { at, formatValue, rowsAt } from '../values.ts';

// What checks expect of an answer.

/** The id of the row that a step has created, as an expected value. */
export function idOf(step: Step) {
  return (context: Context): Promise<number> => context.id(step);
}

/** Expects an offer to have a status and the timestamps of its transitions, in order, and no others. */
export function offerHas(
  path: string,
  status: string,
  transitions: readonly OfferTransition[],
): Inspect {
  return (exchange) => {
    const lines = fieldDifferences(exchange, `${path}.status`, status);
    const passed = transitions.map((transition) => OFFER_PROCESS[transition].stamp);
    let before = at(exchange.body, `${path}.created_at`);
    for (const { stamp } of Object.values(OFFER_PROCESS)) {
      if (!passed.includes(stamp)) {
        lines.push(...fieldDifferences(exchange, `${path}.${stamp}`, null));
      }
    }
    for (const place of passed.map((stamp) => `${path}.${stamp}`)) {
      const value = at(exchange.body, place);
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
export function otherCall(
  endpoint: AnyEndpoint,
  source: Parameters<Context['send']>[1],
  expected: Fields,
): Inspect {
  return async (_, context) => {
    const exchange = await context.send(endpoint, source);
    const wrong = answerDifferences(exchange);
    const lines = wrong.length > 0 ? wrong : await fields(expected)(exchange, context);
    return lines.map((line) => `${endpoint.name}: ${line}`);
  };
}

/** Expects the newest message of a conversation. */
export function chatSays(conversation: Step, expected: Fields): Inspect {
  return otherCall(listMessages, about('client', conversation), under('messages.0', expected));
}

/** Expects the status of a task. */
export function taskIs(task: Step, status: string): Inspect {
  return otherCall(getTask, about('client', task), { 'task.status': status });
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
  return async (exchange, context) => {
    const lines: string[] = [];
    for (const index of rowsAt(exchange.body, path).keys()) {
      const row = fields(under(`${path}.${index}`, expected));
      lines.push(...(await row(exchange, context)));
    }
    return lines;
  };
}

/** Expects the rows of a list to be in the order of a date or a number. Nulls are ignored. */
export function sortedBy(path: string, field: string, order: 'asc' | 'desc'): Inspect {
  return ({ body }) => {
    const values = rowsAt(body, path).map((row) => sortValue(at(row, field)));
    return orderDifferences(`${path}.*.${field}`, values, order);
  };
}

function sortValue(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Date.parse(value) : null;
}

/** Expects a number of an answer to be at least a minimum. */
export function atLeast(path: string, minimum: number): Inspect {
  return ({ body }) => {
    const value = at(body, path);
    if (typeof value === 'number' && value >= minimum) return [];
    return [`${path}: expected at least ${minimum}, got ${formatValue(value)}`];
  };
}

/** Expects a list to have at most a number of rows. */
export function atMost(path: string, maximum: number): Inspect {
  return ({ body }) => {
    const { length } = rowsAt(body, path);
    return length <= maximum ? [] : [`${path}: expected at most ${maximum}, got ${length}`];
  };
}

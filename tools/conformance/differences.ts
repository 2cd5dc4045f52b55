import { ErrorBody, type Schema } from '#src/contract/endpoint.ts';
import { driftOf, type Drift } from '#mocks/recording/drift.ts';
import { schemaDifferences } from '#mocks/recording/schema-differences.ts';
import type { Exchange } from './client.ts';
import { at, isObject, formatValue } from './values.ts';

/** Returns where a response that should be a success differs from the contract. */
export function answerDifferences(exchange: Exchange): string[] {
  const { endpoint, status, json } = exchange;
  const none = noAnswer(exchange);
  if (none !== undefined) return [none];
  if (!isSuccess(exchange))
    return [`expected a success, got status ${status}${messageSuffix(json)}`];
  if (json === undefined) return [notJson(exchange)];
  return bodyDifferences(endpoint.answer, json);
}

/** Extra fields and other forms are no failure: the app ignores the ones and reads the others. */
function bodyDifferences(schema: Schema, body: unknown): string[] {
  return schemaDifferences(schema, body)
    .filter(({ kind }) => kind === 'wrong' || kind === 'unknown')
    .map(({ field, expected, value }) => {
      return `${field || '(body)'}: expected ${expected}, got ${formatValue(value)}`;
    });
}

/** Returns the fields of a response that the contract doesn't have, and those of another form that the app reads. */
export function harmlessDrift(exchange: Exchange): Drift[] {
  const { endpoint, json } = exchange;
  if (json === undefined) return [];
  const schema = isSuccess(exchange) ? endpoint.answer : ErrorBody;
  return driftOf(endpoint.name, schema, json).filter(
    ({ kind }) => kind === 'extra' || kind === 'tolerated',
  );
}

/** Whether a line is about a value that the product reads as unknown, not a wrong or missing field. */
export function isUnknownValue(line: string): boolean {
  return line.includes(': expected a known value, got ');
}

/** Whether a response came, with a success status. */
export function isSuccess({ status }: Exchange): boolean {
  return status !== null && status >= 200 && status < 300;
}

/**
 * Returns where a response that should be an error differs from the contract.
 *
 * @param statuses the allowed statuses, usually one
 * @param fields the fields that a 422 must name
 */
export function errorDifferences(
  exchange: Exchange,
  statuses: readonly number[],
  fields: readonly string[] = [],
): string[] {
  const { status, body } = exchange;
  const none = noAnswer(exchange);
  if (none !== undefined) return [none];
  const lines: string[] = [];
  // Laravel has 419 for a session that is over.
  const isOver = status === 419 && statuses.includes(401);
  if (status === null || !(isOver || statuses.includes(status))) {
    lines.push(`expected status ${statuses.join(' or ')}, got ${status}${messageSuffix(body)}`);
    // Don't report the body of a success as well.
    if (isSuccess(exchange)) return lines;
  }
  if (body === undefined) return [...lines, notJson(exchange)];
  lines.push(...bodyDifferences(ErrorBody, body));
  if (status !== 422) return lines;
  const errors = at(body, 'errors');
  if (!isObject(errors))
    return [...lines, `errors: expected a map of fields, got ${formatValue(errors)}`];
  for (const field of fields) {
    if (field in errors) continue;
    const others = Object.keys(errors).join(', ') || 'none';
    lines.push(
      `errors.${field}: expected a list of messages, got nothing; fields present: ${others}`,
    );
  }
  return lines;
}

/** Returns a line when a field does not have the expected value. Null equals absent. */
export function fieldDifferences(exchange: Exchange, path: string, expected: unknown): string[] {
  const value = at(exchange.body, path);
  if (value === expected || (value === undefined && expected === null)) return [];
  return [`${path}: expected ${formatValue(expected)}, got ${formatValue(value)}`];
}

/** Returns a line when values are not in the expected order. Nulls are ignored. */
export function orderDifferences(
  path: string,
  values: readonly (number | null)[],
  order: 'asc' | 'desc',
): string[] {
  const known = values.filter((value) => value !== null);
  const index = known.findIndex((value, place) => {
    const before = known[place - 1];
    if (before === undefined) return false;
    return order === 'asc' ? value < before : value > before;
  });
  if (index === -1) return [];
  return [
    `${path}: expected ${order === 'asc' ? 'ascending' : 'descending'} values, broken at ${index}`,
  ];
}

function noAnswer({ failure }: Exchange): string | undefined {
  return failure === null ? undefined : `no response: ${failure}`;
}

function notJson({ text }: Exchange): string {
  const start = text.trim().slice(0, 60);
  return `(body): expected JSON, got ${start === '' ? 'nothing' : JSON.stringify(start)}`;
}

function messageSuffix(body: unknown): string {
  const message = at(body, 'message');
  return typeof message === 'string' ? ` (${JSON.stringify(message.slice(0, 100))})` : '';
}

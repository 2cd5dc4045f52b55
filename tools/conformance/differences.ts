import { ErrorBody } from '#src/contract/endpoint.ts';
import type { Exchange } from './client.ts';
import { schemaDifferences } from './schema-differences.ts';
import { at, isObject, shown } from './values.ts';

/** Where an answer that should be a success departs from the contract. */
export function answerDifferences(exchange: Exchange): string[] {
  const { endpoint, status, body } = exchange;
  const none = noAnswer(exchange);
  if (none !== undefined) return [none];
  if (!isSuccess(exchange)) return [`expected a success, got status ${status}${said(body)}`];
  if (body === undefined) return [notJson(exchange)];
  return schemaDifferences(endpoint.answer, body);
}

/** Whether an answer came and it is no refusal. */
export function isSuccess({ status }: Exchange): boolean {
  return status !== null && status >= 200 && status < 300;
}

/**
 * Where an answer that should be a refusal departs from the contract.
 *
 * @param statuses what it may be, as a rule only one
 * @param fields what a 422 has to complain about
 */
export function refusalDifferences(
  exchange: Exchange,
  statuses: readonly number[],
  fields: readonly string[] = [],
): string[] {
  const { status, body } = exchange;
  const none = noAnswer(exchange);
  if (none !== undefined) return [none];
  const lines: string[] = [];
  if (status === null || !statuses.includes(status)) {
    lines.push(`expected status ${statuses.join(' or ')}, got ${status}${said(body)}`);
    // The body of a success is not wrong in a way of its own.
    if (isSuccess(exchange)) return lines;
  }
  if (body === undefined) return [...lines, notJson(exchange)];
  lines.push(...schemaDifferences(ErrorBody, body));
  if (status !== 422) return lines;
  const errors = at(body, 'errors');
  if (!isObject(errors))
    return [...lines, `errors: expected a map of fields, got ${shown(errors)}`];
  for (const field of fields) {
    if (field in errors) continue;
    const others = Object.keys(errors).join(', ') || 'none';
    lines.push(`errors.${field}: expected a list of texts, got nothing; fields there: ${others}`);
  }
  return lines;
}

/** Where a field has another value than it should. */
export function fieldDifferences(exchange: Exchange, path: string, expected: unknown): string[] {
  const value = at(exchange.body, path);
  if (value === expected || (value === undefined && expected === null)) return [];
  return [`${path}: expected ${shown(expected)}, got ${shown(value)}`];
}

/** Where rows are not in the order that was asked for. */
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
  return [`${path}: expected ${order === 'asc' ? 'rising' : 'falling'} values, broken at ${index}`];
}

function noAnswer({ failure }: Exchange): string | undefined {
  return failure === null ? undefined : `no answer: ${failure}`;
}

function notJson({ text }: Exchange): string {
  const start = text.trim().slice(0, 60);
  return `(body): expected JSON, got ${start === '' ? 'nothing' : JSON.stringify(start)}`;
}

function said(body: unknown): string {
  const message = at(body, 'message');
  return typeof message === 'string' ? ` (${JSON.stringify(message.slice(0, 100))})` : '';
}

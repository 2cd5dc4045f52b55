import * as z from 'zod/mini';
import { ErrorBody, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import { KNOWN_VALUE, NO_FIELD, schemaDifferences } from './schema-differences.ts';

/** A place where an answer differs from the contract. It has types, never values. */
export interface Drift {
  /** The call's name, or its method and path when the contract doesn't have it. */
  readonly call: string;
  /** The path of the field, `*` for the items of a list; empty for the whole answer. */
  readonly field: string;
  /** What the contract expects; `nothing` for a field that it doesn't have. */
  readonly expected: string;
  /** The type that came. */
  readonly actual: string;
}

/**
 * Compares the answer of a call with the contract: wrong and missing fields, unknown values, and
 * fields that the contract doesn't have. Items of a list with the same difference count once.
 *
 * @returns one entry for each field; none when the answer conforms or there is none
 */
export function findDrift(exchange: Exchange): Drift[] {
  const { method, path, status, answer } = exchange;
  const match = callOf(exchange);
  if (!match) {
    const pattern = path.replaceAll(/\/\d+(?=\/|$)/g, '/:id');
    return [
      { call: `${method} ${pattern}`, field: '', expected: 'nothing', actual: 'an unknown call' },
    ];
  }
  if (status === undefined || status === 0 || answer === undefined) return [];
  const schema: AnyEndpoint['answer'] = isSuccess(exchange) ? match.endpoint.answer : ErrorBody;
  return driftOf(match.endpoint.name, schema, answer, []);
}

/**
 * Compares the query and the body of a call with the contract, as {@link findDrift} does with its
 * answer. Fields start with `query` or `body`.
 *
 * @returns none for a call that isn't in the contract: that is a drift of its answer
 */
export function findRequestDrift(exchange: Exchange): Drift[] {
  const endpoint = callOf(exchange)?.endpoint as AnyEndpoint | undefined;
  if (!endpoint) return [];
  const { name, query, body, hasTimestamp } = endpoint;
  // Empty parameters count as missing.
  const sent = Object.entries(exchange.query).filter(
    ([key, value]) => value !== '' && !(hasTimestamp && key === 'timestamp'),
  );
  return [
    ...driftOf(name, query ?? NOTHING, Object.fromEntries(sent), ['query']),
    ...(body ? driftOf(name, body, exchange.body, ['body']) : []),
  ];
}

const NOTHING = z.object({});

/** @param start begins the fields */
function driftOf(
  call: string,
  schema: AnyEndpoint['answer'],
  value: unknown,
  start: readonly string[],
): Drift[] {
  return schemaDifferences(schema, value, start).map(({ field, expected, value: given }) => ({
    call,
    field,
    expected,
    actual: expected === KNOWN_VALUE ? 'an unknown one' : typeName(given),
  }));
}

/**
 * A drift as a line for developers.
 *
 * @example 'offers.list offers.*.payment_amount: expected number, got string'
 */
export function describeDrift({ call, field, expected, actual }: Drift): string {
  const where = field === '' ? call : `${call} ${field}`;
  return `${where}: expected ${expected}, got ${actual}`;
}

/** All drifts as lines: wrong and missing fields, unknown values, then fields that the contract doesn't have. */
export function describeDrifts(drift: readonly Drift[]): string[] {
  const rank = ({ field, expected }: Drift) =>
    field !== '' && expected === NO_FIELD ? 2 : expected === KNOWN_VALUE ? 1 : 0;
  return drift.toSorted((a, b) => rank(a) - rank(b)).map(describeDrift);
}

function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

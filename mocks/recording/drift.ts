import { counted } from '#src/domain/counted.ts';
import * as z from 'zod/mini';
import { ErrorBody, type AnyEndpoint, type Schema } from '#src/contract/endpoint.ts';
import { readAnswer } from '#src/contract/read-answer.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import {
  byKind,
  readDifferences,
  type Difference,
  type DifferenceKind,
} from './schema-differences.ts';

/** A place where an answer differs from the contract. It has types, never values. */
export interface Drift {
  /** The call's name, or its method and path when the contract doesn't have it. */
  readonly call: string;
  /** The path of the field, `*` for the items of a list; empty for the whole answer. */
  readonly field: string;
  readonly kind: DifferenceKind;
  /** What the contract expects; `nothing` for a field that it doesn't have. */
  readonly expected: string;
  /** The type that came. */
  readonly actual: string;
}

/**
 * Compares the answer of a call with the contract: wrong and missing fields, unknown values, fields that the contract
 * doesn't have, and those of another form. Items of a list with the same difference count once.
 *
 * @returns one entry for each field; none when the answer conforms or there is none
 */
export function findDrift(exchange: Exchange): Drift[] {
  const { method, path, status, answer } = exchange;
  const match = callOf(exchange);
  if (!match) {
    const pattern = path.replaceAll(/\/\d+(?=\/|$)/g, '/:id');
    const call = `${method} ${pattern}`;
    return [{ call, field: '', kind: 'wrong', expected: 'nothing', actual: 'an unknown call' }];
  }
  if (status === undefined || status === 0 || answer === undefined) return [];
  const { name } = match.endpoint;
  if (isSuccess(exchange)) return valueDrift(name, match.endpoint.answer, answer);
  // Error bodies are read in any form.
  return valueDrift(name, ErrorBody, answer).map((drift) =>
    drift.kind === 'wrong' ? { ...drift, kind: 'tolerated' } : drift,
  );
}

/**
 * Compares the query and the body of a call with the contract, as {@link findDrift} does with its
 * answer. Fields start with `query` or `body`. One that the contract doesn't have is wrong here.
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
  const drift = [
    ...valueDrift(name, query ?? NOTHING, Object.fromEntries(sent), ['query']),
    ...(body ? valueDrift(name, body, exchange.body, ['body']) : []),
  ];
  return drift.map((each) => ({ ...each, kind: 'wrong' }));
}

const NOTHING = z.object({});

/** Compares a value of a call with its schema. @param start begins the fields */
function valueDrift(call: string, schema: Schema, value: unknown, start: readonly string[] = []) {
  return driftOf(call, readDifferences(readAnswer(schema, value), start));
}

/** The differences of a call as its drift. */
export function driftOf(call: string, differences: readonly Difference[]): Drift[] {
  return differences.map(({ value, ...difference }) => ({
    call,
    ...difference,
    actual: difference.kind === 'unknown' ? 'an unknown one' : typeName(value),
  }));
}

/** Leaves out drift that is already in the list. */
export function uniqueDrift(drift: readonly Drift[]): Drift[] {
  return [...new Map(drift.map((each) => [JSON.stringify(each), each])).values()];
}

/** Groups drift, or reports of it, by call. What matters most comes first, in each call and among the calls. */
export function groupByCall<Found extends Pick<Drift, 'call' | 'kind'>>(
  found: readonly Found[],
): [call: string, found: Found[]][] {
  return [...Map.groupBy(found.toSorted(byKind), ({ call }) => call)];
}

/** Separates the fields that the contract doesn't have. They are harmless, and there may be many. */
export function splitDrift(drift: readonly Drift[]): { differences: Drift[]; extra: Drift[] } {
  return {
    differences: drift.filter(({ kind }) => kind !== 'extra'),
    extra: drift.filter(({ kind }) => kind === 'extra'),
  };
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

/**
 * All drift as lines, by call: wrong and missing fields, unknown values, those of another form, and last a line for
 * the extra fields of each call.
 */
export function describeDrifts(drift: readonly Drift[]): string[] {
  const { differences, extra } = splitDrift(drift);
  return [
    ...groupByCall(differences).flatMap(([, found]) => found.map(describeDrift)),
    ...groupByCall(extra).map(
      ([call, found]) =>
        `${call}: ${countExtra(found)}: ${found.map(({ field }) => field).join(', ')}`,
    ),
  ];
}

/** @example '33 extra fields in 12 endpoints' */
export function countExtra(extra: readonly Drift[]): string {
  const calls = new Set(extra.map(({ call }) => call)).size;
  const fields = counted(extra.length, 'extra field');
  return calls === 1 ? fields : `${fields} in ${calls} endpoints`;
}

function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

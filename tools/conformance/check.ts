import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { answerDifferences, errorDifferences, type Exchange } from './client.ts';
import { endpointOf, type Call, type Context, type Given, type Step } from './context.ts';
import { fieldDifferences, type Fields } from './values.ts';

/** Inspects an answer and returns a line for each difference. */
export type Inspect = (
  exchange: Exchange,
  context: Context,
) => readonly string[] | Promise<readonly string[]>;

/** What is expected of an answer. */
type Expected = Fields | Inspect;

/** One check of a call. */
export interface Check {
  readonly endpoint: AnyEndpoint;
  readonly name: string;
  /** Whether it checks a success, not an error response. */
  readonly isAnswer: boolean;
  /** Returns a line for each difference. The check passes when there are none. */
  readonly run: (context: Context) => Promise<readonly string[]>;
}

/** Checks that a call succeeds, that its answer fits the schema, and that it is as expected. */
export function answers(
  call: Call,
  name: string,
  given: Given,
  ...expected: readonly Expected[]
): Check {
  return {
    endpoint: endpointOf(call),
    name,
    isAnswer: true,
    run: async (context) => inspect(await context.send(call, given), context, expected),
  };
}

/** Checks that a step succeeds, that its answer fits the schema, and that it is as expected. */
export function holds(step: Step, name: string, ...expected: readonly Expected[]): Check {
  return {
    ...answers(step.endpoint, name, step.given),
    run: async (context) => inspect(await context.run(step), context, expected),
  };
}

/** Checks that a call is rejected with a status and an error body, which for a 422 names the fields. */
export function rejects(
  call: Call,
  status: number | readonly number[],
  name: string,
  given: Given,
  ...fields: readonly string[]
): Check {
  const statuses = [status].flat();
  return {
    endpoint: endpointOf(call),
    name: `${statuses.join(' or ')}: ${name}`,
    isAnswer: false,
    run: async (context) => errorDifferences(await context.send(call, given), statuses, fields),
  };
}

/** An invalid value of a field, which the error must name. */
type Fault = readonly [field: string, value: unknown, name: string];

/** Checks that a valid call is rejected with each of some invalid values in its body. */
export function rejectsEach(call: Call, given: Given, faults: readonly Fault[]): Check[] {
  return faults.map(([field, value, name]) => {
    const body = { ...(given.body as Fields), [field]: value };
    return rejects(call, 422, name, { ...given, body }, field);
  });
}

/** Returns a line for each difference of an answer. Its values are inspected once it fits the schema. */
export async function inspect(
  exchange: Exchange,
  context: Context,
  expected: readonly Expected[],
): Promise<readonly string[]> {
  const lines = [...answerDifferences(exchange)];
  if (lines.length > 0) return lines;
  for (const each of expected) {
    if (typeof each === 'function') lines.push(...(await each(exchange, context)));
    else lines.push(...fieldDifferences(exchange.body, (await context.value(each)) as Fields));
  }
  return lines;
}

import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { login } from '#src/contract/auth.ts';
import type { ViewerRequest, Bench, Step } from './bench.ts';
import type { Exchange } from './client.ts';
import { answerDifferences, errorDifferences } from './differences.ts';

/** A request, or a function that creates it from earlier results. */
type RequestSource = ViewerRequest | ((bench: Bench) => ViewerRequest | Promise<ViewerRequest>);

/** Inspects an answer and returns a line for each difference. */
type Inspect = (exchange: Exchange, bench: Bench) => readonly string[] | Promise<readonly string[]>;

/** One check of a call. */
export interface Check {
  readonly endpoint: AnyEndpoint;
  readonly name: string;
  /** Whether it checks a success, not an error response. */
  readonly isAnswer: boolean;
  /** Returns a line for each difference. The check passes when there are none. */
  readonly run: (bench: Bench) => Promise<readonly string[]>;
}

/** Whether a call changes nothing on the server. Signing in counts as reading. */
export function isReading(endpoint: AnyEndpoint): boolean {
  return endpoint.method === 'GET' || endpoint === login;
}

/** Creates a step: a call that other checks depend on. */
export function step(endpoint: AnyEndpoint, name: string, source: RequestSource): Step {
  return { endpoint, name, request: (bench) => resolveRequest(source, bench) };
}

/** Checks that a step succeeds, that its answer fits the schema, and that `inspect` finds nothing. */
export function holds(target: Step, name: string, inspect?: Inspect): Check {
  return checkAnswer(target.endpoint, name, (bench) => bench.run(target), inspect);
}

/** Checks that a call succeeds, that its answer fits the schema, and that `inspect` finds nothing. */
export function answers(
  endpoint: AnyEndpoint,
  name: string,
  source: RequestSource,
  inspect?: Inspect,
): Check {
  const send = async (bench: Bench) => bench.send(endpoint, await resolveRequest(source, bench));
  return checkAnswer(endpoint, name, send, inspect);
}

/** Checks that a call is rejected with a status and an error body, which for a 422 names the fields. */
export function rejects(
  endpoint: AnyEndpoint,
  status: number | readonly number[],
  name: string,
  source: RequestSource,
  fields: readonly string[] = [],
): Check {
  return {
    endpoint,
    name: `${[status].flat().join(' or ')}: ${name}`,
    isAnswer: false,
    run: async (bench) => {
      const exchange = await bench.send(endpoint, await resolveRequest(source, bench));
      return errorDifferences(exchange, [status].flat(), fields);
    },
  };
}

async function resolveRequest(source: RequestSource, bench: Bench): Promise<ViewerRequest> {
  return typeof source === 'function' ? source(bench) : source;
}

/** The values of an answer are inspected once it fits the schema. */
function checkAnswer(
  endpoint: AnyEndpoint,
  name: string,
  send: (bench: Bench) => Promise<Exchange>,
  inspect: Inspect = () => [],
): Check {
  async function run(bench: Bench): Promise<readonly string[]> {
    const exchange = await send(bench);
    const lines = answerDifferences(exchange);
    return lines.length > 0 ? lines : inspect(exchange, bench);
  }
  return { endpoint, name, isAnswer: true, run };
}

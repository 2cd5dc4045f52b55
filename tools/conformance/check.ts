import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { login } from '#src/contract/auth.ts';
import type { Asked, Bench, Step } from './bench.ts';
import type { Exchange } from './client.ts';
import { answerDifferences, refusalDifferences } from './differences.ts';

/** A call as it stands, or made from what the bench has by then. */
type Asking = Asked | ((bench: Bench) => Asked | Promise<Asked>);

/** Looks closer at an answer; what it gives are lines about what is wrong. */
type Look = (exchange: Exchange, bench: Bench) => readonly string[] | Promise<readonly string[]>;

/** Something that has to hold of a call. */
export interface Check {
  readonly endpoint: AnyEndpoint;
  readonly name: string;
  /** Whether it shows the answer of a success, and not a refusal. */
  readonly isAnswer: boolean;
  /** Gives a line for each thing that does not hold. */
  readonly run: (bench: Bench) => Promise<readonly string[]>;
}

/** Whether a call leaves a server as it is; signing in counts as one. */
export function isReading(endpoint: AnyEndpoint): boolean {
  return endpoint.method === 'GET' || endpoint === login;
}

/** A call that brings something about for others. */
export function step(endpoint: AnyEndpoint, name: string, asking: Asking): Step {
  return { endpoint, name, ask: (bench) => asked(asking, bench) };
}

/** The answer to a step fits its schema, and is what the look wants. */
export function holds(made: Step, name: string, look: Look = () => []): Check {
  return {
    endpoint: made.endpoint,
    name,
    isAnswer: true,
    run: async (bench) => looked(await bench.take(made), look, bench),
  };
}

/** A call is answered by its schema, and as the look wants it. */
export function answers(
  endpoint: AnyEndpoint,
  name: string,
  asking: Asking,
  look: Look = () => [],
): Check {
  return {
    endpoint,
    name,
    isAnswer: true,
    run: async (bench) => {
      const exchange = await bench.send(endpoint, await asked(asking, bench));
      return looked(exchange, look, bench);
    },
  };
}

/** A call is refused, with the error body; a 422 names these fields. */
export function refuses(
  endpoint: AnyEndpoint,
  status: number | readonly number[],
  name: string,
  asking: Asking,
  fields: readonly string[] = [],
): Check {
  return {
    endpoint,
    name: `${[status].flat().join(' or ')}: ${name}`,
    isAnswer: false,
    run: async (bench) => {
      const exchange = await bench.send(endpoint, await asked(asking, bench));
      return refusalDifferences(exchange, [status].flat(), fields);
    },
  };
}

async function asked(asking: Asking, bench: Bench): Promise<Asked> {
  return typeof asking === 'function' ? asking(bench) : asking;
}

/** A field that breaks the schema is not said to have the wrong value as well. */
async function looked(exchange: Exchange, look: Look, bench: Bench): Promise<string[]> {
  const lines = answerDifferences(exchange);
  if (exchange.body === undefined || lines.some((line) => line.startsWith('expected')))
    return lines;
  if (lines.some((line) => line.startsWith('(body)'))) return lines;
  const known = new Set(lines.map(placeOf));
  const closer = await look(exchange, bench);
  return [...lines, ...closer.filter((line) => !known.has(placeOf(line)))];
}

function placeOf(line: string): string {
  return line.split(':', 1)[0] ?? line;
}

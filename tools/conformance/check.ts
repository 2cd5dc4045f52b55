import { login } from '#src/contract/auth.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Exchange, Request } from './client.ts';
import { answerDifferences, errorDifferences, fieldDifferences } from './differences.ts';

/** The credentials of an account. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A call that the check depends on has failed. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

/** The check does not apply to this server or this mode, which is not the server's fault. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** A user with an account. The outsider is on neither side of the checked offers. */
export type Person = 'client' | 'worker' | 'outsider';

/**
 * The viewer of a call: a user, a signed-out visitor (`nobody`), one with a token that the server never
 * issued (`unknown-token`), or the holder of a given token.
 */
export type Who = Person | 'nobody' | 'unknown-token' | { readonly token: string };

/** A request and its viewer. */
export interface ViewerRequest extends Request {
  readonly as: Who;
}

/** A request, or a function that creates it from earlier results. */
type RequestSource = ViewerRequest | ((context: Context) => ViewerRequest | Promise<ViewerRequest>);

/** A call that other checks depend on. It is sent once, when first needed. */
export interface Step {
  readonly endpoint: AnyEndpoint;
  /** What it creates, such as `the accepted offer`. */
  readonly name: string;
  /** The path of the row's id in the answer. */
  readonly id: string;
  readonly source: RequestSource;
}

/** What a check works with: the accounts, a way to send calls, and the results of earlier steps. */
export interface Context {
  readonly accounts: { readonly client: Credentials; readonly worker: Credentials };
  /** The one-time code of new accounts, if known. */
  readonly otp: string | undefined;
  /** Unique to this run, so checks can find its rows. */
  readonly runId: string;
  /** The date a number of days from now, `YYYY-MM-DD`. */
  day(days: number): string;
  /** Lets time pass on the server. @throws Skipped where the clock can't be set and waiting isn't allowed */
  wait(milliseconds: number): Promise<void>;
  /** Sends a call. @throws Blocked or Skipped when its viewer cannot sign in */
  send(endpoint: AnyEndpoint, source: RequestSource): Promise<Exchange>;
  /** Sends a step unless it was sent before. Returns its exchange. @throws Blocked, Skipped */
  run(step: Step): Promise<Exchange>;
  /** Like `run`, for a step that must succeed. @throws Blocked, Skipped */
  done(step: Step): Promise<Exchange>;
  /** The id of the row that a step has created. @throws Blocked, Skipped */
  id(step: Step): Promise<number>;
}

/** The values of an answer by their paths. A function gets its value from the context. */
export type Fields = Readonly<Record<string, unknown>>;

/** Inspects an answer and returns a line for each difference. */
export type Inspect = (
  exchange: Exchange,
  context: Context,
) => readonly string[] | Promise<readonly string[]>;

/** One check of a call. */
export interface Check {
  readonly endpoint: AnyEndpoint;
  readonly name: string;
  /** Whether it checks a success, not an error response. */
  readonly isAnswer: boolean;
  /** Returns a line for each difference. The check passes when there are none. */
  readonly run: (context: Context) => Promise<readonly string[]>;
}

/** Whether a call changes nothing on the server. Signing in counts as reading. */
export function isReading(endpoint: AnyEndpoint): boolean {
  return endpoint.method === 'GET' || endpoint === login;
}

/** Checks that a call succeeds, that its answer fits the schema, and that it is as expected. */
export function answers(
  endpoint: AnyEndpoint,
  name: string,
  source: RequestSource,
  ...expected: readonly (Fields | Inspect)[]
): Check {
  return answerCheck(endpoint, name, (context) => context.send(endpoint, source), expected);
}

/** Checks that a step succeeds, that its answer fits the schema, and that it is as expected. */
export function holds(step: Step, name: string, ...expected: readonly (Fields | Inspect)[]): Check {
  return answerCheck(step.endpoint, name, (context) => context.run(step), expected);
}

/** Checks that a call is rejected with a status and an error body, which for a 422 names the fields. */
export function rejects(
  endpoint: AnyEndpoint,
  status: number | readonly number[],
  name: string,
  source: RequestSource,
  ...fields: readonly string[]
): Check {
  const statuses = [status].flat();
  return {
    endpoint,
    name: `${statuses.join(' or ')}: ${name}`,
    isAnswer: false,
    run: async (context) =>
      errorDifferences(await context.send(endpoint, source), statuses, fields),
  };
}

/** A request about the row that a step has created. */
export function about(as: Who, step: Step, body?: Fields | ((context: Context) => unknown)) {
  return async (context: Context): Promise<ViewerRequest> => ({
    as,
    params: { id: await context.id(step) },
    ...(body !== undefined && { body: typeof body === 'function' ? await body(context) : body }),
  });
}

/** A request that is sent once a step has succeeded. */
export function after(step: Step, source: RequestSource) {
  return async (context: Context): Promise<ViewerRequest> => {
    await context.done(step);
    return resolved(source, context);
  };
}

export async function resolved(source: RequestSource, context: Context): Promise<ViewerRequest> {
  return typeof source === 'function' ? source(context) : source;
}

/** Inspects the values of an answer. */
export function fields(expected: Fields): Inspect {
  return async (exchange, context) => {
    const lines: string[] = [];
    for (const [path, given] of Object.entries(expected)) {
      const value: unknown = isFunction(given) ? await given(context) : given;
      lines.push(...fieldDifferences(exchange, path, value));
    }
    return lines;
  };
}

/** The same values below a path. */
export function under(path: string, expected: Fields): Fields {
  return Object.fromEntries(
    Object.entries(expected).map(([field, value]): [string, unknown] => [
      `${path}.${field}`,
      value,
    ]),
  );
}

function isFunction(value: unknown): value is (context: Context) => unknown {
  return typeof value === 'function';
}

/** The values of an answer are inspected once it fits the schema. */
function answerCheck(
  endpoint: AnyEndpoint,
  name: string,
  send: (context: Context) => Promise<Exchange>,
  expected: readonly (Fields | Inspect)[],
): Check {
  async function run(context: Context): Promise<readonly string[]> {
    const exchange = await send(context);
    const lines = [...answerDifferences(exchange)];
    if (lines.length > 0) return lines;
    for (const each of expected) {
      const inspect = typeof each === 'function' ? each : fields(each);
      lines.push(...(await inspect(exchange, context)));
    }
    return lines;
  }
  return { endpoint, name, isAnswer: true, run };
}

import { parseArgs } from 'node:util';
import type { Credentials } from './bench.ts';
import type { RunOptions } from './run.ts';

/** The parsed arguments of `npm run conformance`. */
export interface ConformanceArguments extends RunOptions {
  /** The folder for the reports. */
  readonly out: string;
}

/** The help text. */
export const USAGE = `npm run conformance -- --base URL [options]

  --base URL                 the server, without /api
  --email E --password P     the client's account (default: the mocked world's client)
  --second-email E --second-password P
                             who works on them (default: the mocked world's worker;
                             with --read-only, the first account)
  --otp CODE                 the one-time code that new accounts are sent, if it is known
  --read-only                only sign in and send GET requests
  --wait                     wait a minute to request a second code
  --out DIR                  where conformance.xml and .json go (default: test-results)`;

/**
 * Parses the arguments.
 *
 * @throws Error on an invalid argument, with the reason
 */
export function conformanceArguments(args: readonly string[]): ConformanceArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      'second-email': { type: 'string' },
      'second-password': { type: 'string' },
      otp: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      wait: { type: 'boolean', default: false },
      out: { type: 'string', default: 'test-results' },
    },
  });
  if (values.base === undefined) throw new Error('--base is missing.');
  const client = credentials('', values.email, values.password);
  const worker = credentials('second-', values['second-email'], values['second-password']);
  if (client && client.email === worker?.email) {
    throw new Error('The two accounts must differ: a client cannot work on their own task.');
  }
  return {
    base: address(values.base),
    client,
    worker,
    otp: values.otp,
    isReadOnly: values['read-only'],
    canWait: values.wait,
    out: values.out,
  };
}

function credentials(
  prefix: string,
  email: string | undefined,
  password: string | undefined,
): Credentials | undefined {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    throw new Error(`--${prefix}email and --${prefix}password must be given together.`);
  }
  return { email, password };
}

function address(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`--base must be an http(s) address, not "${given}".`);
  }
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api$/, '');
}

import { parseArgs } from 'node:util';
import type { Credentials } from './bench.ts';
import type { RunOptions } from './run.ts';

/** What `npm run conformance` is asked for. */
export interface ConformanceArguments extends RunOptions {
  /** Where the reports go. */
  readonly out: string;
}

/** What can be asked for. */
export const USAGE = `npm run conformance -- --base URL [options]

  --base URL                 the server, without /api
  --email E --password P     who posts tasks (default: the mocked world's client)
  --second-email E --second-password P
                             who works on them (default: the mocked world's worker;
                             with --read-only, the first account)
  --otp CODE                 the one-time code that new accounts are sent, if it is known
  --read-only                only sign in and read
  --wait                     wait a minute, so that a code can be sent again
  --out DIR                  where conformance.xml and .json go (default: test-results)`;

/**
 * Reads the arguments.
 *
 * @throws Error that says what is wrong with them
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
  if (values.base === undefined) throw new Error('--base is missing: which server?');
  const client = credentials('', values.email, values.password);
  const worker = credentials('second-', values['second-email'], values['second-password']);
  if (client && client.email === worker?.email) {
    throw new Error('The two accounts must be two: nobody works on a task of their own.');
  }
  return {
    base: address(values.base),
    client,
    worker,
    otp: values.otp,
    isReadOnly: values['read-only'],
    isPatient: values.wait,
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
    throw new Error(`--${prefix}email and --${prefix}password go together.`);
  }
  return { email, password };
}

function address(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`--base wants an http(s) address, not "${given}".`);
  }
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api$/, '');
}

import type { Input, Options } from '../command-line/command.ts';
import type { Credentials } from './check.ts';
import type { RunOptions } from './run.ts';

const SECOND = "who works on the client's tasks (default: the mocked world's worker)";

/** What `npm run conformance` accepts. */
export const options = {
  base: { type: 'string', value: 'URL', default: '', description: 'the server, without /api' },
  email: {
    type: 'string',
    value: 'EMAIL',
    description: "the client's account (default: the mocked world's client)",
  },
  password: { type: 'string', value: 'PASSWORD', description: 'its password' },
  'second-email': { type: 'string', value: 'EMAIL', description: SECOND },
  'second-password': { type: 'string', value: 'PASSWORD', description: 'its password' },
  otp: {
    type: 'string',
    value: 'CODE',
    description: 'the code that new accounts are sent, if known',
  },
  'read-only': { type: 'boolean', description: 'only signs in and sends GET requests' },
  wait: { type: 'boolean', description: 'waits a minute to request a second code' },
  extra: {
    type: 'boolean',
    description: "lists the fields that the contract doesn't have, and those in another form",
  },
  out: {
    type: 'string',
    value: 'DIR',
    default: 'test-results',
    description: 'where conformance.json goes',
  },
} as const satisfies Options;

/** @throws Error for an address that isn't one, and for accounts that are incomplete or the same */
export function runOptions(values: Input<typeof options>['values']): RunOptions {
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

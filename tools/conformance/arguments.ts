import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import type { Input, Options } from '../command-line/command.ts';
import { readServerAddress } from '../mock-api/server-address.ts';
import type { Credentials, RunOptions } from './context.ts';

export const help = `npm run conformance -- --base URL [options]
Sends every call to the server at URL, without /api, and reports each deviation from the contract.
  --email EMAIL, --password PASSWORD
                   the client's account; by default, that of the mocked world
  --second-email EMAIL, --second-password PASSWORD
                   the account of who works on the client's tasks; by default, that of the mocked world
  --otp CODE       the code that new accounts are sent, if known
  --read-only      only signs in and sends GET requests
  --wait           waits a minute to request a second code
  --extra          lists the fields that the contract doesn't have, and those in another form
  --out DIR        where conformance.json goes; test-results by default`;

/** What `npm run conformance` accepts. */
export const options = {
  base: { type: 'string', default: '' },
  email: { type: 'string' },
  password: { type: 'string' },
  'second-email': { type: 'string' },
  'second-password': { type: 'string' },
  otp: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  wait: { type: 'boolean', default: false },
  extra: { type: 'boolean', default: false },
  out: { type: 'string', default: 'test-results' },
} as const satisfies Options;

/** @throws Error for an address that isn't one, and for accounts that are incomplete or the same */
export function runOptions(values: Input<typeof options>['values']): RunOptions {
  const isReadOnly = values['read-only'];
  const first = credentials('', values.email, values.password);
  const second = credentials('second-', values['second-email'], values['second-password']);
  const client = first ?? mockedAccount('client');
  const worker = isReadOnly ? client : (second ?? mockedAccount('worker'));
  if (!isReadOnly && client.email === worker.email) {
    throw new Error('The two accounts must differ: a client cannot work on their own task.');
  }
  return {
    base: readServerAddress('--base', values.base),
    client,
    worker,
    otp: values.otp ?? (first || second ? undefined : MOCK_CODE),
    isReadOnly,
    canWait: values.wait,
  };
}

function credentials(prefix: string, email?: string, password?: string): Credentials | undefined {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    throw new Error(`--${prefix}email and --${prefix}password must be given together.`);
  }
  return { email, password };
}

function mockedAccount(role: 'client' | 'worker'): Credentials {
  return { email: people[role].email, password: MOCK_PASSWORD };
}

import { MOCK_CODE } from '#mocks/db/codes.ts';
import { seededAccounts } from '#mocks/scenarios/accounts.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import { listCategories } from '#src/contract/tasks.ts';
import type { Clock } from '#src/domain/clock.ts';
import { Blocked, Skipped, type Bench, type Credentials } from './bench.ts';
import type { Check } from './check.ts';
import { tokens } from './checks/accounts.ts';
import { allChecks, readOnlyChecks } from './checks/all.ts';
import { createClient } from './client.ts';
import { createBench } from './create-bench.ts';

/** What a run is about. */
export interface RunOptions {
  /** The server's address, without `/api`. */
  readonly base: string;
  /** Who posts the tasks; an account of the mocked world by default. */
  readonly client?: Credentials | undefined;
  /** Who works on them; another account of the mocked world by default. */
  readonly worker?: Credentials | undefined;
  /** The one-time code that new accounts are sent; that of the mocked world beside its accounts. */
  readonly otp?: string | undefined;
  /** Makes only calls that change nothing. */
  readonly isReadOnly?: boolean;
  /** Waits a minute, so that a code can be sent again. */
  readonly isPatient?: boolean;
}

/** How a check came out. */
export interface CheckResult {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** What does not hold, a line each; of a skipped check, why. */
  readonly lines: readonly string[];
  /** The calls it made: `POST /api/offers/12/accept -> 409`. */
  readonly exchanges: readonly string[];
  readonly milliseconds: number;
}

/** How a call came out. */
export interface CallResult {
  readonly endpoint: AnyEndpoint;
  readonly checks: readonly CheckResult[];
}

/** How a run came out, call by call in the order of the contract. */
export interface RunResult {
  readonly base: string;
  readonly isReadOnly: boolean;
  readonly calls: readonly CallResult[];
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Nobody answers at the address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/**
 * Tries a server by the contract.
 *
 * @throws Unreachable when it gives no answer at all
 */
export async function runConformance(options: RunOptions, clock: Clock): Promise<RunResult> {
  const { base, isReadOnly = false, isPatient = false } = options;
  const client = createClient(base);
  const probe = await client.send(listCategories, {}, null);
  if (probe.failure !== null) {
    throw new Unreachable(`Nothing answers at ${base}: ${probe.failure}`);
  }
  const accounts = accountsOf(options);
  const isSeeded = [accounts.client, accounts.worker].every(({ email }) =>
    seededAccounts.some((account) => account.email === email),
  );
  const bench = createBench({
    client,
    clock,
    accounts,
    otp: options.otp ?? (isSeeded ? MOCK_CODE : undefined),
    isPatient,
    isReadOnly,
    tokens,
  });
  const results = new Map<string, CheckResult[]>();
  for (const check of isReadOnly ? readOnlyChecks : allChecks) {
    const before = client.exchanges.length;
    const started = clock.now();
    const outcome = await tried(check, bench);
    const exchanges = client.exchanges
      .slice(before)
      .map(({ line, status }) => `${line} -> ${status ?? 'no answer'}`);
    const { name } = check;
    const milliseconds = clock.now() - started;
    const known = results.get(check.endpoint.name) ?? [];
    results.set(check.endpoint.name, [...known, { name, ...outcome, exchanges, milliseconds }]);
  }
  const count = (wanted: CheckResult['result']) =>
    [...results.values()].flat().filter(({ result }) => result === wanted).length;
  return {
    base,
    isReadOnly,
    calls: endpoints.map((endpoint) => ({ endpoint, checks: results.get(endpoint.name) ?? [] })),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}

/** A check never ends the run: what it could not do is its result. */
async function tried(check: Check, bench: Bench): Promise<Pick<CheckResult, 'result' | 'lines'>> {
  try {
    const lines = await check.run(bench);
    return { result: lines.length === 0 ? 'passed' : 'failed', lines };
  } catch (error) {
    if (error instanceof Skipped) return { result: 'skipped', lines: [error.message] };
    if (error instanceof Blocked) return { result: 'failed', lines: [error.message] };
    return { result: 'failed', lines: [`the check itself broke: ${String(error)}`] };
  }
}

/** Who is who: two accounts, unless there is nothing to do but read. */
function accountsOf({ client, worker, isReadOnly = false }: RunOptions): Bench['accounts'] {
  if (isReadOnly && client && !worker) return { client, worker: client };
  const first = client ?? seededBeside(worker);
  return { client: first, worker: worker ?? seededBeside(first) };
}

function seededBeside(other: Credentials | undefined): Credentials {
  const account = seededAccounts.find(({ email }) => email !== other?.email);
  if (!account) throw new Error('The mocked world has nobody to sign in as');
  return account;
}

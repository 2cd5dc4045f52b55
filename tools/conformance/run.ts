import { MOCK_CODE } from '#mocks/db/codes.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { uniqueDrift, type Drift } from '#mocks/recording/drift.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import { listCategories } from '#src/contract/tasks.ts';
import type { Clock } from '#src/domain/clock.ts';
import { Blocked, Skipped, type Check, type Context, type Credentials } from './check.ts';
import { allChecks, readOnlyChecks } from './checks/all.ts';
import { createClient, type Send } from './client.ts';
import { createContext } from './context.ts';
import { harmlessDrift } from './differences.ts';
import { cleanUp, leftovers } from './leftovers.ts';

/** The options of a run. */
export interface RunOptions {
  /** The server's address, without `/api`. */
  readonly base: string;
  /** Over the network by default. */
  readonly send?: Send;
  /** The account that posts tasks; by default one of the mocked world. */
  readonly client?: Credentials | undefined;
  /** The account that works on them; by default another one of the mocked world. */
  readonly worker?: Credentials | undefined;
  /** The one-time code of new accounts; with the default accounts, that of the mocked world. */
  readonly otp?: string | undefined;
  /** Sends only calls that change nothing. */
  readonly isReadOnly?: boolean;
  /** Whether a check may wait a minute to request a second code. */
  readonly canWait?: boolean;
  /** Sets the server's clock forward, which only the mock server in memory lets a check do. */
  readonly advance?: ((milliseconds: number) => void) | undefined;
}

/** The result of a check. */
export interface CheckResult {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** A line for each difference, or the reason for skipping. */
  readonly lines: readonly string[];
  /** The calls it sent: `POST /api/offers/12/accept -> 409`. */
  readonly exchanges: readonly string[];
  readonly milliseconds: number;
}

/** The results of a call. */
export interface CallResult {
  readonly endpoint: AnyEndpoint;
  readonly checks: readonly CheckResult[];
}

/** The results of a run, by call in the order of the contract. */
export interface RunResult {
  readonly base: string;
  readonly isReadOnly: boolean;
  readonly calls: readonly CallResult[];
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What fails no check: fields that the contract doesn't have, and those of another form that the app reads. */
  readonly extra: readonly Drift[];
  /** What the run leaves on the server. */
  readonly left: readonly string[];
}

/**
 * Checks a server against the contract.
 *
 * @throws Error when no server responds
 */
export async function runConformance(options: RunOptions, clock: Clock): Promise<RunResult> {
  const { base, isReadOnly = false, canWait = false } = options;
  const client = createClient(base, options.send);
  const probe = await client.send(listCategories, {}, null);
  if (probe.failure !== null) {
    throw new Error(
      `No server responds at ${base}: ${probe.failure}\nIs the server running, and is the address correct?`,
    );
  }
  const accounts = accountsOf(options);
  const isSeeded = [accounts.client, accounts.worker].every(({ email }) =>
    seededAccounts.some((account) => account.email === email),
  );
  const context = createContext({
    client,
    clock,
    accounts,
    otp: options.otp ?? (isSeeded ? MOCK_CODE : undefined),
    advance: options.advance,
    canWait,
    isReadOnly,
  });
  const results = new Map<string, CheckResult[]>();
  for (const check of isReadOnly ? readOnlyChecks : allChecks) {
    const before = client.exchanges.length;
    const started = clock.now();
    const outcome = await runCheck(check, context);
    const exchanges = client.exchanges
      .slice(before)
      .map(({ line, status }) => `${line} -> ${status ?? 'no response'}`);
    const { name } = check;
    const milliseconds = clock.now() - started;
    const known = results.get(check.endpoint.name) ?? [];
    results.set(check.endpoint.name, [...known, { name, ...outcome, exchanges, milliseconds }]);
  }
  if (!isReadOnly) await cleanUp(context, client.exchanges);
  const count = (wanted: CheckResult['result']) =>
    [...results.values()].flat().filter(({ result }) => result === wanted).length;
  return {
    base,
    isReadOnly,
    calls: endpoints.map((endpoint) => ({ endpoint, checks: results.get(endpoint.name) ?? [] })),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    extra: uniqueDrift(client.exchanges.flatMap(harmlessDrift)),
    left: leftovers(client.exchanges),
  };
}

/** Runs a check. An error becomes its result, so the run continues. */
async function runCheck(
  check: Check,
  context: Context,
): Promise<Pick<CheckResult, 'result' | 'lines'>> {
  try {
    const lines = await check.run(context);
    return { result: lines.length === 0 ? 'passed' : 'failed', lines };
  } catch (error) {
    if (error instanceof Skipped) return { result: 'skipped', lines: [error.message] };
    if (error instanceof Blocked) return { result: 'failed', lines: [error.message] };
    return { result: 'failed', lines: [`the check threw: ${String(error)}`] };
  }
}

/** The two accounts. In read-only mode one account is enough for both. */
function accountsOf({ client, worker, isReadOnly = false }: RunOptions): Context['accounts'] {
  if (isReadOnly && client && !worker) return { client, worker: client };
  const first = client ?? seededAccountOtherThan(worker);
  return { client: first, worker: worker ?? seededAccountOtherThan(first) };
}

function seededAccountOtherThan(other: Credentials | undefined): Credentials {
  const account = seededAccounts.find(({ email }) => email !== other?.email);
  if (!account) throw new Error('The mocked world has no other account');
  return account;
}

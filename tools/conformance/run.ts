import { uniqueDrift, type Drift } from '#mocks/recording/drift.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { Check } from './check.ts';
import { unlistedStatus } from './client.ts';
import { Blocked, Context, Skipped, type RunOptions } from './context.ts';
import { allChecks, readOnlyChecks } from './checks/all.ts';
import { signIns } from './checks/set-up.ts';
import { cleanUp, leftovers } from './leftovers.ts';

/** The result of a check. */
export interface CheckResult {
  readonly call: string;
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** A line for each difference, or the reason for skipping. */
  readonly lines: readonly string[];
  /** The calls it sent: `POST /api/offers/12/accept -> 409`. */
  readonly exchanges: readonly string[];
}

/** The results of a run, by call in the order of the contract. */
export interface RunResult {
  readonly base: string;
  readonly isReadOnly: boolean;
  readonly calls: readonly (Pick<AnyEndpoint, 'name' | 'method' | 'path'> & {
    readonly checks: readonly CheckResult[];
  })[];
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
  const { base, isReadOnly = false } = options;
  const context = new Context(options, clock, signIns);
  const { exchanges } = context;
  const probe = await context.send('tasks.categories', { as: 'nobody' });
  if (probe.status === undefined) {
    throw new Error(
      `No server responds at ${base}: ${probe.differences.join('; ')}\nIs the server running, and is the address correct?`,
    );
  }
  const results: CheckResult[] = [];
  for (const check of isReadOnly ? readOnlyChecks : allChecks) {
    results.push(await runCheck(check, context));
  }
  if (!isReadOnly) await cleanUp(context);
  const count = (wanted: CheckResult['result']) =>
    results.filter(({ result }) => result === wanted).length;
  return {
    base,
    isReadOnly,
    calls: endpoints.map(({ name, method, path }) => {
      return { name, method, path, checks: results.filter(({ call }) => call === name) };
    }),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    extra: uniqueDrift(exchanges.flatMap(({ harmless }) => harmless)),
    left: leftovers(exchanges),
  };
}

/** Runs a check. An error becomes its result, so the run continues. */
async function runCheck({ endpoint, name, run }: Check, context: Context): Promise<CheckResult> {
  const before = context.exchanges.length;
  const ended = (result: CheckResult['result'], lines: readonly string[]): CheckResult => {
    const sent = context.exchanges.slice(before);
    const exchanges = sent.map(({ line, status = 'no response' }) => `${line} -> ${status}`);
    // To a check, what another call answers may be all the same. A failed one has told the status.
    const unlisted = result === 'failed' ? [] : sent.flatMap(unlistedStatus);
    if (unlisted.length > 0) return ended('failed', unlisted);
    return { call: endpoint.name, name, result, lines, exchanges };
  };
  try {
    const lines = await run(context);
    return ended(lines.length === 0 ? 'passed' : 'failed', lines);
  } catch (error) {
    if (error instanceof Skipped) return ended('skipped', [error.message]);
    if (error instanceof Blocked) return ended('failed', [error.message]);
    return ended('failed', [`the check threw: ${String(error)}`]);
  }
}

import { globSync, readFileSync } from 'node:fs';
import { countExtra, describeDrifts, groupByCall, splitDrift } from '#mocks/recording/drift.ts';
import type { RunResult } from './run.ts';

/**
 * Returns the report: a table of calls, the failures by call, the skipped checks, and the counts.
 *
 * @param options.hasExtra lists the fields that the contract doesn't have
 */
export function textReport(run: RunResult, { hasExtra = false } = {}): string {
  const { calls, extra, left, passed, failed, skipped } = run;
  const width = Math.max(...calls.map(({ name }) => name.length));
  const notes = [...failureLines(run), ...skippedLines(run)];
  return [
    `${'call'.padEnd(width)}  checks  result`,
    ...calls.map(({ name, checks }) => `${name.padEnd(width)}  ${verdict(checks)}`),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
    ...(hasExtra ? describeDrifts(extra) : []),
    ...harmlessLines(run),
    ...(left.length === 0 ? [] : [`Left on the server: ${left.join(', ')}.`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/** How many checks of a call ran, and what came of them. */
function verdict(checks: RunResult['calls'][number]['checks']): string {
  const ran = checks.filter(({ result }) => result !== 'skipped');
  const failed = ran.filter(({ result }) => result === 'failed').length;
  const result = failed === 0 ? 'ok' : `${failed} failed`;
  return `${String(ran.length).padStart(6)}  ${ran.length === 0 ? 'not run' : result}`;
}

/** What so many calls or more do alike is one opinion of the server. */
const MANY = 3;

/**
 * The failures: what many calls do alike, then by call each difference once, with the checks that found it. Unknown
 * values come last.
 */
function failureLines(run: RunResult): string[] {
  const found = failuresOf(run);
  const alike = [...Map.groupBy(found, opinionOf)]
    .map(([opinion, same]) => ({ opinion, same, calls: new Set(same.map(({ call }) => call)) }))
    .filter(({ calls }) => calls.size >= MANY);
  const told = new Set(alike.flatMap(({ same }) => same));
  const others = found.filter((failure) => !told.has(failure));
  return [
    ...alike.flatMap(({ opinion, same, calls }) => [
      `✗ ${opinion}`,
      `    ${same.length} checks of ${calls.size} calls: ${[...calls].join(', ')}`,
      `      such as ${same[0]?.check}`,
    ]),
    ...groupByCall(others).flatMap(([call, failures]) => [
      `✗ ${call}, ${fileOf(call)}`,
      ...[...Map.groupBy(failures, ({ line }) => line)].flatMap(([line, same]) => [
        `    ${line}`,
        ...same.map(({ check }) => `      ${check}`),
      ]),
    ]),
  ];
}

/** A check without its statuses, and what came without its message: `an invalid query: got 400`. */
function opinionOf({ check, line }: { check: string; line: string }): string {
  const [name = ''] = check.replace(/^[\d or]+: /, '').split(', after ');
  return `${name}: ${line.replace(/^(?:expected|errors).*, (got [^(]*[^ (]).*$/, '$1')}`;
}

function failuresOf({ calls }: RunResult) {
  return calls.flatMap(({ name: call, checks }) =>
    checks
      .filter(({ result }) => result === 'failed')
      .flatMap(({ lines, name, exchanges }) =>
        lines.map((line) => ({
          call,
          // A value that the product reads as unknown, not a wrong or missing field.
          kind: line.includes(': expected a known value, got ')
            ? ('unknown' as const)
            : ('wrong' as const),
          line,
          check: [name, ...exchanges.slice(-1)].join(', after '),
        })),
      ),
  );
}

/** The contract's file with a call, such as `src/contract/offers.ts`. */
function fileOf(call: string): string {
  const named = globSync('src/contract/*.ts').find((file) =>
    readFileSync(file, 'utf8').includes(`\n  name: '${call}',`),
  );
  // The names of transitions are composed.
  return named ?? `src/contract/${call.split('.', 1)[0]}.ts`;
}

function skippedLines({ calls }: RunResult): string[] {
  return calls.flatMap(({ name: call, checks }) =>
    checks
      .filter(({ result }) => result === 'skipped')
      .map(({ name, lines }) => `- ${call}: ${name}: skipped, ${lines.join('; ')}`),
  );
}

function harmlessLines({ extra }: RunResult): string[] {
  const { extra: added, differences: tolerated } = splitDrift(extra);
  const forms = `${tolerated.length} field${tolerated.length === 1 ? '' : 's'}`;
  return [
    ...(added.length === 0 ? [] : [`${countExtra(added)}; --extra lists them.`]),
    ...(tolerated.length === 0
      ? []
      : [`${forms} in another form, which the app reads as meant; --extra lists them.`]),
  ];
}

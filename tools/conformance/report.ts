import { globSync, readFileSync } from 'node:fs';
import { countExtra, describeDrifts, groupByCall, splitDrift } from '#mocks/recording/drift.ts';
import type { RunResult } from './run.ts';

/**
 * Returns the text report: a table of calls, the failures by call, the skipped checks, and the counts.
 *
 * @param options.hasExtra lists the fields that the contract doesn't have
 */
export function textReport(run: RunResult, { hasExtra = false } = {}): string {
  const width = Math.max(...run.calls.map(({ endpoint }) => endpoint.name.length));
  const rows = run.calls.map((call) => {
    const executed = call.checks.filter(({ result }) => result !== 'skipped').length;
    return `${call.endpoint.name.padEnd(width)}  ${String(executed).padStart(6)}  ${verdict(call)}`;
  });
  const skipped = run.calls.flatMap(({ endpoint, checks }) =>
    checks
      .filter(({ result }) => result === 'skipped')
      .map(({ name, lines }) => `- ${endpoint.name}: ${name}: skipped, ${lines.join('; ')}`),
  );
  const notes = [...failureLines(run), ...skipped];
  return [
    `${'call'.padEnd(width)}  checks  result`,
    ...rows,
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
    ...(hasExtra ? describeDrifts(run.extra) : []),
    ...closingLines(run),
    ...(run.skipped === 0 ? [] : [`${run.skipped} skipped`]),
    counts(run),
  ].join('\n');
}

/** Returns the summary for a pull request, in Markdown: the report without the checks. */
export function markdownSummary(run: RunResult): string {
  const failures = failureLines(run, false);
  return [
    `## Conformance: ${counts(run)}`,
    ...(failures.length === 0 ? [] : [['```text', ...failures, '```'].join('\n')]),
    ...closingLines(run),
    '',
  ].join('\n\n');
}

const counts = ({ passed, failed }: RunResult) => `${passed} passed, ${failed} failed`;

function verdict({ checks }: RunResult['calls'][number]): string {
  const failed = checks.filter(({ result }) => result === 'failed').length;
  if (failed > 0) return `${failed} failed`;
  return checks.some(({ result }) => result === 'passed') ? 'ok' : 'not run';
}

/** The failures by call, each difference once, with the checks that found it. Unknown values come last. */
function failureLines({ calls }: RunResult, hasChecks = true): string[] {
  const found = calls.flatMap(({ endpoint, checks }) =>
    checks
      .filter(({ result }) => result === 'failed')
      .flatMap(({ lines, name, exchanges }) =>
        lines.map((line) => ({
          call: endpoint.name,
          // A value that the product reads as unknown, not a wrong or missing field.
          kind: line.includes(': expected a known value, got ')
            ? ('unknown' as const)
            : ('wrong' as const),
          line,
          check: [name, ...exchanges.slice(-1)].join(', after '),
        })),
      ),
  );
  return groupByCall(found).flatMap(([call, failures]) => [
    `✗ ${call}, ${fileOf(call)}`,
    ...[...Map.groupBy(failures, ({ line }) => line)].flatMap(([line, same]) => [
      `    ${line}`,
      ...(hasChecks ? same.map(({ check }) => `      ${check}`) : []),
    ]),
  ]);
}

/** The contract's file with a call, such as `src/contract/offers.ts`. */
function fileOf(call: string): string | undefined {
  return globSync('src/contract/*.ts').find((file) =>
    readFileSync(file, 'utf8').includes(`name: '${call}',`),
  );
}

function closingLines({ extra, left }: RunResult): string[] {
  const { extra: added, differences: tolerated } = splitDrift(extra);
  const forms = `${tolerated.length} field${tolerated.length === 1 ? '' : 's'}`;
  return [
    ...(added.length === 0 ? [] : [`${countExtra(added)}; --extra lists them.`]),
    ...(tolerated.length === 0
      ? []
      : [`${forms} in another form, which the app reads as meant; --extra lists them.`]),
    ...(left.length === 0 ? [] : [`Left on the server: ${left.join(', ')}.`]),
  ];
}

/** Returns the JSON report: every check with its result and its calls. */
export function jsonReport(run: RunResult): string {
  const calls = run.calls.map(({ endpoint: { name, method, path }, checks }) => {
    return { name, method, path, checks };
  });
  return `${JSON.stringify({ ...run, calls }, null, 2)}\n`;
}

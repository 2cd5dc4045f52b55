import type { CallResult, CheckResult, RunResult } from './run.ts';

/** Returns the text report: a table of calls, the failed and skipped checks, and the counts. */
export function textReport(run: RunResult): string {
  const width = Math.max(...run.calls.map(({ endpoint }) => endpoint.name.length));
  const rows = run.calls.map((call) => {
    const executed = call.checks.filter(({ result }) => result !== 'skipped').length;
    return `${call.endpoint.name.padEnd(width)}  ${String(executed).padStart(6)}  ${verdict(call)}`;
  });
  const notes = run.calls.flatMap(({ endpoint, checks }) =>
    checks.flatMap((check) => noteOf(endpoint.name, check)),
  );
  const left = Object.entries(run.left).map(
    ([noun, count]) => `${count} ${noun}${count === 1 ? '' : 's'}`,
  );
  const skipped = run.skipped === 0 ? [] : [`${run.skipped} skipped`];
  return [
    `${'call'.padEnd(width)}  checks  result`,
    ...rows,
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
    ...(left.length === 0 ? [] : [`Left on the server: ${left.join(', ')}.`]),
    ...skipped,
    `${run.passed} passed, ${run.failed} failed`,
  ].join('\n');
}

function verdict({ checks }: CallResult): string {
  const failed = checks.filter(({ result }) => result === 'failed').length;
  if (failed > 0) return `${failed} failed`;
  return checks.some(({ result }) => result === 'passed') ? 'ok' : 'not run';
}

function noteOf(call: string, { name, result, lines, exchanges }: CheckResult): string[] {
  if (result === 'passed') return [];
  if (result === 'skipped') return [`- ${call}: ${name}: skipped, ${lines.join('; ')}`];
  const last = exchanges.at(-1);
  return [
    `✗ ${call}: ${name}`,
    ...lines.map((line) => `    ${line}`),
    ...(last === undefined ? [] : [`    after ${last}`]),
  ];
}

/** Returns the JSON report: every check with its result and its calls. */
export function jsonReport(run: RunResult): string {
  const calls = run.calls.map(({ endpoint: { name, method, path }, checks }) => ({
    name,
    method,
    path,
    checks,
  }));
  return `${JSON.stringify({ ...run, calls }, null, 2)}\n`;
}

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

/** Returns the JUnit report for CI servers: a suite per call, a case per check. */
export function junitReport(run: RunResult): string {
  const suites = run.calls.map(({ endpoint, checks }) => {
    const cases = checks.map((check) => junitCase(endpoint.name, check));
    return element('testsuite', { name: endpoint.name, ...counts(checks) }, cases);
  });
  const all = run.calls.flatMap(({ checks }) => checks);
  const root = element('testsuites', { name: `conformance ${run.base}`, ...counts(all) }, suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function junitCase(call: string, { name, result, lines, exchanges, milliseconds }: CheckResult) {
  const attributes = { classname: call, name, time: (milliseconds / 1000).toFixed(3) };
  if (result === 'passed') return element('testcase', attributes, []);
  const [message = ''] = lines;
  const inner =
    result === 'skipped'
      ? element('skipped', { message }, [])
      : element('failure', { message }, [escaped([...lines, '', ...exchanges].join('\n'))]);
  return element('testcase', attributes, [inner]);
}

function counts(checks: readonly CheckResult[]) {
  const count = (wanted: CheckResult['result']) =>
    checks.filter(({ result }) => result === wanted).length;
  return { tests: checks.length, failures: count('failed'), skipped: count('skipped') };
}

function element(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  inner: readonly string[],
): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${tag}${given.join('')}`;
  return inner.length === 0 ? `${start}/>` : `${start}>${inner.join('')}</${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Escapes text for XML. Replaces characters that XML cannot contain. */
function escaped(value: string | number): string {
  return String(value)
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '?')
    .replaceAll(/[&<>"\n]/g, (character) => ENTITIES[character] ?? character);
}

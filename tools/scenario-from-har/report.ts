import { describeDrifts } from '#mocks/recording/drift.ts';
import type { RecordedSession } from '#mocks/recording/har.ts';
import type { PrintedScenario } from '#mocks/recording/print-scenario.ts';
import type { RecordedScenario } from '#mocks/recording/record-scenario.ts';

/**
 * Returns what a recording became, for the console. It has no value of the recording.
 *
 * @param written the scenario's id and the written file
 */
export function textReport(
  session: RecordedSession,
  recorded: RecordedScenario,
  printed: PrintedScenario,
  written: { readonly id: string; readonly out: string },
): string {
  const { drift, faults, scrubbed, explained, as, at } = recorded;
  const calls = session.exchanges.length;
  const lines = [
    `${counted(calls, 'call')} of ${session.apiBase}; ${counted(session.leftOut, 'other request')} left out.`,
    '',
    drift.length === 0 ? 'Every answer conforms to the contract.' : 'Drift from the contract:',
    ...describeDrifts(drift).map((line) => `  ${line}`),
    '',
    'Replaced:',
    ...Object.entries(scrubbed).map(([what, count]) => `  ${what}: ${count}`),
    'Free text can hold more than names and numbers: read the file before you share it.',
    '',
    `The rows explain ${explained} of ${counted(calls, 'answer')}.`,
    ...(faults.length === 0 ? [] : ['Faults for the others:']),
    ...faults.map(({ call, kind }) => `  ${call}: ${kind}`),
    '',
    `Wrote ${written.out}: ${as === undefined ? 'signed out' : `as the ${as}`}, at ${at}.`,
    'To register it, add to mocks/scenarios/registry.ts:',
    `  import { ${printed.name} } from './${printed.file}';`,
    `and "${printed.name}," to its list. Then open /?scenario=${written.id}.`,
  ];
  return lines.join('\n');
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

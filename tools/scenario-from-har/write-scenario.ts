import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import type { RecordedSession } from '#mocks/recording/har.ts';
import { printRecorded, recordScenario } from '#mocks/recording/record-scenario.ts';
import { findScenario } from '#mocks/scenarios/registry.ts';
import { binOf } from '../processes/bin-of.ts';
import { textReport } from './report.ts';

/** A scenario's id and title, and the file to write. */
export interface ScenarioFile {
  readonly id: string;
  readonly title: string;
  readonly out: string;
}

/** @throws Error when there is such a scenario or file already */
export function refuseTaken({ id, out }: ScenarioFile): void {
  if (findScenario(id)) {
    throw new Error(`There is a scenario "${id}" already: choose another id.`);
  }
  if (existsSync(out)) throw new Error(`${out} exists already: choose another --out.`);
}

/**
 * Writes the scenario of a session.
 *
 * @param flag `wx` fails for a file that exists, `w` overwrites it
 * @returns what the session became, for the console
 */
export async function writeScenario(
  session: RecordedSession,
  file: ScenarioFile,
  flag: 'wx' | 'w',
): Promise<string> {
  const recorded = await recordScenario(session);
  const printed = printRecorded(file, recorded);
  writeFileSync(file.out, printed.code, { flag });
  execFileSync(process.execPath, [binOf('oxfmt'), file.out]);
  return textReport(session, recorded, printed, file);
}

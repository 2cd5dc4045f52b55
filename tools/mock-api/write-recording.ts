import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createSteppedClock, STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { userIdOf } from '#mocks/fixtures/accounts.ts';
import { blankScenario, printScenario } from '#mocks/printing/print-scenario.ts';
import { describeDrifts, findDrift, uniqueDrift } from '#mocks/recording/drift.ts';
import type { HarSession } from '#mocks/recording/har.ts';
import { recordingOf } from '#mocks/recording/recording-of.ts';
import { findScenario } from '#mocks/scenarios/registry.ts';
import { openScenario, type Scenario } from '#mocks/scenarios/scenario.ts';
import { binOf } from '../processes/bin-of.ts';

/** A recording's scenario, and the file to write; the recording gets the same name, ending in `.json`. */
export interface RecordingFile {
  readonly id: string;
  readonly title: string;
  readonly out: string;
}

/**
 * The id and the title of the scenario of a recording: as given, or from the file's name.
 *
 * @example nameScenario('Checkout bug (2).har') // { id: 'checkout-bug-2', title: 'Checkout bug 2' }
 */
export function nameScenario(
  file: string,
  given: { readonly id?: string | undefined; readonly title?: string | undefined } = {},
): { id: string; title: string } {
  const name = basename(file).replace(/\.[^.]+$/, '');
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const { id = words.join('-') || 'recorded-session' } = given;
  const text = id.replaceAll('-', ' ');
  return { id, title: given.title ?? text.charAt(0).toUpperCase() + text.slice(1) };
}

const jsonOf = (out: string): string => out.replace(/(?:\.ts)?$/, '.json');

/** @throws Error when there is such a scenario or file already */
export function refuseTaken({ id, out }: RecordingFile): void {
  if (findScenario(id)) throw new Error(`There is a scenario "${id}" already: choose another id.`);
  const taken = [out, jsonOf(out)].find((file) => existsSync(file));
  if (taken !== undefined) throw new Error(`${taken} exists already: choose another --out.`);
}

/**
 * Writes the recording of a session and its scenario.
 *
 * @param base has the calls that the recording lacks; without it, they fail
 * @returns what the session became, for the console, without values
 * @throws Error for a session without answers
 */
export function writeRecording(
  session: HarSession,
  { id, title, out }: RecordingFile,
  base?: Scenario,
): string {
  const skipped = section('Skipped, by their place in the file:', session.skipped);
  if (session.exchanges.length === 0) {
    throw new Error(['There is no answer to replay.', ...skipped].join('\n'));
  }
  const { world } = openScenario(base ?? blankScenario, createSteppedClock());
  const seat = base?.as ?? 'client';
  const user = world.users.findOrThrow(userIdOf(seat));
  const { recording, isSignedIn, at, replaced } = recordingOf(session, user);
  const printed = printScenario({
    id,
    title,
    as: isSignedIn ? seat : 'nobody',
    at,
    rows: world.snapshot(),
    now: STORY_NOW,
    base,
    recording: `./${basename(jsonOf(out))}`,
  });
  writeFileSync(jsonOf(out), JSON.stringify(recording));
  writeFileSync(out, printed.code);
  execFileSync(process.execPath, [binOf('oxfmt'), out, jsonOf(out)]);
  const drift = describeDrifts(uniqueDrift(session.exchanges.flatMap(findDrift)));
  return [
    `${recording.answers.length} answers of ${session.apiBase}; ${session.others} other requests left out.`,
    ...skipped,
    ...section('Drift from the contract:', drift),
    '',
    `Replaced ${replaced} names, email addresses and secrets. Read the file before you share it: free text can hold more.`,
    '',
    `Wrote ${out} and ${jsonOf(out)}: ${isSignedIn ? `as ${seat}` : 'signed out'}, at ${at}.`,
    `Calls that are not in the recording ${base ? `are answered by ${base.id}` : 'fail, with their names'}.`,
    'To register it, add to mocks/scenarios/registry.ts:',
    `  import { ${printed.name} } from './${printed.file}';`,
    `and "${printed.name}," to its list. Then open /?scenario=${id}.`,
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

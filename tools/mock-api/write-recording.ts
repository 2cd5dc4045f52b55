import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createSteppedClock, STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { userIdOf } from '#mocks/fixtures/accounts.ts';
import { blankScenario, printScenario } from '#mocks/printing/print-scenario.ts';
import { describeDrifts, findDrift, uniqueDrift } from '#mocks/recording/drift.ts';
import type { HarSession } from '#mocks/recording/har.ts';
import { viewerOf } from '#mocks/recording/recorded-people.ts';
import { recordingOf } from '#mocks/recording/recording-of.ts';
import { isScenarioId } from '#mocks/scenarios/export-name.ts';
import { findScenario } from '#mocks/scenarios/registry.ts';
import { openScenario, type Scenario } from '#mocks/scenarios/scenario.ts';
import type { OfferRole } from '#src/domain/offer-process.ts';
import { binOf } from '../processes/bin-of.ts';

/** The id of a scenario by its file, or its recording's: `checkout-bug-2` for `Checkout bug (2).har`. */
export function idOf(file: string): string {
  const name = basename(file).replace(/\.[^.]+$/, '');
  const words = name.toLowerCase().match(/[a-z]+|\d+/g) ?? ['recorded'];
  const id = words.join('-');
  return isScenarioId(id) ? id : `session-${id}`;
}

/** The file of the recording beside its scenario's. */
const jsonOf = (out: string): string => out.replace(/(?:\.ts)?$/, '.json');

/** @throws Error when a scenario can't be written to this file, or has its id already */
export function refuseTaken(out: string): void {
  const id = idOf(out);
  if (findScenario(id))
    throw new Error(`There is a scenario "${id}" already: choose another --out.`);
  if (!existsSync(dirname(out))) throw new Error(`${dirname(out)} doesn't exist.`);
  const taken = [out, jsonOf(out)].find((file) => existsSync(file));
  if (taken !== undefined) throw new Error(`${taken} exists already: choose another --out.`);
}

/**
 * Writes the recording of a session and its scenario.
 *
 * @param out the file of the scenario; the recording gets the same name, ending in `.json`
 * @param options.base has the calls that the recording lacks; without it, they fail
 * @param options.as the viewer's side, by default the one that the calls tell, or that of the base's viewer
 * @returns what the session became, for the console, without values
 * @throws Error for a session without answers, or whose calls don't tell the viewer
 */
export function writeRecording(
  session: HarSession,
  out: string,
  { base, as }: { readonly base?: Scenario | undefined; readonly as?: OfferRole | undefined } = {},
): string {
  const id = idOf(out);
  const { world } = openScenario(base ?? blankScenario, createSteppedClock());
  const side = as ?? (base?.as === 'client' || base?.as === 'worker' ? base.as : undefined);
  const viewer = viewerOf(session.exchanges, side);
  const seat = as ?? base?.as ?? viewer.side ?? 'client';
  const user = world.users.findOrThrow(userIdOf(seat));
  const { recording, isSignedIn, at } = recordingOf(session, user, viewer.id);
  const skipped = section('Skipped, by their place in the file:', session.skipped);
  if (recording.answers.length === 0) {
    throw new Error(['There is no answer to replay.', ...skipped].join('\n'));
  }
  if (viewer.isUnclear) {
    throw new Error(
      "The calls don't tell which side is the viewer's: add --as client or --as worker.",
    );
  }
  const printed = printScenario({
    id,
    title: id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '),
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
    `${recording.answers.length} answers of ${session.apiBase}.`,
    ...skipped,
    ...section('Drift from the contract:', drift),
    '',
    `Wrote ${out} and ${jsonOf(out)}: ${isSignedIn ? `as ${seat}` : 'signed out'}, at ${at}.`,
    'Personal data is replaced, but free text can hold more: read the file before you share it.',
    `Calls that are not in the recording ${base ? `are answered by ${base.id}` : 'fail, with their names'}.`,
    'To register it, import it in mocks/scenarios/registry.ts:',
    `  import * as ${printed.name} from './${basename(out)}';`,
    `and add "'./${basename(out)}': ${printed.name}," to its files. Then open /?scenario=${id}.`,
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

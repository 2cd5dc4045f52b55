import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readHar } from '#mocks/recording/har.ts';
import { printScenario } from '#mocks/recording/print-scenario.ts';
import { recordScenario } from '#mocks/recording/record-scenario.ts';
import { findScenario } from '#mocks/scenarios/registry.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { harArguments, USAGE, type HarArguments } from './scenario-from-har/arguments.ts';
import { textReport } from './scenario-from-har/report.ts';

/**
 * Writes a scenario from a browser's recording: `npm run scenario:from-har -- FILE.har`. Exits with 0
 * after it has written the file, and with 2 when the file or the arguments can't be used.
 */

async function main({ file, id, title, out }: HarArguments): Promise<void> {
  if (findScenario(id))
    throw new Error(`There is a scenario "${id}" already: choose another --id.`);
  if (existsSync(out)) throw new Error(`${out} exists already: choose another --out.`);
  const session = readHar(readText(file));
  const recorded = await recordScenario(session);
  if (recorded.broken.length > 0) {
    throw new Error(`The rows would break a rule of the mock world: ${recorded.broken.join('; ')}`);
  }
  const { as = 'nobody', at, faults, world } = recorded;
  const rows = world.snapshot();
  const printed = printScenario({ id, title, as, at, faults, rows, now: STORY_NOW });
  // `wx` fails for a file that has come into being since.
  writeFileSync(out, printed.code, { flag: 'wx' });
  console.log(textReport(session, recorded, printed, { id, out }));
}

/** @throws Error when the file can't be read */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} can't be read: ${reason}`, { cause: error });
  }
}

function read(): HarArguments | undefined {
  try {
    return harArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return undefined;
  }
}

const options = read();
try {
  if (options === undefined) process.exitCode = 2;
  else await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

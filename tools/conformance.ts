import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '#src/lib/time/clock.ts';
import { conformanceArguments, USAGE, type ConformanceArguments } from './conformance/arguments.ts';
import { jsonReport, junitReport, textReport } from './conformance/report.ts';
import { runConformance, Unreachable } from './conformance/run.ts';

/**
 * Checks a server against the contract: `npm run conformance -- --base URL`. Exits with 0 when all
 * checks pass, 1 when one fails, and 2 when the server cannot be checked.
 */

async function main(options: ConformanceArguments): Promise<number> {
  const mode = options.isReadOnly === true ? ', read-only' : '';
  console.log(`Checking ${options.base}/api${mode}\n`);
  const result = await runConformance(options, systemClock);
  await mkdir(options.out, { recursive: true });
  await writeFile(join(options.out, 'conformance.json'), jsonReport(result));
  await writeFile(join(options.out, 'conformance.xml'), junitReport(result));
  console.log(textReport(result));
  return result.failed === 0 ? 0 : 1;
}

function read(): ConformanceArguments | undefined {
  try {
    return conformanceArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return undefined;
  }
}

const options = read();
try {
  process.exitCode = options === undefined ? 2 : await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Unreachable)
    console.error('Is the server running, and is the address correct?');
  process.exitCode = 2;
}

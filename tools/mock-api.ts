import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readFaults, type Fault } from '#mocks/faults/faults.ts';
import { findScenario, unknownScenario } from '#mocks/scenarios/registry.ts';
import { startMockApi } from '#mocks/http/server.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { worldFile } from './mock-api/world-file.ts';

/** @throws Error unless the value is an integer from 0 to `most` */
function wholeNumber(name: string, value: string, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new Error(`--${name} is "${value}"; allowed: a whole number from 0 to ${most}`);
}

/** Reads a file of faults. @throws Error when it is missing or invalid */
function faultsOf(file: string | undefined): Fault[] {
  if (file === undefined) return [];
  try {
    return readFaults(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`--faults ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      scenario: { type: 'string', default: 'demo' },
      latency: { type: 'string', default: '0' },
      faults: { type: 'string' },
      persist: { type: 'string' },
    },
  });
  const scenario = findScenario(values.scenario);
  if (!scenario) throw new Error(unknownScenario(values.scenario));
  const api = await startMockApi({
    port: wholeNumber('port', values.port, 65_535),
    scenario: scenario.id,
    latency: wholeNumber('latency', values.latency, 600_000),
    faults: faultsOf(values.faults),
    ...(values.persist === undefined ? {} : { store: worldFile(values.persist) }),
    clock: systemClock,
    log: (line) => console.log(line),
  });
  console.log(`The mock API is listening at ${api.url}/api, scenario ${scenario.id}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

import { readFileSync } from 'node:fs';
import { readFaults, type Fault } from '#mocks/faults/faults.ts';
import { findScenario, unknownScenario } from '#mocks/scenarios/registry.ts';
import { startMockApi } from '#mocks/http/server.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { DIALECT_RULE, readDialect } from '#mocks/server/dialects.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { command, runCommand } from './command-line/command.ts';
import { fromHar } from './mock-api/from-har.ts';
import { startRecording } from './mock-api/recording.ts';
import { worldFile } from './mock-api/world-file.ts';

/** Reads a file of faults. @throws Error when it is missing or invalid */
function faultsOf(file: string | undefined): Fault[] {
  if (file === undefined) return [];
  try {
    return readFaults(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`--faults ${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** @throws Error in one line when the value of an option is no whole number within its bounds */
function wholeNumber(option: string, text: string, min: number, max: number): number {
  if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new Error(`${option} is "${text}"; allowed: a whole number from ${min} to ${max}.`);
}

await runCommand(
  command({
    help: `npm run mock-api -- [options]
Serves the mock server over HTTP, for a build without mocks.
  --port PORT      4010 by default
  --scenario ID    what it starts with; demo by default
  --latency MS     how long each call takes
  --dialect NAME   writes answers as another server would: ${DIALECT_RULE}
  --faults FILE    a JSON file of faults
  --persist FILE   a file that keeps the data
  --record URL     passes calls on to this server and records its answers
  --out FILE       the recording's scenario; mocks/scenarios/recorded-session.ts by default`,
    options: {
      port: { type: 'string', default: '4010' },
      scenario: { type: 'string', default: 'demo' },
      latency: { type: 'string', default: '0' },
      dialect: { type: 'string' },
      faults: { type: 'string' },
      persist: { type: 'string' },
      record: { type: 'string' },
      out: { type: 'string', default: 'mocks/scenarios/recorded-session.ts' },
    },
    commands: { 'from-har': fromHar },
    async run({
      values: { dialect: spoken, faults, persist, record, out, scenario: id, ...values },
    }) {
      const port = wholeNumber('--port', values.port, 0, 65_535);
      const latency = wholeNumber('--latency', values.latency, 0, 600_000);
      const scenario = findScenario(id);
      if (!scenario) throw new Error(unknownScenario(id));
      const dialect = spoken === undefined ? undefined : readDialect(spoken);
      if (spoken !== undefined && !dialect) {
        throw new Error(`--dialect ${spoken}: must be one of: ${DIALECT_RULE}`);
      }
      const log = (line: string) => console.log(line);
      const own = `http://localhost:${port}`;
      const recording = record && startRecording(record, own, out);
      const api = await startMockApi({
        port,
        scenario: scenario.id,
        latency,
        dialect,
        faults: faultsOf(faults),
        ...(persist === undefined ? {} : { store: worldFile(persist) }),
        ...(recording && { recorder: recording.recorder }),
        clock: systemClock,
        log,
      });
      console.log(`The mock API is listening at ${api.url}/api, scenario ${scenario.id}.`);
      // Also after an error that nothing has caught.
      if (recording) process.once('exit', () => console.log(recording.write()));
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
        process.once(signal, () => void api.close().finally(() => process.exit()));
      }
    },
  }),
);

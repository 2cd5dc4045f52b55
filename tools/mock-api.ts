import { readFileSync } from 'node:fs';
import { readFaults, type Fault } from '#mocks/faults/faults.ts';
import { findScenario, unknownScenario } from '#mocks/scenarios/registry.ts';
import { startMockApi } from '#mocks/http/server.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { DIALECT_RULE, readDialect } from '#mocks/server/dialects.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { command, runCommand, wholeNumber } from './command-line/command.ts';
import { fromHar } from './mock-api/from-har.ts';
import { startRecording } from './mock-api/recording.ts';
import { worldFile } from './mock-api/world-file.ts';

/** Reads a file of faults. @throws Error when it is missing or invalid */
function faultsOf(file: string | undefined): Fault[] {
  if (file === undefined) return [];
  try {
    return readFaults(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`--faults ${file}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

await runCommand(
  command({
    name: 'npm run mock-api',
    summary: 'Serves the mock server over HTTP, for a build without mocks.',
    options: {
      port: { type: 'string', value: 'PORT', default: '4010', description: 'the port' },
      scenario: {
        type: 'string',
        value: 'ID',
        default: 'demo',
        description: 'what it starts with',
      },
      latency: {
        type: 'string',
        value: 'MS',
        default: '0',
        description: 'how long each call takes, in milliseconds',
      },
      dialect: {
        type: 'string',
        value: 'NAME',
        description: `writes answers as another server would: ${DIALECT_RULE}`,
      },
      faults: { type: 'string', value: 'FILE', description: 'a JSON file of faults' },
      persist: { type: 'string', value: 'FILE', description: 'a file that keeps the data' },
      record: {
        type: 'string',
        value: 'URL',
        description: 'passes calls on to this server and records its answers',
      },
      out: {
        type: 'string',
        value: 'FILE',
        default: 'mocks/scenarios/recorded-session.ts',
        description: "the recording's scenario",
      },
    },
    commands: [fromHar],
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
      const recording = record && startRecording({ server: record, out, own, log });
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
      async function stop(): Promise<void> {
        await api.close();
        if (recording) console.log(recording.finish());
      }
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => void stop().finally(() => process.exit()));
      }
    },
  }),
);

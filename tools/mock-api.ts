import { parseArgs } from 'node:util';
import { startMockApi } from '#mocks/server.ts';
import { findScenario, unknownScenario } from '#mocks/scenarios/registry.ts';
import { systemClock } from '#src/lib/clock.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    scenario: { type: 'string', default: 'demo' },
    latency: { type: 'string', default: '0' },
  },
});

const scenario = findScenario(values.scenario);
if (!scenario) {
  console.error(unknownScenario(values.scenario));
  process.exit(2);
}
try {
  const api = await startMockApi({
    port: Number(values.port),
    scenario: scenario.id,
    latency: Number(values.latency),
    clock: systemClock,
    log: (line) => console.log(line),
  });
  console.log(`The mock API answers at ${api.url}/api, scenario ${scenario.id}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

import { createMockServer } from '../server/mock-server.ts';
import { userIdOf } from '../fixtures/accounts.ts';
import { scenarioOf, type ScenarioId } from '../scenarios/registry.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';

/** The server of a scenario, called as its viewer. */
export function servedState(id: ScenarioId) {
  const clock = createSteppedClock();
  const scenario = scenarioOf(id);
  const { world, storage } = openScenario(scenario, clock);
  const baseUrl = 'http://mock.test';
  const server = createMockServer({ world, clock, baseUrl, faults: scenario.faults ?? [] });
  const headers = { Authorization: `Bearer ${storage['auth_token']}` };

  return {
    world,
    clock,
    viewer: userIdOf(scenario.as ?? 'client'),
    /** The query of the scenario's path. */
    query: scenario.at.split('?')[1] ?? '',
    /** Gets the body of an answer. */
    async ask(path: string): Promise<unknown> {
      const response = await server.handle(new Request(`${baseUrl}/api${path}`, { headers }));
      return response.json();
    },
  };
}

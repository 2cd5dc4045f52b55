import { createMockServer } from '../server/mock-server.ts';
import { userIdOf } from '../fixtures/accounts.ts';
import { scenarioOf, type ScenarioId } from '../scenarios/registry.ts';
import { openScenario, replayOf, type Scenario } from '../scenarios/scenario.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';

/** The server of a scenario, called as its viewer. */
export function servedState(given: ScenarioId | Scenario) {
  const scenario = typeof given === 'string' ? scenarioOf(given) : given;
  const clock = createSteppedClock();
  const { world, storage } = openScenario(scenario, clock);
  const baseUrl = 'http://mock.test';
  const server = createMockServer({
    world,
    clock,
    faults: scenario.faults ?? [],
    replay: replayOf(scenario, clock.now()),
  });
  const token = scenario.as && storage['auth_token'];

  /** Sends a call, by default a GET, to a path below the API's base. */
  function send(
    path: string,
    { method = 'GET', body }: { method?: string; body?: unknown } = {},
  ): Promise<Response> {
    const request = new Request(`${baseUrl}/api${path}`, {
      method,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return server.handle(request);
  }

  return {
    world,
    clock,
    server,
    token,
    viewer: userIdOf(scenario.as ?? 'client'),
    /** The query of the scenario's path. */
    query: scenario.at.split('?')[1] ?? '',
    send,
    /** Gets the body of an answer. */
    ask: async (path: string): Promise<unknown> => (await send(path)).json(),
  };
}

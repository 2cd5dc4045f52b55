import { createMockServer } from '../server/mock-server.ts';
import { scenarioOf, type ScenarioId } from '../scenarios/registry.ts';
import { openScenario, replayOf, type Scenario } from '../scenarios/scenario.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';

/** How a call differs from a GET by the viewer. */
interface Given {
  readonly method?: string;
  /** Sent as JSON, unless it is a text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The server of a scenario, called as its viewer. */
export function servedState(given: ScenarioId | Scenario) {
  const scenario = typeof given === 'string' ? scenarioOf(given) : given;
  const clock = createSteppedClock();
  const { world, storage } = openScenario(scenario, clock);
  const server = createMockServer({
    world,
    clock,
    faults: scenario.faults ?? [],
    replay: replayOf(scenario, clock.now()),
    dialect: scenario.dialect,
  });
  const token = storage['auth_token'];

  /** Sends a call to a path below the API's base, with a body by POST. */
  function send(path: string, { body, headers = {}, ...init }: Given = {}): Promise<Response> {
    const request = new Request(`http://mock.test/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...init,
      headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return server.handle(request);
  }

  return {
    world,
    clock,
    server,
    send,
    /** Gets the body of an answer. */
    ask: async (path: string): Promise<unknown> => (await send(path)).json(),
  };
}

import type { OfferRole } from '#src/domain/offer-process.ts';
import { createMockServer } from '../server/mock-server.ts';
import { people, userIdOf } from '../fixtures/accounts.ts';
import type { ScenarioId } from '../scenarios/registry.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { resolveState, type MockState } from '../scenarios/state.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';

/** The server of a state, called as its viewer or as another account. */
export function servedState(state: ScenarioId | MockState) {
  const clock = createSteppedClock();
  const scenario = resolveState(typeof state === 'string' ? { scenario: state } : state);
  const { world, storage } = openScenario(scenario, clock);
  const baseUrl = 'http://mock.test';
  const server = createMockServer({ world, clock, baseUrl, faults: scenario.faults ?? [] });

  return {
    world,
    clock,
    viewer: userIdOf(scenario.as ?? 'client'),
    /** The query of the scenario's path. */
    query: scenario.at.split('?')[1] ?? '',
    /** Sends a request: a GET, or a POST when something is sent. */
    async ask(path: string, sent?: { body?: unknown; as?: OfferRole }) {
      const token = sent?.as ? world.issueToken(people[sent.as].id) : storage['auth_token'];
      const response = await server.handle(
        new Request(`${baseUrl}/api${path}`, {
          method: sent ? 'POST' : 'GET',
          headers: { Authorization: `Bearer ${token}` },
          ...(sent ? { body: JSON.stringify(sent.body ?? {}) } : {}),
        }),
      );
      const body: unknown = await response.json().catch(() => null);
      return { status: response.status, body };
    },
  };
}

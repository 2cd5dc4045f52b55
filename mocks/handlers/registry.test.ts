import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#src/contract/registry.ts';
import { World } from '../db/world.ts';
import { answersWith } from '../faults/faults.ts';
import { createMockServer, type MockServer } from '../server/mock-server.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { routes } from './registry.ts';

it('has a handler for every call of the contract', () => {
  const answered = new Set(routes.map(({ endpoint }) => endpoint));
  expect(
    endpoints.filter((endpoint) => !answered.has(endpoint)).map(({ name }) => name),
    'write mock(…) for each in mocks/handlers, and name a new file in mocks/handlers/registry.ts',
  ).toEqual([]);
});

describe('routes a call to its own handler', () => {
  let server: MockServer;
  beforeEach(() => {
    const clock = createSteppedClock();
    server = createMockServer({ world: new World(clock), clock, baseUrl: 'http://mock.test' });
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const path = endpoint.path.replaceAll(/:\w+/g, '1');
      server.addFault(answersWith(endpoint, { handler: name }));
      const request = new Request(`http://mock.test/api${path}`, { method: endpoint.method });
      const response = await server.handle(request);
      expect(await response.json()).toEqual({ handler: name });
      expect(server.seen).toMatchObject([
        { method: endpoint.method, path: `/api${path}`, call: name },
      ]);
    },
  );
});

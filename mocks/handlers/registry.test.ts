import { expect, it } from 'vitest';
import { API_BASE_PATH, fillPath, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { World } from '../db/world.ts';
import { handlersOf } from '../server/handlers-of.ts';

const handlers = handlersOf(new World(createSteppedClock()));

/** The header of the first handler that matches a call with ids in its path. */
async function matchOf({ method, path }: AnyEndpoint): Promise<string | undefined> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const ids = Object.fromEntries(names.map((name) => [name, 7]));
  const request = new Request(`http://api.test${API_BASE_PATH}${fillPath(path, ids)}`, { method });
  for (const handler of handlers) {
    if (await handler.test({ request })) return handler.info.header;
  }
  return undefined;
}

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is answered by a handler of its own: write mock(…) in mocks/handlers, and name a new file in registry.ts',
  async (_, endpoint) => {
    const { method, path } = endpoint;
    expect(await matchOf(endpoint)).toBe(`${method} *${API_BASE_PATH}${path}`);
  },
);

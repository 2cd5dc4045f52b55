import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { routes } from './handlers/registry.ts';
import type { Route } from './mock.ts';

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(
    `^${(API_BASE_PATH + route.endpoint.path).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  ),
}));

/** A route, and the parameters that a path gives it. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The route of a request; undefined when the contract has no such call.
 *
 * @param path below the server's base address, without the query
 */
export function findRoute(method: string, path: string): RouteMatch | undefined {
  for (const { route, pattern } of patterns) {
    const found = route.endpoint.method === method ? pattern.exec(path) : null;
    if (found) return { route, params: decoded(found.groups ?? {}) };
  }
  return undefined;
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodedOrRaw(value)]),
  );
}

/** What cannot be decoded stays as it is; no schema of a parameter accepts it. */
function decodedOrRaw(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

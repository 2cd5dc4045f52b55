import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { routes } from '../handlers/registry.ts';
import type { Route } from '../handlers/mock.ts';

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(
    `^${(API_BASE_PATH + route.endpoint.path).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  ),
}));

/** A route and the parameters of the matched path. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a request; undefined when the call is not in the contract.
 *
 * @param path relative to the server's base URL, without the query
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

/** Returns invalid encodings unchanged; the parameter schemas reject them. */
function decodedOrRaw(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

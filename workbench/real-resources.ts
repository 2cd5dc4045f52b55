import { RESOURCES, type Resource } from '#mocks/engine/real-server.ts';
import { StateProblem } from '#mocks/scenarios/state-address.ts';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';

const KEY = 'nearhand.mock.real';

/** The parameter of an address that names the real resources. */
export const REAL = 'real';

/**
 * Chooses the resources that a real server answers for: those that `?real=` names, which this browser keeps,
 * or else the configured ones.
 *
 * @param configured in a development build, the value of `VITE_REAL_RESOURCES`; null in other builds
 * @throws StateProblem with the allowed values
 */
export function chooseResources(
  search: string,
  storage: KeyValueStorage,
  configured: string | null,
): readonly Resource[] {
  const named = new URLSearchParams(search).get(REAL);
  if (configured === null) {
    if (named !== null) throw new StateProblem(REAL, named, 'allowed in `npm run dev` only');
    return [];
  }
  const chosen = splitNames(named ?? storage.get(KEY) ?? configured);
  const unknown = chosen.find((name) => !isResource(name));
  // What an older version has kept is no mistake of the reader.
  if (unknown !== undefined && (named !== null || storage.get(KEY) === null)) {
    throw new StateProblem(REAL, unknown, `allowed: ${RESOURCES.join(', ')}, with commas`);
  }
  if (named !== null) storage.set(KEY, named);
  return chosen.filter(isResource);
}

const splitNames = (text: string) => text.split(',').filter((name) => name !== '');

const isResource = (name: string): name is Resource =>
  (RESOURCES as readonly string[]).includes(name);

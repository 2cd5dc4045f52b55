import type { DerivableScenario } from './scenario.ts';

/**
 * Returns a scenario of a list, to derive another one from it.
 *
 * @throws Error when the list doesn't have it
 * @example baseIn(cityScenarios, 'cities-loaded').with({ id: 'cities-bug', title: 'Cities, a bug' })
 */
export function baseIn<const List extends readonly DerivableScenario<string>[]>(
  list: List,
  id: List[number]['id'],
): DerivableScenario<string> {
  const found = list.find((each) => each.id === id);
  if (!found) throw new Error(`The list has no scenario "${id}".`);
  return found;
}

import { sourceOf } from '#mocks/printing/scenario-sources.ts';
import { findScenario, unknownScenario } from '#mocks/scenarios/registry.ts';
import type { Draft } from './draft.ts';
import { namesOf, type Names } from './names.ts';
import { valuesOf } from './render.ts';

/**
 * Plans a scenario in a file of its own.
 *
 * @param from the id of the scenario that it starts from
 * @throws Error when the id is invalid or taken, or `from` can't be found
 */
export function planScenario(draft: Draft, name: string, from: string): void {
  const names = namesOf(name);
  draft.createAll('scenario', { ...valuesOf(names), ...baseOf(from) });
  registerScenario(draft, names, `${names.camel}Scenario`);
}

/** Lists what a file of scenarios exports in the registry: one, or several after `...`. */
export function registerScenario(draft: Draft, names: Names, entry: string): void {
  if (findScenario(names.kebab)) {
    throw new Error(`There is a scenario "${names.kebab}" already. Nothing was written.`);
  }
  const registry = 'mocks/scenarios/registry.ts';
  draft.import(registry, entry.replace('...', ''), `./${names.kebab}.ts`);
  draft.append(registry, '\nconst all = [', entry);
}

/** Where a scenario is, and how to get at it. */
function baseOf(from: string) {
  if (!findScenario(from)) throw new Error(`--from: ${unknownScenario(from)}`);
  const source = sourceOf(from);
  if (!source) throw new Error(`--from is "${from}": start from another scenario.`);
  const { module, name, isList } = source;
  return {
    from,
    module,
    export: name,
    listed: isList,
    base: isList ? `baseIn(${name}, '${from}')` : name,
  };
}

import { exportNameOf } from '#mocks/scenarios/export-name.ts';
import { findScenario, sourceOf, unknownScenario } from '#mocks/scenarios/registry.ts';
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
  draft.createAll('scenario', {
    ...valuesOf(names),
    ...baseOf(from),
    constant: exportNameOf(names.kebab),
  });
  registerScenarios(draft, names);
}

/** Registers a new file of scenarios. */
export function registerScenarios(draft: Draft, { kebab, camel }: Names): void {
  if (findScenario(kebab)) {
    throw new Error(`There is a scenario "${kebab}" already. Nothing was written.`);
  }
  const registry = 'mocks/scenarios/registry.ts';
  draft.import(registry, `* as ${camel}`, `./${kebab}.ts`);
  draft.append(registry, '\nconst files = {', `'./${kebab}.ts': ${camel}`);
}

/** Where a scenario is exported. */
function baseOf(from: string) {
  const source = sourceOf(from);
  if (!source) throw new Error(`--from: ${unknownScenario(from)}`);
  return { from, module: source.module, base: source.name };
}

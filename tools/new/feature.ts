import type { Draft } from './draft.ts';
import { registerGroup } from './endpoint.ts';
import { planFlow } from './flow.ts';
import { namesOf, singularOf } from './names.ts';
import { valuesOf } from './render.ts';
import { planScreen } from './screen.ts';

const TABLES = 'mocks/db/tables.ts';

/**
 * Plans a feature about tasks that a user keeps: the table of its rows, the calls that list, add and remove them, the
 * button that does, a page of them, and a flow. How the button sends its removal joins what is tested with every
 * failure.
 *
 * @throws Error when the name is invalid or taken
 */
export function planFeature(draft: Draft, name: string): void {
  const names = namesOf(name);
  const one = singularOf(names);
  const values = valuesOf(names);
  draft.createAll('feature', values);
  registerGroup(draft, names);
  draft.insert(TABLES, '/** Describes another row', draft.fill('row-schema.ts', values));
  draft.append(TABLES, '\nexport const TABLES = {', draft.fill('row-table.ts', values));
  const call = { constant: `list${names.pascal}`, file: names.kebab };
  planScreen(draft, name, call, true);
  draft.import(
    'tests/faults/calls.tsx',
    `${names.camel}Loaded`,
    `#mocks/scenarios/${names.kebab}.ts`,
  );
  draft.append(
    'tests/faults/calls.tsx',
    'export const ACTIONS: Readonly<Partial<Record<EndpointName, readonly Action[]>>> = {',
    draft.fill('fault-action.ts', values),
  );
  planFlow(draft, `keeps-${one.kebab}`, names.title);
}

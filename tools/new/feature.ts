import type { Draft } from './draft.ts';
import { planEndpoint } from './endpoint.ts';
import { planFlow } from './flow.ts';
import { namesOf, singularOf } from './names.ts';
import { planScreen } from './screen.ts';
import { planTable } from './table.ts';
import { planToggle } from './toggle.ts';

/**
 * Plans a feature about rows that a user has: their table, the calls that list, add and remove them, the button that
 * does, a page of them, and a flow.
 *
 * @param given.of the table that each row refers to
 * @throws Error when a name is invalid or taken
 */
export function planFeature(draft: Draft, given: { name: string; of: string }): void {
  const names = namesOf(given.name, 'feature');
  const one = namesOf(singularOf(names.kebab), 'row');
  const list = `${names.kebab}.list`;
  const call = `/${given.of}/:id/${names.kebab}`;
  planTable(draft, { name: names.kebab, of: given.of });
  planEndpoint(draft, { name: list, method: 'GET', path: undefined, hasBody: false });
  for (const [verb, method] of [
    ['create', 'POST'],
    ['delete', 'DELETE'],
  ] as const) {
    planEndpoint(draft, { name: `${names.kebab}.${verb}`, method, path: call, hasBody: false });
  }
  const copy = `src/features/${names.kebab}/copy.ts`;
  const screen = { name: names.kebab, path: undefined, call: list, isGuarded: true, copy };
  const stories = planScreen(draft, { kind: 'list-screen', ...screen, toggle: one });
  planToggle(draft, names);
  planFlow(draft, { name: `keeps-${one.kebab}`, title: names.title, stories, as: 'worker' });
}

import type { Draft } from './draft.ts';
import { planEndpoint } from './endpoint.ts';
import { planFlow } from './flow.ts';
import { namesOf, singularOf } from './names.ts';
import { planScreen } from './screen.ts';
import { planTable } from './table.ts';

/** Asks a question. Returns its default for an empty answer. */
export type Ask = (question: string, byDefault: string) => Promise<string>;

/**
 * Plans a feature about rows that a user has: their table, the calls that list, add and remove them, a page
 * of them, and a flow.
 *
 * @param given.of the table that each row refers to
 * @throws Error when a name is invalid or taken
 */
export async function planFeature(
  draft: Draft,
  given: { name: string; of: string | undefined },
  ask: Ask,
): Promise<void> {
  const names = namesOf(given.name, 'feature');
  const one = namesOf(singularOf(names.kebab), 'row');
  const of = given.of ?? (await ask('Each row refers to one of (tasks, offers)', 'tasks'));
  const page = await ask('Address of the page', `/${names.kebab}`);
  const call = await ask(
    'Address of the calls that add and remove one',
    `/${of}/:id/${names.kebab}`,
  );
  const flow = await ask('Name of the flow', `keeps-${one.kebab}`);
  planTable(draft, { name: names.kebab, of });
  const path = undefined;
  planEndpoint(draft, { name: `${names.kebab}.list`, method: 'GET', path, hasBody: false });
  for (const [verb, method] of [
    ['create', 'POST'],
    ['delete', 'DELETE'],
  ] as const) {
    planEndpoint(draft, { name: `${names.kebab}.${verb}`, method, path: call, hasBody: false });
  }
  const list = `${names.kebab}.list`;
  const screen = { name: names.kebab, path: page, call: list, isGuarded: true };
  planScreen(draft, { kind: 'list-screen', ...screen });
  planFlow(draft, { name: flow, title: names.title });
}

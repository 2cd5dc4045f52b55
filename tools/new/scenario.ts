import { sourceOf } from '#mocks/printing/scenario-sources.ts';
import { findScenario, scenarios, unknownScenario } from '#mocks/scenarios/registry.ts';
import type { Draft } from './draft.ts';
import { namesOf, type Names } from './names.ts';
import { addImport, append } from './source.ts';

const FOLDER = 'mocks/scenarios';
const REGISTRY = `${FOLDER}/registry.ts`;

/**
 * Plans a scenario in a file of its own.
 *
 * @param given.from the id of a scenario that it starts from
 * @throws Error when the id is invalid or taken, or `from` can't be found
 */
export function planScenario(
  draft: Draft,
  given: { name: string; from: string | undefined; title: string | undefined },
): void {
  const names = namesOf(given.name, 'scenario');
  const title = given.title ?? names.title;
  rejectTaken(names.kebab, title);
  const text =
    given.from === undefined
      ? ownScenario(names, title)
      : derivedScenario(names, title, given.from);
  planScenarioFile(draft, names, `${names.camel}Scenario`, text);
}

/**
 * Plans a file of scenarios and its entry in the registry.
 *
 * @param entry the exported constant; with `...` before it if it is a list
 */
export function planScenarioFile(draft: Draft, names: Names, entry: string, text: string): void {
  draft.create(`${FOLDER}/${names.kebab}.ts`, text);
  draft.edit(
    REGISTRY,
    (source) => addImport(source, [entry.replace('...', '')], `./${names.kebab}.ts`),
    (source) => append(source, '\nconst all = [', entry),
  );
}

/** @throws Error when a scenario has the id or the title */
export function rejectTaken(id: string, title: string): void {
  const taken = scenarios.find((one) => one.id === id || one.title === title);
  if (!taken) return;
  const what = taken.id === id ? `the id "${id}"` : `the title "${title}"`;
  throw new Error(`The scenario ${taken.id} has ${what} already. Nothing was written.`);
}

/** A scenario that starts from another one. */
function derivedScenario({ kebab, camel }: Names, title: string, from: string): string {
  if (!findScenario(from)) throw new Error(`--from: ${unknownScenario(from)}`);
  const source = sourceOf(from);
  if (!source) throw new Error(`--from is "${from}": start from another scenario.`);
  const { module, name, isList } = source;
  const base = isList ? `baseIn(${name}, '${from}')` : name;
  return `import type { World } from '../db/world.ts';
import { people } from '../fixtures/accounts.ts';
import { seedTask } from '../seeds/rows.ts';
${isList ? "import { baseIn } from './base-in.ts';\n" : ''}import { ${name} } from '${module}';

/** Seeds one more task of the client. */
function oneMoreTask(world: World): void {
  seedTask(world, {
    id: world.tasks.nextId,
    client_id: people.client.id,
    title: 'Mow the lawn',
    daysAgo: 2,
    due: 5,
  });
}

/** The rows of \`${from}\`, and one more task. */
export const ${camel}Scenario = ${base}.with({
  id: '${kebab}',
  title: ${quoted(title)},
  also: oneMoreTask,
});
`;
}

/** A string literal, as the formatter writes it. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

const ownScenario = (
  { kebab, camel }: Names,
  title: string,
) => `import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import { seedOffer, seedTask } from '../seeds/rows.ts';
import { people } from '../fixtures/accounts.ts';
import { scenario } from './scenario.ts';

const { client, worker } = people;

/** Seeds a task of the client, offered to the worker. */
function offeredTask(world: World): void {
  seedTask(world, { id: 1, client_id: client.id, title: 'Mow the lawn', daysAgo: 2, due: 5 });
  seedOffer(world, { id: 1, task_id: 1, worker_id: worker.id, status: 'pending' });
}

/** A task that the client has offered to the worker, as the worker sees it. */
export const ${camel}Scenario = scenario({
  id: '${kebab}',
  title: ${quoted(title)},
  as: 'worker',
  at: paths.offers.to(),
  seed: offeredTask,
});
`;

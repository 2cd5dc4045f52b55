import { findScenario, scenarios, unknownScenario } from '#mocks/scenarios/registry.ts';
import type { Draft } from './draft.ts';
import { namesOf, type Names } from './names.ts';
import { addImport, addTypeImport, append, elementsOf, type Source } from './source.ts';

const FOLDER = 'mocks/scenarios';
const REGISTRY = `${FOLDER}/registry.ts`;

/**
 * Plans a scenario. A derived one goes into the list of the scenario that it starts from.
 *
 * @param given.from the id of that scenario
 * @throws Error when the id is invalid or taken, or `from` can't be found
 */
export function planScenario(
  draft: Draft,
  given: { name: string; from: string | undefined; title: string | undefined },
): void {
  const names = namesOf(given.name, 'scenario');
  const title = given.title ?? names.title;
  rejectTaken(names.kebab, title);
  if (given.from !== undefined) planDerived(draft, names, title, given.from);
  else {
    planScenarioFile(draft, names, `${names.camel}Scenario`, ownScenario(names, title));
  }
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

function planDerived(draft: Draft, names: Names, title: string, from: string): void {
  if (!findScenario(from)) throw new Error(`--from: ${unknownScenario(from)}`);
  const path = draft
    .files(`${FOLDER}/*.ts`)
    .find((file) => !file.endsWith('.test.ts') && draft.read(file).includes(`'${from}'`));
  if (path === undefined) {
    throw new Error(
      `--from is "${from}", an id that no file in ${FOLDER} writes out: start from another scenario. Nothing was written.`,
    );
  }
  const source: Source = { path, text: draft.read(path) };
  const list = /export const \w+Scenarios = \[/.exec(source.text)?.[0];
  const exported = new RegExp(`export const (\\w+) = [\\w.]+\\(\\s*(?:\\{\\s*id: )?'${from}'`).exec(
    source.text,
  )?.[1];
  if (list === undefined && exported !== undefined) {
    const file = path.slice(FOLDER.length + 1);
    const text = `import type { World } from '../db/world.ts';
import { seedTask } from '../seeds/rows.ts';
import { people } from '../fixtures/accounts.ts';
import { ${exported} } from './${file}';

/** The rows of \`${from}\`, and ${ADDED}. */
export const ${names.camel}Scenario = ${derived(names, title, exported)};

${seedOf(names)}`;
    planScenarioFile(draft, names, `${names.camel}Scenario`, text);
    return;
  }
  if (list === undefined) {
    throw new Error(`${path}: looked for \`export const …Scenarios = [\`. Nothing was written.`);
  }
  const base = namedBase(source, list, from);
  draft.edit(
    path,
    () => base.text,
    (now) => append(now, list, derived(names, title, base.name)),
    (now) => `${now.text}\n${seedOf(names)}`,
    (now) => addImport(now, ['seedTask'], '../seeds/rows.ts'),
    (now) => addImport(now, ['people'], '../fixtures/accounts.ts'),
    (now) => addTypeImport(now, 'World', '../db/world.ts'),
  );
}

/** Gives the scenario to derive from a name, if it stands in the list without one. */
function namedBase(source: Source, list: string, from: string): { name: string; text: string } {
  const isId = (text: string) => new RegExp(`^[\\w.]+\\(\\s*(?:\\{\\s*id: )?'${from}'`).test(text);
  for (const [, name = '', value = ''] of source.text.matchAll(
    /^(?:export )?const (\w+) = ([\w.]+\((?:\s*\{\s*id: |\s*)'[\w-]+')/gm,
  )) {
    if (isId(value)) return { name, text: source.text };
  }
  const element = elementsOf(source, list).find((one) => isId(one));
  if (element === undefined) {
    throw new Error(
      `--from is "${from}", which ${source.path} doesn't write out as an element of \`${list}\`: start from another scenario of that file. Nothing was written.`,
    );
  }
  const { camel: name } = namesOf(from, 'scenario');
  const withName = source.text.replace(element, () => name);
  // Above the list and its doc comment.
  const [before = '', after = ''] = withName.split(list);
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(before);
  const head = comment ? before.slice(0, comment.index) : before;
  const text = `${head}const ${name} = ${element};\n\n${comment?.[0] ?? ''}${list}${after}`;
  return { name, text };
}

/** A string literal, as the formatter writes it. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

const ADDED = 'one more task';

const derived = ({ kebab, camel }: Names, title: string, base: string) => `${base}.with({
  id: '${kebab}',
  title: ${quoted(title)},
  also: ${camel}Rows,
})`;

const seedOf = ({
  camel,
  words,
}: Names) => `/** Seeds what \`${words}\` adds: ${ADDED} of the client. */
function ${camel}Rows(world: World): void {
  seedTask(world, {
    id: world.tasks.nextId,
    client_id: people.client.id,
    title: 'Mow the lawn',
    daysAgo: 2,
    due: 5,
  });
}
`;

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

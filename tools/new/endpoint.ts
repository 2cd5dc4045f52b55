import type { Draft } from './draft.ts';
import { readPlan, type EndpointPlan, type Given } from './endpoint-plan.ts';
import { shapeOf, type Shape } from './endpoint-shapes.ts';
import { capitalize } from './names.ts';
import { addImport, append, type Source } from './source.ts';
import { hasTask } from './table.ts';

/**
 * Plans a call: its definition in the contract, and its handler with a test. A group that is named after a
 * table of users' rows lists, adds and removes them. Any other answer starts small: the id of a row, a list, or
 * a message.
 *
 * @param given.name `resource.verb`
 * @param given.path without `/api`; by default, it follows from the name, like the method
 * @throws Error when the name or the path is invalid or taken
 */
export function planEndpoint(draft: Draft, given: Given): void {
  const plan = readPlan(draft, given);
  const shape = shapeOf(plan);
  planContract(draft, plan, shape);
  planHandler(draft, plan, shape);
  planHandlerTest(draft, plan, shape);
}

function planContract(draft: Draft, plan: EndpointPlan, { answer, entity }: Shape): void {
  const { group, own } = plan;
  const path = `src/contract/${group.kebab}.ts`;
  if (!draft.has(path)) {
    draft.create(path, '');
    draft.edit(
      'src/contract/registry.ts',
      (source) => addImport(source, `* as ${group.camel}`, `./${group.kebab}.ts`),
      (source) => append(source, '\nconst files = [', group.camel),
    );
  }
  const isNew = entity && !draft.read(path).includes(`export const ${entity} =`);
  const code = `${isNew ? entityOf(plan, entity) : ''}${definition(plan, answer)}`;
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
  const imports = {
    './endpoint.ts': ['endpoint', 'MessageAnswer'],
    './shared.ts': ['IdParams'],
    '#src/domain/task.ts': isNew && hasTask(own) ? ['Task'] : [],
    '#src/domain/primitives.ts': ['Id', 'Timestamp'],
  };
  draft.edit(
    path,
    ({ text }) => `${text}\n${code}`,
    ...Object.entries(imports).map(
      ([specifier, names]) =>
        (source: Source) =>
          addImport(source, names.filter(uses), specifier),
    ),
    (source) => (uses('z') ? addImport(source, '* as z', 'zod/mini') : source.text),
  );
}

/** The schema of what the calls of a table answer with. */
function entityOf({ one, own }: EndpointPlan, entity: string): string {
  const task = 'task: z.pick(Task, { id: true, title: true, payment_offer: true }), ';
  const shown = hasTask(own) ? task : own?.of ? `${own.of.column}: Id, ` : '';
  return `/** ${one.title} of the viewer. */
export const ${entity} = z.object({ id: Id, ${shown}created_at: Timestamp });

`;
}

function definition(plan: EndpointPlan, answer: string): string {
  const { name, method, path, constant, resource, rows } = plan;
  const lines = [
    `name: '${name}'`,
    `method: '${method}'`,
    `path: '${path}'`,
    `resource: '${resource}'`,
    plan.invalidates && `invalidates: ['${resource}']`,
    plan.creates && 'creates: true',
    rows && 'params: IdParams',
    plan.hasBody && 'body: z.object({})',
    `answer: ${answer}`,
    `fallback: 'Failed to ${action(plan)}'`,
  ].filter((line) => line !== false && line !== undefined);
  return `/** ${summary(plan)}. */
export const ${constant} = endpoint({
  ${lines.join(',\n  ')},
});
`;
}

/** What it does, in a sentence: `List bills`, `Mark a bill as paid`. */
function summary(plan: EndpointPlan): string {
  const { verb, group, one } = plan;
  if (verb.camel === 'list') return `List ${group.words}`;
  const article = /^[aeiou]/.test(one.words) ? 'an' : 'a';
  return capitalize(action(plan).replace(one.words, () => `${article} ${one.words}`));
}

/** The same, as it stands in messages: `fetch bills`, `mark bill as paid`. */
function action({ method, verb, group, one }: EndpointPlan): string {
  if (verb.camel === 'list') return `fetch ${group.words}`;
  if (verb.camel === 'get') return `fetch ${one.words}`;
  if (method === 'GET') return `fetch ${one.words} ${verb.words}`;
  const [first, ...rest] = verb.words.split(' ');
  return [first, one.words, ...rest].join(' ');
}

function planHandler(draft: Draft, plan: EndpointPlan, shape: Shape): void {
  const { group, one, constant } = plan;
  const path = `mocks/handlers/${group.kebab}.ts`;
  const handlers = /export const (\w+Handlers) = \(/;
  const known = draft.has(path) && handlers.exec(draft.read(path))?.[1];
  const list = known || `${one.camel}Handlers`;
  const opening = `export const ${list} = (mock: Mock) => [`;
  if (!draft.has(path)) {
    if (new RegExp(`\\b${list}\\b`).test(draft.read('mocks/handlers/registry.ts'))) {
      throw new Error(
        `mocks/handlers/registry.ts has ${list} already: "${group.kebab}" is too close to another resource. Nothing was written.`,
      );
    }
    draft.create(path, `import type { Mock } from './mock.ts';\n\n${opening}\n];\n`);
    draft.edit(
      'mocks/handlers/registry.ts',
      (source) => addImport(source, [list], `./${group.kebab}.ts`),
      (source) =>
        append(
          source,
          'export const handlersWith = (mock: Mock): HttpHandler[] => [',
          `...${list}(mock)`,
        ),
    );
  }
  const fromContract = [constant, ...(shape.entity ? [shape.entity] : [])];
  draft.edit(
    path,
    (source) => append(source, opening, `\n${shape.handler}`),
    (source) => addImport(source, fromContract, `#src/contract/${group.kebab}.ts`),
    ...Object.entries(shape.imports ?? {}).map(
      ([name, specifier]) =>
        (source: Source) =>
          addImport(source, [name], specifier),
    ),
  );
}

function planHandlerTest(draft: Draft, { group, constant }: EndpointPlan, { test }: Shape): void {
  const path = `mocks/handlers/${group.kebab}.test.ts`;
  if (!draft.has(path)) draft.create(path, EMPTY_TEST);
  const people = ['CLIENT', 'NOBODY', 'WORKER'].filter((person) => test.includes(person));
  draft.edit(
    path,
    ({ text }) => `${text}\n${test}`,
    (source) => addImport(source, [constant], `#src/contract/${group.kebab}.ts`),
    (source) => addImport(source, people, '../testing/small-world.ts'),
  );
}

const EMPTY_TEST = `import { beforeEach, expect, it } from 'vitest';
import { smallWorld, type SmallWorld } from '../testing/small-world.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});
`;

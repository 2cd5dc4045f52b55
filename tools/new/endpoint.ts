import type { Draft } from './draft.ts';
import { readPlan, type EndpointPlan, type Given } from './endpoint-plan.ts';
import { shapeOf, type Shape } from './endpoint-shapes.ts';
import { singularOf } from './names.ts';
import { addImport, append, type Source } from './source.ts';
import { hasTask } from './table.ts';

/**
 * Plans a call: its definition in the contract, its handler with a test, and what the conformance check
 * needs. A group that is named after a table of users' rows lists, adds and removes them. Any other answer
 * starts small: the id of a row, a list, or a message.
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
  planCheck(draft, plan, shape);
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
  const { name, group, verb, method, path, constant, resource, rows } = plan;
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
    `fallback: '${fallback(plan)}'`,
  ].filter((line) => line !== false && line !== undefined);
  const summary = verb.camel === 'list' ? `Lists ${group.words}` : `${group.title}: ${verb.words}`;
  const scope = rows ? `, of one ${singularOf(rows.table)}` : '';
  return `/** ${summary}${scope}. */
export const ${constant} = endpoint({
  ${lines.join(',\n  ')},
});
`;
}

function fallback({ method, verb, group, one }: EndpointPlan): string {
  if (verb.camel === 'list') return `Failed to fetch ${group.words}`;
  if (verb.camel === 'get') return `Failed to fetch ${one.words}`;
  if (method === 'GET') return `Failed to fetch ${one.words} ${verb.words}`;
  const [first, ...rest] = verb.words.split(' ');
  return ['Failed to', first, one.words, ...rest].join(' ');
}

function planHandler(draft: Draft, plan: EndpointPlan, shape: Shape): void {
  const { group, one, constant } = plan;
  const path = `mocks/handlers/${group.kebab}.ts`;
  const routes = /export const (\w+Routes) = \[/;
  const known = draft.has(path) && routes.exec(draft.read(path))?.[1];
  const list = known || `${one.camel}Routes`;
  if (!draft.has(path)) {
    if (new RegExp(`\\b${list}\\b`).test(draft.read('mocks/handlers/registry.ts'))) {
      throw new Error(
        `mocks/handlers/registry.ts has ${list} already: "${group.kebab}" is too close to another resource. Nothing was written.`,
      );
    }
    draft.create(path, `import { mock } from './mock.ts';\n\nexport const ${list} = [\n];\n`);
    draft.edit(
      'mocks/handlers/registry.ts',
      (source) => addImport(source, [list], `./${group.kebab}.ts`),
      (source) => append(source, '\nconst all: readonly Route[] = [', `...${list}`),
    );
  }
  const fromContract = [constant, ...(shape.entity ? [shape.entity] : [])];
  draft.edit(
    path,
    (source) => append(source, `export const ${list} = [`, `\n${shape.handler}`),
    (source) => addImport(source, fromContract, `#src/contract/${group.kebab}.ts`),
    ...Object.entries(shape.imports ?? {}).map(
      ([name, specifier]) =>
        (source: Source) =>
          addImport(source, [name], specifier),
    ),
  );
}

function planHandlerTest(
  draft: Draft,
  { name, group, constant }: EndpointPlan,
  { test }: Shape,
): void {
  const people = ['CLIENT', 'NOBODY', 'WORKER'].filter((person) => test.includes(person));
  draft.create(
    `mocks/handlers/${name.replace('.', '-')}.test.ts`,
    `import { beforeEach, expect, it } from 'vitest';
import { ${constant} } from '#src/contract/${group.kebab}.ts';
import { ${people.join(', ')}, smallWorld, type SmallWorld } from '../testing/small-world.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

${test}`,
  );
}

/** A check of what can't be derived from the contract. That of a GET without an id is. */
function planCheck(draft: Draft, plan: EndpointPlan, { removes }: Shape): void {
  const { name, method, group, one, constant, rows, hasBody } = plan;
  if (method === 'GET' && !rows) return;
  const path = `tools/conformance/checks/${name.replace('.', '-')}.checks.ts`;
  const contract = `src/contract/${group.kebab}.ts`;
  const adds = `create${one.pascal}`;
  // What is removed has to be added first.
  const isAdded = removes && draft.read(contract).includes(`const ${adds} =`);
  const body = hasBody ? ', body: {}' : '';
  const request = rows
    ? `async (bench) => {
  const params = { id: firstId((await bench.send(${rows.list}, { as: 'worker' })).body) };
  ${isAdded ? `await bench.send(${adds}, { as: 'worker', params });` : ''}
  return { as: 'worker', params${body} };
}`
    : `{ as: 'client'${body} }`;
  draft.create(
    path,
    `import { answers, type Check } from '../check.ts';

/** It doesn't depend on other checks. */
export const checks: readonly Check[] = [answers(${constant}, 'answers', ${request})];
`,
  );
  draft.edit(
    path,
    (source) => addImport(source, isAdded ? [constant, adds] : [constant], `#${contract}`),
    (source) =>
      rows ? addImport(source, [rows.list], `#src/contract/${rows.table}.ts`) : source.text,
    (source) => addImport(source, rows ? ['firstId'] : [], '../values.ts'),
  );
}

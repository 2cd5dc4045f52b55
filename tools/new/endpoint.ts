import type { Method } from '#src/contract/endpoint.ts';
import { definedCalls, type DefinedCall } from './contract-source.ts';
import type { Draft } from './draft.ts';
import { namesOf, singularOf, type Names } from './names.ts';
import { addImport, addNamespaceImport, append } from './source.ts';
import { rowsOf, type WorldRows } from './world-rows.ts';

/** Everything that the files of a new call depend on. */
interface Plan {
  /** `bills.list`. */
  readonly name: string;
  /** The part before the dot, which names the files. */
  readonly group: Names;
  /** One of what the group has. */
  readonly one: Names;
  readonly verb: Names;
  readonly method: Method;
  readonly path: string;
  readonly constant: string;
  readonly resource: string;
  readonly invalidates: boolean;
  /** The rows that the path's `:id` names, if it has one. */
  readonly rows: WorldRows | undefined;
}

const PATH = /^(?:\/(?::\w+|[a-z][a-z-]*))+$/;

const METHOD_OF: Readonly<Record<string, Method>> = {
  list: 'GET',
  get: 'GET',
  update: 'PUT',
  delete: 'DELETE',
};

/**
 * Plans a call: its definition in the contract, its handler with a test, and what the conformance check
 * needs. Its answer starts small: the id of a row, a list, or a message.
 *
 * @param given.name `resource.verb`
 * @param given.path without `/api`; by default, it follows from the name, like the method
 * @throws Error when the name or the path is invalid or taken
 */
export function planEndpoint(
  draft: Draft,
  given: { name: string; method: Method | undefined; path: string | undefined },
): void {
  const plan = readPlan(definedCalls(draft), draft, given);
  planContract(draft, plan);
  planHandler(draft, plan);
  planCheck(draft, plan);
}

function readPlan(
  calls: readonly DefinedCall[],
  draft: Draft,
  given: { name: string; method: Method | undefined; path: string | undefined },
): Plan {
  const [groupName = '', verbName = '', ...rest] = given.name.split('.');
  if (rest.length > 0 || !/^[A-Za-z-]+$/.test(groupName) || !/^[A-Za-z-]+$/.test(verbName)) {
    throw new Error(
      `"${given.name}" can't name an endpoint; allowed: resource.verb without digits, such as bills.list or bills.mark-as-paid.`,
    );
  }
  // Words such as `delete` name calls, but no constants.
  const group = namesOf(groupName, 'resource');
  const verb = /^(delete|import|export)$/.test(verbName)
    ? verbOf(verbName)
    : namesOf(verbName, 'call');
  const one = namesOf(singularOf(group.kebab), 'resource');
  const name = `${group.kebab}.${verb.kebab}`;
  const method = given.method ?? METHOD_OF[verb.kebab] ?? 'POST';
  const path = given.path ?? defaultPath(group, verb);
  rejectPath(path);
  const rows = path.includes(':') ? rowsOf(path) : undefined;
  const constant = constantOf(method, group, one, verb);
  for (const call of calls) {
    const has =
      call.name === name
        ? `the call ${name}`
        : call.method === method && shapeOf(call.path) === shapeOf(path)
          ? `${method} ${path}`
          : call.constant === constant && `the constant ${constant}`;
    if (has) {
      throw new Error(
        `src/contract/${call.file}.ts has ${has} already (${call.name}). Nothing was written.`,
      );
    }
  }
  const siblings = calls.filter(({ file }) => file === group.kebab);
  if (siblings.length === 0 && draft.has(`src/contract/${group.kebab}.ts`)) {
    throw new Error(`src/contract/${group.kebab}.ts has no calls: choose another resource.`);
  }
  const resource = siblings[0]?.resource ?? one.kebab;
  const invalidates =
    method !== 'GET' && calls.some((call) => call.method === 'GET' && call.resource === resource);
  return { name, group, one, verb, method, path, constant, resource, invalidates, rows };
}

function verbOf(word: string): Names {
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  return { kebab: word, camel: word, pascal: title, words: word, title };
}

function defaultPath(group: Names, verb: Names): string {
  switch (verb.kebab) {
    case 'list':
    case 'create':
      return `/${group.kebab}`;
    case 'get':
    case 'update':
    case 'delete':
      return `/${group.kebab}/:id`;
    default:
      return `/${group.kebab}/${verb.kebab}`;
  }
}

/** @throws Error when a path is not one of the contract's, which have at most one parameter, `:id` */
function rejectPath(path: string): void {
  const parameters = path.match(/:\w+/g) ?? [];
  if (!PATH.test(path) || path.startsWith('/api/')) {
    throw new Error(
      `--path is "${path}"; allowed: segments of letters and hyphens, without /api, such as /bills or /offers/:id/bill.`,
    );
  }
  if (parameters.length > 1 || parameters.some((parameter) => parameter !== ':id')) {
    throw new Error(`--path is "${path}"; allowed: one parameter, which is :id.`);
  }
}

const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':id');

/** `listBills`, `getBill`, `createBill`, `markBillAsPaid`; `getBillSummary` for any other GET. */
function constantOf(method: Method, group: Names, one: Names, verb: Names): string {
  if (verb.camel === 'list') return `list${group.pascal}`;
  if (verb.camel === 'get') return `get${one.pascal}`;
  if (method === 'GET') return `get${one.pascal}${verb.pascal}`;
  const [first = ''] = verb.words.split(' ');
  return first + one.pascal + verb.pascal.slice(first.length);
}

const hasBody = ({ method }: Plan): boolean => method === 'POST' || method === 'PUT';

/** What a successful call answers. */
type Shape = 'row' | 'list' | 'viewer' | 'message';

function shapeOfAnswer({ rows, method, verb }: Plan): Shape {
  if (rows) return 'row';
  if (method !== 'GET') return 'message';
  return verb.kebab === 'list' ? 'list' : 'viewer';
}

function planContract(draft: Draft, plan: Plan): void {
  const { group, rows } = plan;
  const path = `src/contract/${group.kebab}.ts`;
  if (!draft.has(path)) {
    draft.create(path, "import * as z from 'zod/mini';\n");
    draft.edit(
      'src/contract/registry.ts',
      (source) => addNamespaceImport(source, group.camel, `./${group.kebab}.ts`),
      (source) => append(source, '\nconst files = [', group.camel),
    );
  }
  const isMessage = shapeOfAnswer(plan) === 'message';
  draft.edit(
    path,
    (source) =>
      addImport(source, ['endpoint', ...(isMessage ? ['MessageAnswer'] : [])], './endpoint.ts'),
    (source) => (isMessage ? source.text : addImport(source, ['Id'], '#src/domain/primitives.ts')),
    (source) => (rows ? addImport(source, ['IdParams'], './shared.ts') : source.text),
    (source) =>
      isMessage && !hasBody(plan) ? source.text : addNamespaceImport(source, 'z', 'zod/mini'),
    ({ text }) => `${withoutUnused(text, plan)}\n${definition(plan)}`,
  );
}

/** A new file starts with zod, which a call without any schema of its own doesn't need. */
function withoutUnused(text: string, plan: Plan): string {
  const isUnused = !/\bz\./.test(text) && !/\bz\./.test(definition(plan));
  return isUnused ? text.replace("import * as z from 'zod/mini';\n", '') : text;
}

const ANSWERS: Readonly<Record<Shape, string>> = {
  row: 'z.object({ data: z.object({ id: Id }) })',
  list: 'z.object({ data: z.array(z.object({ id: Id })) })',
  viewer: 'z.object({ data: z.object({ id: Id }) })',
  message: 'MessageAnswer',
};

function definition(plan: Plan): string {
  const { name, group, verb, method, path, constant, resource, rows } = plan;
  const lines = [
    `name: '${name}'`,
    `method: '${method}'`,
    `path: '${path}'`,
    `resource: '${resource}'`,
    plan.invalidates && `invalidates: ['${resource}']`,
    rows && 'params: IdParams',
    hasBody(plan) && 'body: z.object({})',
    `answer: ${ANSWERS[shapeOfAnswer(plan)]}`,
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

function fallback({ method, verb, group, one }: Plan): string {
  if (verb.camel === 'list') return `Failed to fetch ${group.words}`;
  if (verb.camel === 'get') return `Failed to fetch ${one.words}`;
  if (method === 'GET') return `Failed to fetch ${one.words} ${verb.words}`;
  const [first, ...rest] = verb.words.split(' ');
  return ['Failed to', first, one.words, ...rest].join(' ');
}

function planHandler(draft: Draft, plan: Plan): void {
  const { group, one, constant } = plan;
  const path = `mocks/handlers/${group.kebab}.ts`;
  const contract = `#src/contract/${group.kebab}.ts`;
  const routes = /export const (\w+Routes) = \[/;
  const list = draft.has(path)
    ? (routes.exec(draft.read(path))?.[1] ?? `${one.camel}Routes`)
    : `${one.camel}Routes`;
  if (!draft.has(path)) {
    if (new RegExp(`\\b${list}\\b`).test(draft.read('mocks/handlers/registry.ts'))) {
      throw new Error(
        `mocks/handlers/registry.ts has ${list} already: "${group.kebab}" is too close to another resource. Nothing was written.`,
      );
    }
    draft.create(
      path,
      `import { mock } from '../server/mock.ts';\n\nexport const ${list} = [\n];\n`,
    );
    draft.edit(
      'mocks/handlers/registry.ts',
      (source) => addImport(source, [list], `./${group.kebab}.ts`),
      (source) => append(source, '\nconst all: readonly Route[] = [', `...${list}`),
    );
  }
  draft.edit(
    path,
    (source) => append(source, `export const ${list} = [`, `\n${handler(plan)}`),
    (source) => addImport(source, [constant], contract),
  );
  draft.create(`mocks/handlers/${plan.name.replace('.', '-')}.test.ts`, handlerTest(plan));
}

function handler(plan: Plan): string {
  const { constant, rows } = plan;
  switch (shapeOfAnswer(plan)) {
    case 'row':
      return `mock(${constant}, ({ params, world }) => ({
  data: { id: world.${rows?.table}.findOrThrow(params.id).id },
}))`;
    case 'list':
      return `mock(${constant}, () => ({ data: [] }))`;
    case 'viewer':
      return `mock(${constant}, ({ viewer }) => ({ data: { id: viewer.id } }))`;
    case 'message':
      return `mock(${constant}, () => ({ message: 'Done.' }))`;
  }
}

function handlerTest(plan: Plan): string {
  const { constant, group, rows } = plan;
  const world = "} from '../testing/small-world.ts';";
  const head = `import { beforeEach, expect, it } from 'vitest';
import { ${constant} } from '#src/contract/${group.kebab}.ts';
import { CLIENT, ${rows ? 'NOBODY, ' : ''}smallWorld, type SmallWorld ${world}

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});
`;
  switch (shapeOfAnswer(plan)) {
    case 'row':
      return `${head}
it('answers about a row', async () => {
  const { id } = ${rows?.inTest};
  expect(await small.ok(CLIENT, ${constant}, { params: { id } })).toEqual({ data: { id } });
});

it('gets a 404 for an unknown id', async () => {
  const { status } = await small.error(CLIENT, ${constant}, { params: { id: NOBODY } });
  expect(status).toBe(404);
});
`;
    case 'list':
      return `${head}
it('lists nothing yet', async () => {
  expect(await small.ok(CLIENT, ${constant})).toEqual({ data: [] });
});
`;
    case 'viewer':
      return `${head}
it('answers about the viewer', async () => {
  expect(await small.ok(CLIENT, ${constant})).toEqual({ data: { id: CLIENT } });
});
`;
    case 'message':
      return `${head}
it('succeeds', async () => {
  expect(await small.ok(CLIENT, ${constant})).toEqual({ message: 'Done.' });
});
`;
  }
}

const CHECKS = 'tools/conformance/checks';

/** A GET without an id needs nothing: its check is derived from the contract. */
function planCheck(draft: Draft, plan: Plan): void {
  const { method, group, one, constant, rows } = plan;
  if (method === 'GET' && !rows) return;
  const path = method === 'GET' ? `${CHECKS}/reading.ts` : `${CHECKS}/${group.kebab}.ts`;
  const checks = `${one.camel}Checks`;
  if (!draft.has(path)) {
    const text = `import { answers, type Check } from '../check.ts';

/** The calls of ${group.words} that change something. */
export const ${checks}: readonly Check[] = [
];
`;
    draft.create(path, text);
    draft.edit(
      `${CHECKS}/all.ts`,
      (source) => addImport(source, [checks], `./${group.kebab}.ts`),
      (source) => append(source, '\nconst writtenChecks: readonly Check[] = [', `...${checks}`),
    );
  }
  const list = [
    ...draft.read(path).matchAll(/export const \w+Checks: readonly Check\[\] = \[/g),
  ].at(-1);
  const opening = list?.[0] ?? 'export const …Checks: readonly Check[] = [';
  draft.edit(
    path,
    (source) => append(source, opening, check(plan)),
    (source) => addImport(source, [constant], `#src/contract/${group.kebab}.ts`),
    (source) => addImport(source, ['answers'], '../check.ts'),
    (source) =>
      rows
        ? addImport(source, [rows.list.call], `#src/contract/${rows.list.file}.ts`)
        : source.text,
    (source) => (rows ? addImport(source, ['firstId'], '../values.ts') : source.text),
  );
}

function check(plan: Plan): string {
  const { constant, rows } = plan;
  const body = hasBody(plan) ? 'body: {}' : '';
  if (!rows) return `answers(${constant}, 'answers', { as: 'client', ${body} })`;
  const { call, as } = rows.list;
  return `answers(${constant}, 'answers', async (bench) => ({
  as: '${as}',
  params: { id: firstId((await bench.send(${call}, { as: '${as}' })).body) },
  ${body}
}))`;
}

import type { Method } from '#src/contract/endpoint.ts';
import { definedCalls, type DefinedCall } from './contract-source.ts';
import type { Draft } from './draft.ts';
import { namesOf, singularOf, type Names } from './names.ts';
import { addImport, addNamespaceImport, append } from './source.ts';
import { hasTask, ownTable, type OwnTable } from './table.ts';
import { rowsOf, type WorldRows } from './world-rows.ts';

/** What a call is asked for with. */
interface Given {
  readonly name: string;
  readonly method: Method | undefined;
  readonly path: string | undefined;
  readonly hasBody: boolean;
}

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
  /** The table with rows of users that the group is named after, if there is one. */
  readonly own: OwnTable | undefined;
  readonly hasBody: boolean;
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
 * needs. A group that is named after a table of users' rows lists, adds and removes them. Any other answer
 * starts small: the id of a row, a list, or a message.
 *
 * @param given.name `resource.verb`
 * @param given.path without `/api`; by default, it follows from the name, like the method
 * @throws Error when the name or the path is invalid or taken
 */
export function planEndpoint(draft: Draft, given: Given): void {
  const plan = readPlan(definedCalls(draft), draft, given);
  planContract(draft, plan);
  planHandler(draft, plan);
  planCheck(draft, plan);
}

function readPlan(calls: readonly DefinedCall[], draft: Draft, given: Given): Plan {
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
  const hasBody = given.hasBody && (method === 'POST' || method === 'PUT');
  const own = ownTable(draft, group.camel);
  return {
    name,
    group,
    one,
    verb,
    method,
    path,
    constant,
    resource,
    invalidates,
    rows,
    own,
    hasBody,
  };
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

/** What a successful call answers. */
type Shape = 'own-list' | 'own-add' | 'own-remove' | 'row' | 'list' | 'viewer' | 'message';

function shapeOfAnswer({ rows, own, method, verb }: Plan): Shape {
  if (own && verb.kebab === 'list') return 'own-list';
  if (own?.of && rows?.table === own.of.table) {
    if (method === 'POST') return 'own-add';
    if (method === 'DELETE') return 'own-remove';
  }
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
  const shape = shapeOfAnswer(plan);
  const isMessage = shape === 'message' || shape === 'own-remove';
  if (shape.startsWith('own-')) planEntity(draft, path, plan);
  draft.edit(
    path,
    (source) =>
      addImport(source, ['endpoint', ...(isMessage ? ['MessageAnswer'] : [])], './endpoint.ts'),
    (source) => (isMessage ? source.text : addImport(source, ['Id'], '#src/domain/primitives.ts')),
    (source) => (rows ? addImport(source, ['IdParams'], './shared.ts') : source.text),
    (source) =>
      isMessage && !plan.hasBody ? source.text : addNamespaceImport(source, 'z', 'zod/mini'),
    ({ text }) => `${withoutUnused(text, plan)}\n${definition(plan)}`,
  );
}

/** A new file starts with zod, which a call without any schema of its own doesn't need. */
function withoutUnused(text: string, plan: Plan): string {
  const isUnused = !/\bz\./.test(text) && !/\bz\./.test(definition(plan));
  return isUnused ? text.replace("import * as z from 'zod/mini';\n", '') : text;
}

/** Adds the schema of what the calls answer with, once per file. */
function planEntity(draft: Draft, path: string, { one, own }: Plan): void {
  if (draft.read(path).includes(`export const ${one.pascal} =`)) return;
  const shown = hasTask(own)
    ? 'task: z.pick(Task, { id: true, title: true, payment_offer: true }), '
    : own?.of
      ? `${own.of.column}: Id, `
      : '';
  draft.edit(
    path,
    (source) => (hasTask(own) ? addImport(source, ['Task'], '#src/domain/task.ts') : source.text),
    (source) => addNamespaceImport(source, 'z', 'zod/mini'),
    (source) => addImport(source, ['Id', 'Timestamp'], '#src/domain/primitives.ts'),
    ({ text }) => `${text}
/** ${one.title} of the viewer. */
export const ${one.pascal} = z.object({ id: Id, ${shown}created_at: Timestamp });
`,
  );
}

const answerOf = (plan: Plan): string => {
  const shape = shapeOfAnswer(plan);
  if (shape === 'own-list') return `z.object({ data: z.array(${plan.one.pascal}) })`;
  return shape === 'own-add' ? `z.object({ data: ${plan.one.pascal} })` : ANSWERS[shape];
};

const ANSWERS: Readonly<Record<Exclude<Shape, 'own-list' | 'own-add'>, string>> = {
  'own-remove': 'MessageAnswer',
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
    plan.hasBody && 'body: z.object({})',
    `answer: ${answerOf(plan)}`,
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
    draft.create(path, `import { mock } from './mock.ts';\n\nexport const ${list} = [\n];\n`);
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
    (source) => {
      const shape = shapeOfAnswer(plan);
      if (shape === 'own-remove') return addImport(source, ['Problem'], '../db/problem.ts');
      if (shape === 'own-add' && hasTask(plan.own)) {
        source = { ...source, text: addImport(source, ['postedTask'], '../db/posted-tasks.ts') };
      }
      return shape.startsWith('own-') ? addImport(source, [one.pascal], contract) : source.text;
    },
  );
  planHandlerTest(draft, plan);
}

function handler(plan: Plan): string {
  const { constant, rows, own, one } = plan;
  const table = `world.${own?.table}`;
  const column = own?.of?.column ?? '';
  const answer = hasTask(own)
    ? `${one.pascal}.parse({ ...row, task: world.tasks.findOrThrow(row.task_id) })`
    : `${one.pascal}.parse(row)`;
  const found = `${table}.by('user_id', viewer.id).find((row) => row.${column} === params.id)`;
  switch (shapeOfAnswer(plan)) {
    case 'own-list':
      return `mock(${constant}, ({ viewer, world }) => ({
  // The newest first.
  data: ${table}.by('user_id', viewer.id)${hasTask(own) ? '.filter((row) => world.tasks.findOrThrow(row.task_id).deleted_at == null)' : ''}.toReversed().map((row) => ${answer}),
}))`;
    case 'own-add':
      return `// Adding it twice changes nothing.
mock(${constant}, ({ params, viewer, world }) => {
  ${hasTask(own) ? 'postedTask(world, params.id)' : `world.${rows?.table}.findOrThrow(params.id)`};
  const known = ${found};
  const added = { id: ${table}.nextId, user_id: viewer.id, ${column}: params.id, created_at: world.now() };
  const row = known ?? ${table}.insert(added);
  return { data: ${answer} };
})`;
    case 'own-remove':
      return `mock(${constant}, ({ params, viewer, world }) => {
  const row = ${found};
  if (!row) throw Problem.notFound('${one.title} not found.');
  ${table}.delete(row.id);
  return { message: 'Removed.' };
})`;
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

/** What a generated test of handlers starts with. */
const SETUP = `let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});
`;

/** Adds tests to the group's file, or to one of their own where that one was written in another way. */
function planHandlerTest(draft: Draft, plan: Plan): void {
  const { group, constant, name } = plan;
  const shared = `mocks/handlers/${group.kebab}.test.ts`;
  const isOurs = !draft.has(shared) || draft.read(shared).includes(SETUP);
  const path = isOurs ? shared : `mocks/handlers/${name.replace('.', '-')}.test.ts`;
  if (!draft.has(path)) {
    draft.create(
      path,
      `import { beforeEach, expect, it } from 'vitest';
import { smallWorld, type SmallWorld } from '../testing/small-world.ts';

${SETUP}`,
    );
  }
  const tests = handlerTests(plan);
  const people = ['CLIENT', 'NOBODY', 'WORKER'].filter((person) => tests.includes(person));
  draft.edit(
    path,
    ({ text }) => `${text}\n${tests}`,
    (source) => addImport(source, people, '../testing/small-world.ts'),
    (source) => addImport(source, [constant], `#src/contract/${group.kebab}.ts`),
  );
}

/** Tests of a handler, in a file with {@link SETUP}. */
function handlerTests(plan: Plan): string {
  const { constant, rows, own, name } = plan;
  const shape = shapeOfAnswer(plan);
  const unknown = (viewer: string) => `
it('${name} answers 404 for an unknown id', async () => {
  const { status } = await small.error(${viewer}, ${constant}, { params: { id: NOBODY } });
  expect(status).toBe(404);
});
`;
  const insert = (user: string, id = 'id') =>
    `small.world.${own?.table}.insert({ id: small.world.${own?.table}.nextId, user_id: ${user}${own?.of ? `, ${own.of.column}: ${id}` : ''}, created_at: small.world.now() })`;
  const owned = `small.world.${own?.table}.by('user_id', WORKER)`;
  const call = `small.ok(WORKER, ${constant}, { params: { id } })`;
  switch (shape) {
    case 'own-list':
      return `it("${name} lists the viewer's own, the newest first", async () => {
  ${own?.of ? `const [one, other] = [${rowsOf(`/${own.of.table}/:id`).inTest}.id, ${rowsOf(`/${own.of.table}/:id`).inTest}.id];\n  ` : ''}const first = ${insert('WORKER', 'one')};
  ${insert('CLIENT', 'one')};
  const second = ${insert('WORKER', 'other')};
  const { data } = await small.ok(WORKER, ${constant});
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
});
`;
    case 'own-add':
      return `it('${name} adds a row once', async () => {
  const { id } = ${rows?.inTest};
  const { data } = await ${call};
  expect(await ${call}).toEqual({ data });
  expect(${owned}).toHaveLength(1);
});
${unknown('WORKER')}`;
    case 'own-remove':
      return `it('${name} removes the row', async () => {
  const { id } = ${rows?.inTest};
  ${insert('WORKER')};
  await ${call};
  expect(${owned}).toEqual([]);
});
${unknown('WORKER')}`;
    case 'row':
      return `it('${name} answers about a row', async () => {
  const { id } = ${rows?.inTest};
  expect(await small.ok(CLIENT, ${constant}, { params: { id } })).toEqual({ data: { id } });
});
${unknown('CLIENT')}`;
    case 'list':
      return `it('${name} lists nothing yet', async () => {
  expect(await small.ok(CLIENT, ${constant})).toEqual({ data: [] });
});
`;
    case 'viewer':
      return `it('${name} answers about the viewer', async () => {
  expect(await small.ok(CLIENT, ${constant})).toEqual({ data: { id: CLIENT } });
});
`;
    case 'message':
      return `it('${name} succeeds', async () => {
  expect(await small.ok(CLIENT, ${constant})).toEqual({ message: 'Done.' });
});
`;
  }
}

const CHECKS = 'tools/conformance/checks';

/** A GET without an id needs nothing: its check is derived from the contract. */
function planCheck(draft: Draft, plan: Plan): void {
  const { method, group, one, constant, rows } = plan;
  const rowsCall = rows && rowsCallOf(plan, rows);
  const contract = `src/contract/${group.kebab}.ts`;
  const adds = `create${one.pascal}`;
  // What is removed has to be added first.
  const added =
    shapeOfAnswer(plan) === 'own-remove' && draft.read(contract).includes(`const ${adds} =`)
      ? adds
      : undefined;
  if (method === 'GET' && !rows) return;
  const isNew = !draft.has(`${CHECKS}/${group.kebab}.ts`);
  const path =
    method === 'GET'
      ? `${CHECKS}/reading.ts`
      : `${CHECKS}/${group.kebab}${isNew ? '.checks' : ''}.ts`;
  if (!draft.has(path)) {
    draft.create(
      path,
      `import { answers, type Check } from '../check.ts';

/** The calls of ${group.words} that change something. They don't depend on other checks. */
export const checks: readonly Check[] = [
];
`,
    );
  }
  const list = [
    ...draft.read(path).matchAll(/export const \w*[cC]hecks: readonly Check\[\] = \[/g),
  ].at(-1);
  const opening = list?.[0] ?? 'export const …Checks: readonly Check[] = [';
  draft.edit(
    path,
    (source) => append(source, opening, check(plan, added)),
    (source) => addImport(source, added ? [constant, added] : [constant], `#${contract}`),
    (source) => addImport(source, ['answers'], '../check.ts'),
    (source) =>
      rowsCall
        ? addImport(source, [rowsCall.call], `#src/contract/${rowsCall.file}.ts`)
        : source.text,
    (source) => (rows ? addImport(source, ['firstId'], '../values.ts') : source.text),
  );
}

/** The call that lists what the `:id` names. What a user has is about rows of others. */
const rowsCallOf = ({ own }: Plan, rows: WorldRows) => (own ? rows.others : rows.list);

function check(plan: Plan, added: string | undefined): string {
  const { constant, rows, hasBody } = plan;
  const body = hasBody ? 'body: {}' : '';
  if (!rows) return `answers(${constant}, 'answers', { as: 'client', ${body} })`;
  const { call, as } = rowsCallOf(plan, rows);
  const id = `firstId((await bench.send(${call}, { as: '${as}' })).body)`;
  if (added !== undefined) {
    return `answers(${constant}, 'answers', async (bench) => {
  const params = { id: ${id} };
  await bench.send(${added}, { as: '${as}', params });
  return { as: '${as}', params };
})`;
  }
  return `answers(${constant}, 'answers', async (bench) => ({
  as: '${as}',
  params: { id: ${id} },
  ${body}
}))`;
}

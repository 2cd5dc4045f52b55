import type { EndpointPlan } from './endpoint-plan.ts';
import { hasTask, type OwnTable } from './table.ts';
import { rowsOf, type WorldRows } from './world-rows.ts';

/** What a call answers, how it is handled, and how that is tested: as code. */
export interface Shape {
  /** The schema of the answer. */
  readonly answer: string;
  /** The schema of a row in the answer, which the contract exports. */
  readonly entity?: string;
  readonly handler: string;
  /** What the handler imports, by module. */
  readonly imports?: Readonly<Record<string, string>>;
  readonly test: string;
}

/** The shape of a call: rows of a user, one row, or a small answer to start with. */
export function shapeOf(plan: EndpointPlan): Shape {
  const { rows, own, method, verb } = plan;
  if (own && verb.kebab === 'list') return ownList(plan, own);
  if (own?.of && rows?.table === own.of.table) {
    if (method === 'POST') return ownAdd(plan, own, rows, own.of.column);
    if (method === 'DELETE') return ownRemove(plan, own, rows, own.of.column);
  }
  if (rows) return row(plan, rows);
  if (method !== 'GET') return small(plan, 'MessageAnswer', "{ message: 'Done.' }", 'succeeds');
  if (verb.kebab === 'list') {
    return small(plan, data(`z.array(${ID})`), '{ data: [] }', 'lists nothing yet');
  }
  return small(plan, data(ID), '{ data: { id: CLIENT } }', 'answers about the viewer');
}

const ID = 'z.object({ id: Id })';
const data = (schema: string) => `z.object({ data: ${schema} })`;

/** An answer that needs no rows. */
function small(
  { constant, name }: EndpointPlan,
  answer: string,
  body: string,
  what: string,
): Shape {
  const given = body.includes('CLIENT') ? '{ viewer }' : '';
  return {
    answer,
    handler: `mock(${constant}, (${given}) => (${body.replace('CLIENT', 'viewer.id')}))`,
    test: `it('${name} ${what}', async () => {
  expect(await small.ok(CLIENT, ${constant})).toEqual(${body});
});
`,
  };
}

function row({ constant, name }: EndpointPlan, { table, inTest }: WorldRows): Shape {
  return {
    answer: data(ID),
    handler: `mock(${constant}, ({ params, world }) => ({
  data: { id: world.${table}.findOrThrow(params.id).id },
}))`,
    test: `it('${name} answers about a row', async () => {
  const { id } = ${inTest};
  expect(await small.ok(CLIENT, ${constant}, { params: { id } })).toEqual({ data: { id } });
});
${unknownId(name, constant, 'CLIENT')}`,
  };
}

function ownList(plan: EndpointPlan, own: OwnTable): Shape {
  const { constant, name, one } = plan;
  const posted = hasTask(own)
    ? '.filter((row) => world.tasks.findOrThrow(row.task_id).deleted_at == null)'
    : '';
  const { inTest = '' } = own.of ? rowsOf(`/${own.of.table}/:id`) : {};
  const rows = own.of ? `const [one, other] = [${inTest}.id, ${inTest}.id];\n  ` : '';
  return {
    answer: data(`z.array(${one.pascal})`),
    entity: one.pascal,
    handler: `mock(${constant}, ({ viewer, world }) => ({
  // The newest first.
  data: world.${own.table}.by('user_id', viewer.id)${posted}.toReversed().map((row) => ${parsed(plan, own)}),
}))`,
    test: `it("${name} lists the viewer's own, the newest first", async () => {
  ${rows}const first = ${insert(own, 'WORKER', 'one')};
  ${insert(own, 'CLIENT', 'one')};
  const second = ${insert(own, 'WORKER', 'other')};
  const { data } = await small.ok(WORKER, ${constant});
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
});
`,
  };
}

function ownAdd(plan: EndpointPlan, own: OwnTable, rows: WorldRows, column: string): Shape {
  const { constant, name, one } = plan;
  const table = `world.${own.table}`;
  const call = `small.ok(WORKER, ${constant}, { params: { id } })`;
  return {
    answer: data(one.pascal),
    entity: one.pascal,
    imports: hasTask(own) ? { postedTask: '../db/posted-tasks.ts' } : {},
    handler: `// Adding it twice changes nothing.
mock(${constant}, ({ params, viewer, world }) => {
  ${hasTask(own) ? 'postedTask(world, params.id)' : `world.${rows.table}.findOrThrow(params.id)`};
  const known = ${found(own, column)};
  const added = { id: ${table}.nextId, user_id: viewer.id, ${column}: params.id, created_at: world.now() };
  const row = known ?? ${table}.insert(added);
  return { data: ${parsed(plan, own)} };
})`,
    test: `it('${name} adds a row once', async () => {
  const { id } = ${rows.inTest};
  const { data } = await ${call};
  expect(await ${call}).toEqual({ data });
  expect(small.${table}.by('user_id', WORKER)).toHaveLength(1);
});
${unknownId(name, constant, 'WORKER')}`,
  };
}

function ownRemove(plan: EndpointPlan, own: OwnTable, rows: WorldRows, column: string): Shape {
  const { constant, name } = plan;
  const call = `small.ok(WORKER, ${constant}, { params: { id } })`;
  return {
    answer: 'MessageAnswer',
    handler: `// Removing it twice changes nothing.
mock(${constant}, ({ params, viewer, world }) => {
  world.${rows.table}.findOrThrow(params.id);
  const row = ${found(own, column)};
  if (row) world.${own.table}.delete(row.id);
  return { message: 'Removed.' };
})`,
    test: `it('${name} removes the row, if there is one', async () => {
  const { id } = ${rows.inTest};
  ${insert(own, 'WORKER', 'id')};
  await ${call};
  await ${call};
  expect(small.world.${own.table}.by('user_id', WORKER)).toEqual([]);
});
${unknownId(name, constant, 'WORKER')}`,
  };
}

const found = ({ table }: OwnTable, column: string) =>
  `world.${table}.by('user_id', viewer.id).find((row) => row.${column} === params.id)`;

const parsed = ({ one }: EndpointPlan, own: OwnTable) =>
  hasTask(own)
    ? `${one.pascal}.parse({ ...row, task: world.tasks.findOrThrow(row.task_id) })`
    : `${one.pascal}.parse(row)`;

const insert = ({ table, of }: OwnTable, user: string, id: string) =>
  `small.world.${table}.insert({ id: small.world.${table}.nextId, user_id: ${user}${of ? `, ${of.column}: ${id}` : ''}, created_at: small.world.now() })`;

const unknownId = (name: string, constant: string, viewer: string) => `
it('${name} answers 404 for an unknown id', async () => {
  const { status } = await small.error(${viewer}, ${constant}, { params: { id: NOBODY } });
  expect(status).toBe(404);
});
`;

import type { Draft } from './draft.ts';
import { namesOf, singularOf } from './names.ts';
import { append } from './source.ts';

const TABLES = 'mocks/db/tables.ts';
/** What the schemas of rows stand before. */
const AFTER_ROWS = '/** Describes another row';

/** A table that the generators know: what a row of it is, and what it refers to. */
export interface OwnTable {
  /** Its name in the world, such as `savedTasks`. */
  readonly table: string;
  /** The column with the id of what a row is about, and the table of that. */
  readonly of: { readonly column: string; readonly table: string } | undefined;
}

/**
 * Plans a table whose rows belong to a user.
 *
 * @param given.of the table that each row refers to besides, such as `tasks`
 * @throws Error when the name is invalid or taken, or `of` is no table
 */
export function planTable(draft: Draft, given: { name: string; of: string | undefined }): void {
  const names = namesOf(given.name, 'table');
  const one = namesOf(singularOf(names.kebab), 'row');
  const { of } = given;
  if (ownTable(draft, names.camel)) {
    throw new Error(`${TABLES} has the table "${names.camel}" already. Nothing was written.`);
  }
  if (of !== undefined && !new RegExp(`^ {2}${of}: table\\(`, 'm').test(draft.read(TABLES))) {
    const known = [...draft.read(TABLES).matchAll(/^ {2}(\w+): table\(/gm)].map(([, name]) => name);
    throw new Error(`--of is "${of}"; allowed: ${known.join(', ')}.`);
  }
  const column = of === undefined ? '' : `${singularOf(of)}_id`;
  const about = column && `, ${column}: Id`;
  const schema = `/** A ${one.words} of a user${of === undefined ? '' : `, about one of \`${of}\``}. */
export const ${one.pascal}Row = z.object({ id: Id, user_id: Id${about}, created_at: Timestamp });
export type ${one.pascal}Row = z.infer<typeof ${one.pascal}Row>;

`;
  const isDescribed = of === 'tasks' || of === 'users';
  const entry = `${names.camel}: table({
    row: '${one.words}',
    schema: ${one.pascal}Row,
    indexed: ['user_id'],
    references: { user_id: 'users'${of === undefined ? '' : `, ${column}: '${of}'`} },
    defaults: () => ({}),
    summary: ({ user_id${isDescribed ? `, ${column}` : ''} }, describe) => ${
      isDescribed
        ? `\`\${describe('users', user_id)}: \${describe('${of}', ${column})}\``
        : "describe('users', user_id)"
    },
  })`;
  draft.edit(
    TABLES,
    ({ text }) => text.replace(AFTER_ROWS, () => schema + AFTER_ROWS),
    (source) => append(source, '\nexport const TABLES = {', entry),
  );
}

/** Whether what the calls answer shows the task of a row. */
export const hasTask = (own: OwnTable | undefined): boolean => own?.of?.table === 'tasks';

/** A table with rows of users, by its name; undefined when there is none, or its rows are shared. */
export function ownTable(draft: Draft, table: string): OwnTable | undefined {
  if (!draft.has(TABLES)) return undefined;
  const entry = new RegExp(`^ *${table}: table\\(\\{([\\s\\S]*?)^ {2}\\}\\)`, 'm').exec(
    draft.read(TABLES),
  )?.[1];
  if (entry === undefined) return undefined;
  const references = /references: \{([^}]*)\}/.exec(entry)?.[1] ?? '';
  const all = [...references.matchAll(/(\w+): '(\w+)'/g)];
  const others = all.filter(([, column]) => column !== 'user_id');
  if (others.length === all.length || others.length > 1) return undefined;
  const [, column = '', of = ''] = others[0] ?? [];
  return { table, of: others[0] && { column, table: of } };
}

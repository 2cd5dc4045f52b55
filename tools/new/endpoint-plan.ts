import type { Method } from '#src/contract/endpoint.ts';
import { definedCalls } from './contract-source.ts';
import type { Draft } from './draft.ts';
import { namesOf, singularOf, spellingsOf, type Names } from './names.ts';
import { ownTable } from './table.ts';
import { rowsOf } from './world-rows.ts';

/** What a call is asked for with. */
export interface Given {
  readonly name: string;
  readonly method: Method | undefined;
  readonly path: string | undefined;
  readonly hasBody: boolean;
}

/** Everything that the files of a new call depend on. */
export type EndpointPlan = ReturnType<typeof readPlan>;

const PATH = /^(?:\/(?::\w+|[a-z][a-z-]*))+$/;

const METHOD_OF: Readonly<Record<string, Method>> = {
  list: 'GET',
  get: 'GET',
  update: 'PUT',
  delete: 'DELETE',
};

/**
 * Reads what a new call is called, and where its answer comes from.
 *
 * @throws Error when the name or the path is invalid or taken
 */
export function readPlan(draft: Draft, given: Given) {
  const calls = definedCalls(draft);
  const [groupName = '', verbName = '', ...rest] = given.name.split('.');
  if (rest.length > 0 || !/^[A-Za-z-]+$/.test(groupName) || !/^[A-Za-z-]+$/.test(verbName)) {
    throw new Error(
      `"${given.name}" can't name an endpoint; allowed: resource.verb without digits, such as bills.list or bills.mark-as-paid.`,
    );
  }
  const group = namesOf(groupName, 'resource');
  const verb = spellingsOf(verbName, 'call');
  const one = namesOf(singularOf(group.kebab), 'resource');
  const name = `${group.kebab}.${verb.kebab}`;
  const method: Method = given.method ?? METHOD_OF[verb.kebab] ?? 'POST';
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
  const own = ownTable(draft, group.camel);
  return {
    /** `bills.list`. */
    name,
    /** The part before the dot, which names the files. */
    group,
    /** One of what the group has. */
    one,
    verb,
    method,
    path,
    constant,
    resource,
    invalidates,
    /** Whether each request creates something. Adding a row of a user twice changes nothing. */
    creates: method === 'POST' && verb.kebab === 'create' && !own?.of,
    /** The rows that the path's `:id` names, if it has one. */
    rows,
    /** The table with rows of users that the group is named after, if there is one. */
    own,
    hasBody: given.hasBody && (method === 'POST' || method === 'PUT'),
  };
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

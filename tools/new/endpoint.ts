import { METHODS, type Method } from '#src/contract/endpoint.ts';
import { calls } from './calls.ts';
import type { Draft } from './draft.ts';
import { capitalize, namesOf, singularOf, type Names } from './names.ts';
import { valuesOf, type Values } from './render.ts';

const PATH = /^(?:\/(?::id|[a-z][a-z-]*))+$/;

const METHOD_OF: Readonly<Record<string, Method>> = {
  list: 'GET',
  get: 'GET',
  update: 'PUT',
  delete: 'DELETE',
};

/**
 * Plans a call: its definition in the contract, and its handler with a test. Its answer starts small: the id of a
 * row, a list, or a message.
 *
 * @param given.name `resource.verb`
 * @param given.path without `/api`; by default, it follows from the name, like the method
 * @throws Error when the name or the path is invalid or taken
 */
export function planEndpoint(
  draft: Draft,
  given: { name: string; method?: string; path?: string },
): void {
  const [groupName = '', verbName = '', ...rest] = given.name.split('.');
  if (verbName === '' || rest.length > 0) {
    throw new Error(`"${given.name}" names no call; allowed: resource.verb, such as bills.list.`);
  }
  const group = namesOf(groupName);
  const one = singularOf(group);
  const verb = namesOf(verbName);
  const wanted = given.method ?? METHOD_OF[verb.kebab] ?? 'POST';
  const method = METHODS.find((each) => each === wanted);
  if (!method) throw new Error(`--method is "${wanted}"; allowed: ${METHODS.join(', ')}.`);
  const path = given.path ?? defaultPath(group, verb);
  if (!PATH.test(path) || path.split(':').length > 2) {
    throw new Error(
      `--path is "${path}"; allowed: letters and hyphens, without /api, and one :id, such as /bills or /offers/:id/bill.`,
    );
  }
  const call = `${group.kebab}.${verb.kebab}`;
  const taken = calls.find(
    (other) => other.name === call || (other.method === method && other.path === path),
  );
  if (taken) throw new Error(`The contract has ${taken.name} already. Nothing was written.`);
  const siblings = calls.filter(({ file }) => file === group.kebab);
  const resource = siblings[0]?.resource ?? one.kebab;
  const row = path.includes(':') ? rowOf(path) : undefined;
  const action = actionOf(method, verb, group, one);
  const article = /^[aeiou]/.test(one.words) ? 'an' : 'a';
  // `listBills`, `getBill`, `markBillAsPaid`.
  const spoken = action.replace('fetch', verb.kebab === 'list' ? 'list' : 'get');
  const constant = namesOf(spoken.replaceAll(' ', '-')).camel;
  planCall(draft, group, {
    call,
    constant,
    method,
    path,
    resource,
    invalidates:
      method !== 'GET' &&
      calls.some((other) => other.method === 'GET' && other.resource === resource),
    creates: method === 'POST' && verb.kebab === 'create',
    body: method === 'POST' || method === 'PUT',
    row: row !== undefined,
    task: row === 'task',
    offer: row === 'offer',
    list: !row && method === 'GET',
    message: !row && method !== 'GET',
    action,
    summary:
      verb.kebab === 'list'
        ? `List ${group.words}`
        : capitalize(action.replace(one.words, () => `${article} ${one.words}`)),
  });
}

/** Adds a group of calls to the registries, whose files are written beside. */
export function registerGroup(draft: Draft, group: Names): void {
  const registry = 'src/contract/registry.ts';
  draft.import(registry, `* as ${group.camel}`, `./${group.kebab}.ts`);
  draft.append(registry, '\nconst files = {', group.camel);
  const handlers = `${singularOf(group).camel}Handlers`;
  const opening = 'export const handlersWith = (mock: Mock): HttpHandler[] => [';
  draft.import('mocks/handlers/registry.ts', handlers, `./${group.kebab}.ts`);
  draft.append('mocks/handlers/registry.ts', opening, `...${handlers}(mock)`);
}

function planCall(draft: Draft, group: Names, values: Values & { constant: string }): void {
  const contract = `src/contract/${group.kebab}.ts`;
  const handlers = `mocks/handlers/${group.kebab}.ts`;
  const test = `mocks/handlers/${group.kebab}.test.ts`;
  const list = `${singularOf(group).camel}Handlers`;
  if (!draft.has(contract)) {
    if (draft.read('mocks/handlers/registry.ts').includes(`...${list}(`)) {
      throw new Error(`There is ${list}, which isn't of "${group.kebab}": take the other's name.`);
    }
    draft.create(contract, '');
    draft.create(handlers, draft.fill('handlers.ts', valuesOf(group)));
    registerGroup(draft, group);
  }
  // The rules of the calls that are there are in the suite for any server.
  if (!draft.has(test)) draft.create(test, draft.fill('handlers.test.ts', {}));
  const { constant } = values;
  draft.extend(contract, draft.fill('endpoint.ts', values));
  importUsed(draft, contract, {
    endpoint: './endpoint.ts',
    MessageAnswer: './endpoint.ts',
    IdParams: './shared.ts',
    Id: '#src/domain/primitives.ts',
    '* as z': 'zod/mini',
  });
  draft.append(
    handlers,
    `export const ${list} = (mock: Mock) => [`,
    draft.fill('endpoint-handler.ts', values),
  );
  draft.import(handlers, constant, `#src/contract/${group.kebab}.ts`);
  draft.extend(test, draft.fill('endpoint.test.ts', values));
  importUsed(draft, test, {
    [constant]: `#src/contract/${group.kebab}.ts`,
    CLIENT: '../testing/small-world.ts',
    NOBODY: '../testing/small-world.ts',
  });
}

/** Imports those of the names that a file has. */
function importUsed(draft: Draft, path: string, modules: Readonly<Record<string, string>>): void {
  const text = draft.read(path);
  for (const [name, specifier] of Object.entries(modules)) {
    if (new RegExp(`\\b${name.replace('* as ', '')}\\b`).test(text)) {
      draft.import(path, name, specifier);
    }
  }
}

function defaultPath(group: Names, verb: Names): string {
  if (['list', 'create'].includes(verb.kebab)) return `/${group.kebab}`;
  if (['get', 'update', 'delete'].includes(verb.kebab)) return `/${group.kebab}/:id`;
  return `/${group.kebab}/${verb.kebab}`;
}

/** What the `:id` of a path names. @throws Error when the generator doesn't know its rows */
function rowOf(path: string): 'task' | 'offer' {
  if (path.includes('/tasks/:id')) return 'task';
  if (path.includes('/offers/:id')) return 'offer';
  throw new Error(
    `${path}: allowed: /tasks/:id and /offers/:id, or a path without :id. For other rows, write the call by hand (docs/how-to/add-an-endpoint.md).`,
  );
}

/** What it does, as it stands in messages: `fetch bills`, `mark bill as paid`. */
function actionOf(method: Method, verb: Names, group: Names, one: Names): string {
  if (verb.camel === 'list') return `fetch ${group.words}`;
  if (verb.camel === 'get') return `fetch ${one.words}`;
  if (method === 'GET') return `fetch ${one.words} ${verb.words}`;
  const [first, ...rest] = verb.words.split(' ');
  return [first, one.words, ...rest].join(' ');
}

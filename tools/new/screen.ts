import { definedCalls } from './contract-source.ts';
import type { Draft } from './draft.ts';
import { namesOf, type Names } from './names.ts';
import { planScenarioFile, rejectTaken } from './scenario.ts';
import {
  COPY,
  copyFile,
  scenarioFile,
  screenFile,
  storyFile,
  type Call,
  type ScreenPlan,
} from './screen-files.ts';
import { addImport, append } from './source.ts';
import { ownTable } from './table.ts';
import { rowsOf } from './world-rows.ts';

const PATH = /^(?:\/(?::[a-z]\w*|[a-z][a-z0-9-]*))+$/;

/**
 * Plans a screen: its path and route, copy, a scenario, its states and a story of each.
 *
 * @param given.path with at most one parameter, an id; by default the name
 * @param given.call the name of a GET call, which the screen loads
 * @param given.copy the file of its texts; by default beside it
 * @param given.toggle what the button of each item adds or removes; its file is beside its texts
 * @param given.kind `list-screen` for one that lists what the call answers in `data`
 * @returns the file of its stories
 * @throws Error when the name, the path or the call is invalid or taken
 */
export function planScreen(
  draft: Draft,
  given: {
    kind: 'screen' | 'list-screen';
    name: string;
    path: string | undefined;
    call: string | undefined;
    isGuarded: boolean;
    copy?: string;
    toggle?: Names;
  },
): string {
  const names = namesOf(given.name.replace(/-?screen$/i, ''), 'screen');
  const path = given.path ?? `/${names.kebab}`;
  const parameters = path.match(/:\w+/g) ?? [];
  if (!PATH.test(path) || parameters.length > 1) {
    throw new Error(
      `--path is "${path}"; allowed: segments of small letters, digits and hyphens, with at most one parameter, such as /bills or /bills/:id.`,
    );
  }
  rejectTakenPath(draft, names, path);
  const parameter = parameters[0]?.slice(1);
  const call = given.call === undefined ? undefined : callOf(draft, given.call, path, parameter);
  const isList = given.kind === 'list-screen';
  if (isList && !call)
    throw new Error('A list-screen needs --call: the GET call whose `data` it lists.');
  const sample = parameter === undefined ? '' : 1;
  const link = `paths.${names.camel}.to(${sample})`;
  const folder = `src/screens/${names.kebab}`;
  const copy = given.copy ?? `${folder}/copy.ts`;
  const plan: ScreenPlan = {
    names,
    copy,
    path,
    parameter,
    isGuarded: given.isGuarded,
    call,
    isList,
    toggle: given.toggle,
    link,
  };
  planRoute(draft, plan);
  if (call) planFirstQuery(draft, plan, call);
  draft.create(`${folder}/${names.pascal}Screen.tsx`, screenFile(plan));
  draft.create(copy, copyFile(plan));
  rejectTaken(`${names.kebab}-loaded`, names.title);
  planScenarioFile(draft, names, `...${names.camel}Scenarios`, scenarioFile(plan));
  planStates(draft, plan);
  const stories = `stories/screens/${names.kebab}/${names.pascal}Screen.stories.tsx`;
  draft.create(stories, storyFile(plan));
  return stories;
}

const PATHS = 'src/lib/navigation/paths.ts';

/** @throws Error when a route has the name or matches the same addresses */
function rejectTakenPath(draft: Draft, { camel }: Names, path: string): void {
  const text = draft.read(PATHS);
  if (new RegExp(`^ {2}${camel}: \\{`, 'm').test(text)) {
    throw new Error(`${PATHS} has the route "${camel}" already. Nothing was written.`);
  }
  const shapeOf = (pattern: string) => pattern.replaceAll(/:\w+/g, ':');
  for (const [, pattern = ''] of text.matchAll(/pattern: '([^']+)'/g)) {
    if (shapeOf(pattern) === shapeOf(path)) {
      throw new Error(`${PATHS} has the path ${pattern} already. Nothing was written.`);
    }
  }
}

/** @throws Error when the call doesn't exist, is no GET, or needs an id that the path lacks */
function callOf(draft: Draft, name: string, path: string, parameter: string | undefined): Call {
  const calls = definedCalls(draft).filter(({ method }) => method === 'GET');
  const call = calls.find((one) => one.name === name);
  if (!call) {
    const allowed = calls.map((one) => one.name).join(', ');
    throw new Error(`--call is "${name}"; allowed: a GET call of the contract: ${allowed}.`);
  }
  const needsId = call.path.includes(':');
  if (needsId) {
    if (parameter === undefined) {
      throw new Error(
        `--call ${name} needs an id (${call.path}), which ${path} lacks. Add it, such as --path ${path}/:id.`,
      );
    }
    rowsOf(call.path);
  }
  const { camel } = namesOf(call.file, 'resource');
  return { ...call, needsId, needsViewer: !call.isPublic, own: ownTable(draft, camel) };
}

function planRoute(draft: Draft, plan: ScreenPlan): void {
  const { names, path, parameter, isGuarded } = plan;
  const to = parameter ? `(id: number) => \`${path.replace(/:\w+/, '${id}')}\`` : `() => '${path}'`;
  const guard = isGuarded ? ', isGuarded: true' : '';
  draft.edit(PATHS, (source) =>
    append(
      source,
      'export const paths = {',
      `${names.camel}: { pattern: '${path}', to: ${to}${guard} }`,
    ),
  );
}

function planFirstQuery(draft: Draft, { names, path }: ScreenPlan, call: Call): void {
  const position = path.split('/').findIndex((segment) => segment.startsWith(':'));
  const entry = call.needsId
    ? `async ${names.camel}({ api, cache }, { pathname }) {
    const id = readId(pathname.split('/').at(${position}) ?? '');
    if (id === null) return;
    await cache.current().prefetchQuery(pageQuery(api, ${call.constant}, { params: { id } }));
  }`
    : `${names.camel}: ({ api, cache }) => cache.current().prefetchQuery(pageQuery(api, ${call.constant}, {}))`;
  draft.edit(
    'src/app/page-queries.ts',
    (source) => addImport(source, [call.constant], `#src/contract/${call.file}.ts`),
    (source) =>
      append(source, 'const prefetches: Readonly<Partial<Record<PathName, Prefetch>>> = {', entry),
  );
}

function planStates(draft: Draft, { names, parameter, isGuarded, call, isList }: ScreenPlan): void {
  const { kebab, title } = names;
  const viewer = isGuarded || call?.needsViewer ? 'user' : 'any';
  const line = (id: string, kind: string, texts: string, expected: string, recipe: string) =>
    [`${kebab}.${id}`, kind, viewer, 'story', texts, '', expected, recipe, 'gap'].join('\t');
  const lines = [
    line('loaded', 'screen', title, `the screen ${title}`, 'default'),
    ...(call
      ? [
          line('loading', 'loading', '', 'loading', 'delayed'),
          line('error', 'error', COPY.failed, `"${COPY.failed}"`, '500'),
        ]
      : []),
    ...(isList && call?.own
      ? [line('empty', 'empty', COPY.empty, `"${COPY.empty}"`, 'no rows')]
      : []),
    ...(parameter
      ? [line('not-found', 'error', COPY.notFound, `"${COPY.notFound}"`, 'an invalid id')]
      : []),
  ];
  draft.edit('states/states.tsv', ({ path, text }) => {
    if (text.includes(`\n${kebab}.`)) {
      throw new Error(`${path} has states of "${kebab}" already. Nothing was written.`);
    }
    return `${text.trimEnd()}\n${lines.join('\n')}\n`;
  });
}

import { calls, type DefinedCall } from './calls.ts';
import type { Draft } from './draft.ts';
import { namesOf } from './names.ts';
import { valuesOf } from './render.ts';
import { registerScenario } from './scenario.ts';

const PATH = /^(?:\/(?::[a-z]\w*|[a-z][a-z0-9-]*))+$/;
const PATHS = 'src/lib/navigation/paths.ts';

/** What a screen depends on of the call that it loads. */
type Loaded = Pick<DefinedCall, 'constant' | 'file' | 'path' | 'access'>;

/**
 * Plans a screen: its path and route, copy, scenarios, its states and a story of each. It is for signed-in viewers if
 * its call is.
 *
 * @param given.path by default the name, with an id if the call has one
 * @param given.isFeature whether it lists the rows of a feature that is planned with it
 * @returns the file of its stories
 * @throws Error when the name or the path is invalid or taken
 */
export function planScreen(
  draft: Draft,
  given: { name: string; path: string | undefined; call?: Loaded | undefined; isFeature?: boolean },
): string {
  const names = namesOf(given.name.replace(/-?screen$/i, ''));
  const { call, isFeature = false } = given;
  const needsId = call?.path.includes(':') ?? false;
  const path = given.path ?? `/${names.kebab}${needsId ? '/:id' : ''}`;
  const [parameter, ...others] = path.match(/:\w+/g) ?? [];
  if (!PATH.test(path) || others.length > 0 || needsId !== (parameter !== undefined)) {
    throw new Error(
      `--path is "${path}"; allowed: segments of small letters, digits and hyphens, and an :id if the call has one.`,
    );
  }
  if (draft.read(PATHS).includes(`\n  ${names.camel}: {`)) {
    throw new Error(`${PATHS} has the route "${names.camel}" already. Nothing was written.`);
  }
  const isGuarded = call !== undefined && call.access !== 'public';
  const values = {
    ...valuesOf(names),
    path,
    parameter: parameter?.slice(1) ?? '',
    invalid: path.replace(/:\w+/, 'none'),
    sample: needsId ? '1' : '',
    copyFolder: `${isFeature ? 'features' : 'screens'}/${names.kebab}`,
    constant: call?.constant ?? '',
    file: call?.file ?? '',
    viewer: isGuarded ? 'user' : 'any',
    modes: [
      'inAllModes',
      ...(call ? ['inThreeModes'] : []),
      ...(isGuarded ? ['samePictureAs'] : []),
    ].join(', '),
    call: call !== undefined,
    still: call === undefined,
    guarded: isGuarded,
    open: !isGuarded,
    id: needsId,
    whole: call !== undefined && !needsId,
    list: isFeature,
    single: !isFeature,
    one: call !== undefined && !isFeature,
    picture: needsId || isFeature,
  };
  draft.createAll('screen', values);
  registerScenario(draft, names, `...${names.camel}Scenarios`);
  draft.extend('states/states.tsv', draft.fill('states.tsv', values));
  const to = needsId ? `(id: number) => \`${path.replace(/:\w+/, '${id}')}\`` : `() => '${path}'`;
  const guard = isGuarded ? ', isGuarded: true' : '';
  const route = `${names.camel}: { pattern: '${path}', to: ${to}${guard} }`;
  draft.append(PATHS, 'export const paths = {', route);
  if (call) planFirstQuery(draft, names.camel, path, call);
  return `stories/screens/${names.kebab}/${names.pascal}Screen.stories.tsx`;
}

/** The GET call of a name. @throws Error when the contract has none */
export function callToLoad(name: string): DefinedCall {
  const reads = calls.filter(({ method }) => method === 'GET');
  const call = reads.find((one) => one.name === name);
  if (call) return call;
  const names = reads.map((one) => one.name).join(', ');
  throw new Error(`--call is "${name}"; allowed: a GET call of the contract: ${names}.`);
}

function planFirstQuery(draft: Draft, name: string, path: string, call: Loaded): void {
  const position = path.split('/').findIndex((segment) => segment.startsWith(':'));
  const values = { name, position: `${position}`, constant: call.constant };
  const queries = 'src/app/page-queries.ts';
  draft.import(queries, call.constant, `#src/contract/${call.file}.ts`);
  draft.append(
    queries,
    'const prefetches: Readonly<Partial<Record<PathName, Prefetch>>> = {',
    draft.fill('first-query.ts', { ...values, id: position > 0, whole: position === -1 }),
  );
}

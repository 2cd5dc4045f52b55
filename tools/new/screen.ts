import { calls, type DefinedCall } from './calls.ts';
import type { Draft } from './draft.ts';
import { namesOf } from './names.ts';
import { valuesOf } from './render.ts';
import { registerScenarios } from './scenario.ts';

const PATHS = 'src/lib/navigation/paths.ts';
const SCREENS = 'src/app/screens.tsx';
const QUERIES = 'src/app/page-queries.ts';

/** What a screen depends on of the call that it loads. */
type Loaded = Pick<DefinedCall, 'constant' | 'file'>;

/**
 * Plans a screen for signed-in viewers: its route, copy, scenarios, its states and a story of each.
 *
 * @param call what it loads
 * @param isFeature whether it lists the rows of a feature that is planned with it
 * @throws Error when the name is invalid or taken
 */
export function planScreen(draft: Draft, name: string, call: Loaded, isFeature: boolean): void {
  const names = namesOf(name.replace(/-?screen$/i, ''));
  const { constant, file } = call;
  if (draft.read(PATHS).includes(`\n  ${names.camel}: {`)) {
    throw new Error(`${PATHS} has the route "${names.camel}" already. Nothing was written.`);
  }
  const values = {
    ...valuesOf(names),
    copyFolder: `${isFeature ? 'features' : 'screens'}/${names.kebab}`,
    constant,
    file,
    list: isFeature,
    one: !isFeature,
  };
  draft.createAll('screen', values);
  registerScenarios(draft, names);
  draft.extend('states/states.tsv', draft.fill('states.tsv', values));
  draft.append(PATHS, 'export const paths = {', draft.fill('route.ts', values));
  draft.append(SCREENS, 'const loads: Loads = {', draft.fill('screen-import.ts', values));
  draft.import(QUERIES, constant, `#src/contract/${file}.ts`);
  draft.append(
    QUERIES,
    'const prefetches: Readonly<Partial<Record<PathName, Prefetch>>> = {',
    draft.fill('first-query.ts', values),
  );
}

/** The call that a screen can load. @throws Error when the contract has no such GET call without an id */
export function callToLoad(name: string): DefinedCall {
  const reads = calls.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
  const call = reads.find((one) => one.name === name);
  if (call) return call;
  const names = reads.map((one) => one.name).join(', ');
  throw new Error(`--call is "${name}"; allowed: a GET call of the contract: ${names}.`);
}

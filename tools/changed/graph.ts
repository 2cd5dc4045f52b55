import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawOf, readModule, type Module } from './module.ts';
import type { OpenedRecord } from './record.ts';

const root = join(import.meta.dirname, '../..');

const FILES = [
  '*.*',
  '{.storybook,docs,e2e,mocks,public,src,stories,tests,tools,workbench}/**/*.*',
];

/** The modules of the project by their paths. */
export type Modules = ReadonlyMap<string, Module>;

/** The files that need a file, by its path. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** The stage needs both, and with them every screen and every scenario. */
export const ROUTES = 'src/app/screens.tsx';
export const REGISTRY = 'mocks/scenarios/registry.ts';
/** Every story imports it, and with it the stage. */
export const PREVIEW = '.storybook/preview.tsx';

/** Stand for what the routes load and what the registry imports. */
const SCREENS = 'every screen';
const SCENARIOS = 'every scenario';

/** What imports one of these outside of the stage may open any scenario without a stage. */
const OPENERS = ['scenarios', 'findScenario', 'openScenario', 'createEngine'];

const isModule = (path: string): boolean => /\.(tsx?|mjs|css)$/.test(path);
const isStory = (path: string): boolean => /^stories\/.*\.stories\.tsx$/.test(path);
/** Whether a file is a test that runs in the browser. */
export const isInBrowser = (path: string): boolean =>
  isStory(path) || /^tests\/.*\.browser\.test\.tsx$/.test(path);

/**
 * Reads all modules of the project.
 *
 * @param changed files that may have been deleted since: what listed them by a pattern needed them
 */
export function readModules(changed: readonly string[] = []): Modules {
  const listed = globSync(FILES, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const files = new Set([...listed, ...changed]);
  return new Map(
    [...files]
      .filter((path) => isModule(path) && existsSync(join(root, path)))
      .map((path) => [path, readModule(path, sourceOf(path), files)]),
  );
}

/** Who needs what among files that run in Node. */
export function usersInNode(modules: Modules): Users {
  return usersOf(
    [...modules.values()].map(({ path, needs, loads }) => [path, [...needs, ...loads]]),
  );
}

/**
 * Who needs what among stories and browser tests. A test needs those screens and scenarios that it is
 * known to open. What the preview imports, with the stage, is needed by stories that open a scenario.
 */
export function usersInBrowser(modules: Modules, record: OpenedRecord): Users {
  const screens = screensIn(sourceOf(ROUTES));
  const filesOf = scenarioFiles(modules);

  function openedBy(path: string): readonly string[] {
    if (!isInBrowser(path)) return [];
    const opened = record.get(path);
    if (opened === undefined) return [PREVIEW, SCREENS, SCENARIOS];
    return [
      ...opened.screens.map((name) => screens.get(kebab(name)) ?? SCREENS),
      ...opened.scenarios.flatMap(filesOf),
      ...(opened.scenarios.length > 0 ? [PREVIEW] : []),
    ];
  }

  function needsOf({ path, needs, loads, names }: Module): readonly string[] {
    if (path === ROUTES) return needs;
    if (path === REGISTRY) return [];
    const isStage = /^(src|mocks|stories\/stage)\//.test(path);
    const opensAny = !isStage && OPENERS.some((name) => names.has(name));
    return [
      ...(isStory(path) ? needs.filter((need) => need !== PREVIEW) : needs),
      ...loads,
      ...openedBy(path),
      ...(opensAny ? [SCENARIOS] : []),
    ];
  }

  return usersOf([
    ...[...modules.values()].map((module) => [module.path, needsOf(module)] as const),
    [SCREENS, modules.get(ROUTES)?.loads ?? []],
    [SCENARIOS, modules.get(REGISTRY)?.needs ?? []],
  ]);
}

/** The files that a change reaches: those that changed, and those that need one that is reached. */
export function reachedBy(changed: readonly string[], users: Users): ReadonlySet<string> {
  const reached = new Set(changed.flatMap((path) => [path, rawOf(path)]));
  for (const path of reached) {
    for (const user of users.get(path) ?? []) reached.add(user);
  }
  return reached;
}

/** The modules of the screens by their names, as `src/app/screens.tsx` loads them. */
export function screensIn(source: string): ReadonlyMap<string, string> {
  const loads = source.matchAll(
    /\b(?:screen|served)\(\s*'([\w-]+)',\s*async \(\) =>\s*\(await import\('#([^']+)'\)/g,
  );
  return new Map([...loads].map(([, name = '', path = '']) => [kebab(name), path]));
}

/** Finds the files that name a scenario, among them the one that defines it. */
export function scenarioFiles(modules: Modules): (id: string) => readonly string[] {
  const sources = [...modules.keys()]
    .filter((path) => /^mocks\/scenarios\/(?!registry|.*\.test\.)/.test(path))
    .map((path) => [path, sourceOf(path)] as const);
  return (id) => sources.filter(([, text]) => text.includes(`'${id}'`)).map(([path]) => path);
}

const sourceOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function usersOf(needs: readonly (readonly [string, readonly string[]])[]): Users {
  const users = new Map<string, Set<string>>();
  for (const [path, needed] of needs) {
    for (const other of needed) users.set(other, (users.get(other) ?? new Set()).add(path));
  }
  return users;
}

import { beforeAll, describe, expect, it } from 'vitest';
import { rulesByFile } from './run-oxlint.ts';

type Case = { path: string; code: string; rule: string | undefined };

const cases: Case[] = [];

const boundaries = 'nearhand(boundaries)';
const clock = 'nearhand(no-stray-clock)';
const randomness = 'nearhand(no-stray-randomness)';
const names = 'nearhand(component-file-names)';
const declared = 'nearhand(declared-dependencies)';
const barrels = 'nearhand(no-barrels)';

/** A `*` in the path becomes a unique file name. */
function rejects(rule: string, path: string, code: string): void {
  cases.push({ path: path.replace('*', `case-${cases.length}`), code, rule });
}
function accepts(path: string, code: string): void {
  cases.push({ path: path.replace('*', `case-${cases.length}`), code, rule: undefined });
}
const importOf = (specifier: string): string =>
  `import { thing } from '${specifier}';\nvoid thing;\n`;
const dynamicImportOf = (specifier: string): string =>
  `export const load = (): Promise<unknown> => import('${specifier}');\n`;

const USES_REACT = "import { useId } from 'react';\nuseId();\n";
const FETCHES = "export const load = (): Promise<unknown> => fetch('/x');\n";

// The order of layers.
rejects(boundaries, 'src/domain/*.ts', importOf('#src/contract/thing.ts'));
rejects(boundaries, 'src/contract/*.ts', importOf('#src/lib/thing.ts'));
rejects(boundaries, 'src/lib/*.ts', importOf('#src/features/auth/thing.ts'));
rejects(boundaries, 'src/features/auth/*.ts', importOf('#src/screens/offers/thing.ts'));
rejects(boundaries, 'src/screens/offers/*.ts', importOf('#src/app/thing.ts'));
rejects(boundaries, 'src/screens/offers/*.ts', importOf('#src/screens/tasks/thing.ts'));
rejects(boundaries, 'src/ui/*.ts', importOf('#src/domain/thing.ts'));
rejects(boundaries, 'src/drawer/*.ts', importOf('#src/domain/thing.ts'));
accepts('src/lib/*.ts', importOf('../contract/thing.ts'));
accepts(
  'src/screens/offers/*.ts',
  importOf('./thing.ts') + dynamicImportOf('#src/features/messages/thing.ts'),
);
accepts(
  'src/app/*.ts',
  importOf('#src/screens/offers/thing.ts') + dynamicImportOf('#src/domain/thing.ts'),
);

// A cycle of features, here of three, even where no file imports itself.
rejects(boundaries, 'src/features/auth/*.ts', importOf('#src/features/offers/thing.ts'));
rejects(boundaries, 'src/features/offers/*.ts', importOf('../messages/thing.ts'));
rejects(boundaries, 'src/features/messages/*.ts', dynamicImportOf('../auth/thing.ts'));
accepts('src/features/brand-new/*.ts', importOf('#src/features/auth/thing.ts'));
accepts('src/features/task/*.ts', importOf('#src/features/brand-new/thing.ts'));

// What src never imports, and the one dynamic import of the workbench.
rejects(boundaries, 'src/lib/*.ts', importOf('#mocks/thing.ts'));
rejects(boundaries, 'src/app/*.ts', dynamicImportOf('#workbench/thing.ts'));
rejects(boundaries, 'src/app/start-mocks.ts', dynamicImportOf('#mocks/thing.ts'));
rejects(boundaries, 'src/app/start-static.ts', importOf('#workbench/thing.ts'));
rejects(
  boundaries,
  'src/app/start-type.ts',
  "export type T = typeof import('#workbench/thing.ts');\n",
);
rejects(
  boundaries,
  'src/app/start-twice.ts',
  `${dynamicImportOf('#workbench/thing.ts')}export const again = ${dynamicImportOf('#workbench/thing.ts').slice(20)}`,
);
rejects(boundaries, 'src/app/*.ts', dynamicImportOf('../../e2e/thing.ts'));
rejects(boundaries, 'src/app/*.ts', importOf('msw'));
rejects(
  boundaries,
  'src/app/*.ts',
  'export const load = (name: string): Promise<unknown> => import(name);\n',
);
accepts('src/app/start.ts', dynamicImportOf('#workbench/thing.ts'));
accepts('src/app/start-workbench.ts', dynamicImportOf('../../workbench/thing.ts'));
accepts('src/app/*.test.ts', importOf('#mocks/thing.ts'));

// The workbench.
rejects(boundaries, 'workbench/*.ts', importOf('#stories/stage/thing.ts'));
accepts('workbench/*.ts', importOf('#mocks/thing.ts'));

// React and fetch.
rejects(boundaries, 'src/domain/*.ts', USES_REACT);
rejects(
  boundaries,
  'mocks/*.ts',
  "import { useQuery } from '@tanstack/react-query';\nuseQuery();\n",
);
rejects(boundaries, 'src/features/auth/*.ts', FETCHES);
accepts('src/lib/*.ts', FETCHES);
accepts(
  'src/features/auth/*.ts',
  'export const load = (fetch: () => number): number => fetch();\n',
);

// Folders other than src.
rejects(boundaries, 'mocks/*.ts', importOf('#src/lib/thing.ts'));
rejects(boundaries, 'tools/*.ts', importOf('#src/lib/thing.ts'));
rejects(boundaries, 'stories/*.ts', importOf('../tests/thing.ts'));
accepts(
  'mocks/*.ts',
  importOf('#src/lib/navigation/paths.ts') + dynamicImportOf('#src/domain/thing.ts'),
);
rejects(boundaries, 'mocks/db/*.ts', importOf('../server/thing.ts'));
rejects(boundaries, 'mocks/engine/*.ts', importOf('../scenarios/thing.ts'));
rejects(boundaries, 'flows/*.ts', importOf('#stories/thing.ts'));
rejects(boundaries, 'states/*.ts', importOf('#src/lib/thing.ts'));
accepts('tools/*.ts', importOf('#src/contract/thing.ts') + dynamicImportOf('#mocks/thing.ts'));

accepts('src/screens/offers/*.ts', importOf('../PageTitle.tsx'));
rejects(boundaries, 'src/screens/Shared.ts', importOf('./offers/thing.ts'));
accepts('stories/*.ts', importOf('../.storybook/preview.tsx'));

// Packages.
rejects(declared, 'mocks/*.ts', importOf('leftpad'));
rejects(declared, 'src/lib/*.ts', importOf('vite'));
rejects(declared, 'src/lib/*.ts', dynamicImportOf('@scope/name/part'));
accepts('src/lib/*.ts', importOf('zod/mini'));
accepts('tools/*.ts', importOf('vite') + dynamicImportOf('node:fs'));

// Barrels.
rejects(barrels, 'src/ui/index.ts', 'export const a = 1;\n');
rejects(barrels, 'src/domain/*.ts', "export * from './thing.ts';\n");
rejects(barrels, 'mocks/*.ts', "export { thing } from './thing.ts';\n");
accepts('src/domain/*.ts', "export { z } from 'zod';\n");

// The clock.
for (const code of [
  'export const t = Date.now();\n',
  'export const t = new Date();\n',
  'export const t = performance.now();\n',
  'setTimeout(() => {}, 1);\n',
  'window.setInterval(() => {}, 1);\n',
  'export const timers = { later: globalThis.requestAnimationFrame };\n',
]) {
  rejects(clock, 'src/lib/*.ts', code);
  rejects(clock, 'mocks/*.ts', code);
}
rejects(clock, 'stories/*.ts', 'export const t = Date.now();\n');
accepts('src/lib/time/clock.ts', 'export const t = Date.now();\nsetTimeout(() => {}, 1);\n');
accepts('src/lib/*.test.ts', 'export const t = Date.now();\n');
accepts('tools/*.ts', 'export const t = Date.now();\n');
accepts(
  'src/lib/*.ts',
  'export const t = (clock: { now(): number }): Date => new Date(clock.now());\n',
);
accepts('src/lib/*.ts', 'export const t = (setTimeout: () => void): void => setTimeout();\n');

// Randomness.
rejects(randomness, 'src/lib/*.ts', 'export const r = Math.random();\n');
rejects(
  randomness,
  'stories/*.ts',
  'export const r = globalThis.crypto.getRandomValues(new Uint8Array(1));\n',
);
rejects(randomness, 'mocks/*.ts', "import { randomUUID } from 'node:crypto';\nrandomUUID();\n");
rejects(randomness, 'stories/*.tsx', "import { faker } from '@faker-js/faker';\nfaker.seed(1);\n");
accepts('mocks/fixtures/*.ts', "import { faker } from '@faker-js/faker';\nfaker.seed(1);\n");
accepts('src/lib/*.ts', 'export const r = Math.floor(1.5);\n');

// File names.
rejects(names, 'src/ui/wrong-name.tsx', 'export function Card(): null { return null; }\n');
rejects(names, 'src/ui/Wrong.tsx', 'export const Card = (): null => null;\n');
rejects(names, 'src/lib/ApiError.ts', 'export class ApiError extends Error {}\n');
accepts(
  'src/ui/Card.tsx',
  'export const Card = (): null => null;\nexport const useCard = (): null => null;\n',
);
accepts('src/ui/Card.test.tsx', 'export const x = 1;\n');
accepts('stories/ui/Card.stories.tsx', 'export const Ready = {};\n');

// Rules of oxlint that depend on this configuration: its overrides, and how modules resolve.
accepts('src/lib/*.test.ts', 'export const x = (a?: { b: 1 }): 1 => a!.b;\n');
accepts('tools/*.ts', "console.log('x');\n");
rejects('typescript(no-floating-promises)', 'src/lib/*.ts', 'Promise.resolve(1);\n');
rejects(
  'import(no-cycle)',
  'src/domain/first.ts',
  "import { second } from '#src/domain/second.ts';\nexport const first = (): number => second();\n",
);
rejects(
  'import(no-cycle)',
  'src/domain/second.ts',
  "import { first } from './first.ts';\nexport const second = (): number => first();\n",
);
// A cycle of type imports counts too.
rejects(
  'import(no-cycle)',
  'tools/first.ts',
  "import type { Second } from './second.ts';\nexport type First = Second[];\n",
);
rejects(
  'import(no-cycle)',
  'tools/second.ts',
  "import type { First } from './first.ts';\nexport type Second = { readonly all: First };\n",
);
describe('lint, with this configuration', () => {
  let found: Record<string, string[]> = {};
  beforeAll(async () => {
    const trees = cases.map(({ path, code }) => [path, code] as const);
    found = await rulesByFile(Object.fromEntries(trees));
  });

  it('uses a different file for each case', () => {
    expect(new Set(cases.map(({ path }) => path)).size).toBe(cases.length);
  });

  it.each(cases.filter(({ rule }) => rule !== undefined))('$rule reports $path', (example) => {
    expect(found[example.path], example.code).toContain(example.rule);
  });

  it.each(cases.filter(({ rule }) => rule === undefined))(
    'reports nothing for $path',
    (example) => {
      expect(found[example.path], example.code).toEqual([]);
    },
  );
});

import { beforeAll, describe, expect, it } from 'vitest';
import { rulesByFile } from './run-oxlint.ts';

type Case = { path: string; code: string; rule: string | undefined };

const cases: Case[] = [];

const boundaries = 'nearhand(boundaries)';
const clock = 'nearhand(no-stray-clock)';
const chance = 'nearhand(no-stray-randomness)';
const names = 'nearhand(component-file-names)';
const declared = 'nearhand(declared-dependencies)';
const barrels = 'nearhand(no-barrels)';

/** A `*` in the path makes a file name of its own for the case. */
function bites(rule: string, path: string, code: string): void {
  cases.push({ path: path.replace('*', `case-${cases.length}`), code, rule });
}
function silent(path: string, code: string): void {
  cases.push({ path: path.replace('*', `case-${cases.length}`), code, rule: undefined });
}
const take = (specifier: string): string => `import { thing } from '${specifier}';\nvoid thing;\n`;
const load = (specifier: string): string =>
  `export const load = (): Promise<unknown> => import('${specifier}');\n`;

// Direction of the layers.
bites(boundaries, 'src/domain/*.ts', take('#src/contract/thing.ts'));
bites(boundaries, 'src/domain/*.ts', take('../lib/thing.ts'));
bites(boundaries, 'src/contract/*.ts', take('#src/lib/thing.ts'));
bites(boundaries, 'src/lib/*.ts', take('#src/features/auth/thing.ts'));
bites(boundaries, 'src/lib/*.ts', take('#src/ui/thing.ts'));
bites(boundaries, 'src/features/auth/*.ts', take('#src/screens/offers/thing.ts'));
bites(boundaries, 'src/screens/offers/*.ts', take('#src/app/thing.ts'));
bites(boundaries, 'src/screens/offers/*.ts', take('#src/screens/tasks/thing.ts'));
bites(boundaries, 'src/screens/offers/*.ts', take('../tasks/thing.ts'));
bites(boundaries, 'src/ui/*.ts', take('#src/domain/thing.ts'));
bites(boundaries, 'src/ui/*.ts', take('../lib/thing.ts'));
bites(boundaries, 'src/drawer/*.ts', take('#src/domain/thing.ts'));
bites(boundaries, 'src/app/*.ts', take('#src/drawer/thing.ts'));
silent('src/contract/*.ts', take('#src/domain/thing.ts'));
silent('src/lib/*.ts', take('../contract/thing.ts'));
silent('src/features/offers/*.ts', take('#src/ui/thing.ts') + load('#src/lib/thing.ts'));
silent('src/screens/offers/*.ts', take('./thing.ts') + load('#src/features/messages/thing.ts'));
silent('src/app/*.ts', take('#src/screens/offers/thing.ts') + load('#src/domain/thing.ts'));
silent('src/ui/*.ts', take('./thing.ts'));

// The row of features; one that is not listed stands at its end, and nothing imports it.
bites(boundaries, 'src/features/auth/*.ts', take('#src/features/offers/thing.ts'));
bites(boundaries, 'src/features/tasks/*.ts', take('../messages/thing.ts'));
bites(boundaries, 'src/features/brand-new/*.ts', take('#src/features/other-new/thing.ts'));
silent('src/features/brand-new/*.ts', take('#src/features/auth/thing.ts'));
bites(boundaries, 'src/features/auth/*.ts', take('#src/features/brand-new/thing.ts'));
silent('src/features/dashboards/*.ts', take('#src/features/auth/thing.ts'));
silent('src/features/offers/*.ts', take('../tasks/thing.ts'));
silent('src/features/brand-new/*.ts', take('./parts/thing.ts'));

// What src never imports, and the one way into the mocks.
bites(boundaries, 'src/lib/*.ts', take('#mocks/thing.ts'));
bites(boundaries, 'src/app/*.ts', load('#mocks/thing.ts'));
bites(boundaries, 'src/app/start-static.ts', take('#mocks/thing.ts'));
bites(boundaries, 'src/app/start-type.ts', "export type T = typeof import('#mocks/thing.ts');\n");
bites(
  boundaries,
  'src/app/start-twice.ts',
  `${load('#mocks/thing.ts')}export const again = ${load('#mocks/thing.ts').slice(20)}`,
);
bites(boundaries, 'src/app/*.ts', take('#stories/thing.ts'));
bites(boundaries, 'src/app/*.ts', load('../../e2e/thing.ts'));
bites(boundaries, 'src/app/*.ts', take('#tools/thing.ts'));
bites(boundaries, 'src/app/*.ts', take('msw'));
bites(
  boundaries,
  'src/app/*.ts',
  'export const load = (name: string): Promise<unknown> => import(name);\n',
);
silent('src/app/start.ts', load('#mocks/thing.ts'));
silent('src/app/start-mocks.ts', load('../../mocks/thing.ts'));
silent('src/app/*.test.ts', take('#mocks/thing.ts'));

// The workbench.
bites(boundaries, 'src/app/*.ts', take('#src/app/workbench/thing.ts'));
bites(boundaries, 'src/app/*.ts', take('./workbench/thing.ts'));
silent('src/app/*.ts', load('./workbench/thing.ts'));
silent('src/app/workbench/*.ts', take('./thing.ts'));

// React, fetch.
bites(boundaries, 'src/domain/*.ts', "import { useId } from 'react';\nuseId();\n");
bites(boundaries, 'mocks/*.ts', "import { useId } from 'react';\nuseId();\n");
bites(boundaries, 'mocks/*.ts', "import { useQuery } from '@tanstack/react-query';\nuseQuery();\n");
bites(boundaries, 'src/domain/*.ts', "export const load = (): Promise<unknown> => fetch('/x');\n");
bites(
  boundaries,
  'src/features/auth/*.ts',
  "export const load = (): Promise<unknown> => fetch('/x');\n",
);
silent('src/lib/*.ts', "export const load = (): Promise<unknown> => fetch('/x');\n");
silent('src/features/auth/*.ts', 'export const load = (fetch: () => number): number => fetch();\n');

// The folders beside src.
bites(boundaries, 'mocks/*.ts', take('#src/lib/thing.ts'));
bites(boundaries, 'mocks/handlers/*.ts', take('../../src/features/auth/thing.ts'));
bites(boundaries, 'mocks/*.ts', take('#stories/thing.ts'));
bites(boundaries, 'tools/*.ts', take('#src/lib/thing.ts'));
bites(boundaries, 'stories/*.ts', take('../tests/thing.ts'));
silent('mocks/*.ts', take('#src/lib/paths.ts') + load('#src/domain/thing.ts'));
silent('mocks/handlers/*.ts', take('../db/thing.ts'));
silent('stories/*.ts', take('#src/lib/thing.ts') + load('#mocks/thing.ts'));
silent('e2e/*.ts', take('#stories/thing.ts') + load('#mocks/thing.ts'));
silent('tests/*.ts', take('#src/lib/thing.ts') + load('#mocks/thing.ts'));
silent('tools/*.ts', take('#src/contract/thing.ts') + load('#mocks/thing.ts'));

silent('src/screens/offers/*.ts', take('../PageTitle.tsx'));
bites(boundaries, 'src/screens/Shared.ts', take('./offers/thing.ts'));
silent('stories/*.ts', take('../.storybook/preview.tsx'));

// Packages.
bites(declared, 'mocks/*.ts', take('leftpad'));
bites(declared, 'src/lib/*.ts', take('vite'));
bites(declared, 'src/lib/*.ts', load('@scope/name/part'));
silent('src/lib/*.ts', take('zod/mini'));
silent('tools/*.ts', take('vite') + load('node:fs'));

// Barrels.
bites(barrels, 'src/ui/index.ts', 'export const a = 1;\n');
bites(barrels, 'src/domain/*.ts', "export * from './thing.ts';\n");
bites(barrels, 'mocks/*.ts', "export { thing } from './thing.ts';\n");
silent('src/domain/*.ts', "export { z } from 'zod';\n");

// The clock.
for (const code of [
  'export const t = Date.now();\n',
  'export const t = new Date();\n',
  'export const t = performance.now();\n',
  'setTimeout(() => {}, 1);\n',
  'window.setInterval(() => {}, 1);\n',
  'export const timers = { later: globalThis.requestAnimationFrame };\n',
]) {
  bites(clock, 'src/lib/*.ts', code);
  bites(clock, 'mocks/*.ts', code);
}
bites(clock, 'stories/*.ts', 'export const t = Date.now();\n');
silent('src/lib/clock.ts', 'export const t = Date.now();\nsetTimeout(() => {}, 1);\n');
silent('src/lib/*.test.ts', 'export const t = Date.now();\n');
silent('tools/*.ts', 'export const t = Date.now();\n');
silent(
  'src/lib/*.ts',
  'export const t = (clock: { now(): number }): Date => new Date(clock.now());\n',
);
silent('src/lib/*.ts', 'export const t = (setTimeout: () => void): void => setTimeout();\n');

// Chance.
bites(chance, 'src/lib/*.ts', 'export const r = Math.random();\n');
bites(chance, 'mocks/*.ts', 'export const r = crypto.randomUUID();\n');
bites(
  chance,
  'stories/*.ts',
  'export const r = globalThis.crypto.getRandomValues(new Uint8Array(1));\n',
);
bites(chance, 'mocks/*.ts', "import { randomUUID } from 'node:crypto';\nrandomUUID();\n");
bites(chance, 'mocks/db/*.ts', "import { faker } from '@faker-js/faker';\nfaker.seed(1);\n");
silent('mocks/fixtures/*.ts', "import { faker } from '@faker-js/faker';\nfaker.seed(1);\n");
silent('mocks/fixtures/seed.ts', 'export const r = Math.random();\n');
silent('src/lib/*.ts', 'export const r = Math.floor(1.5);\n');

// File names.
bites(names, 'src/ui/wrong-name.tsx', 'export function Card(): null { return null; }\n');
bites(names, 'src/ui/Wrong.tsx', 'export const Card = (): null => null;\n');
bites(names, 'src/ui/UseThing.tsx', 'export const useThing = (): null => null;\n');
bites(names, 'src/lib/ApiError.ts', 'export class ApiError extends Error {}\n');
silent(
  'src/ui/Card.tsx',
  'export const Card = (): null => null;\nexport const useCard = (): null => null;\n',
);
silent('src/lib/api-error.ts', 'export class ApiError extends Error {}\n');
silent('src/ui/Card.test.tsx', 'export const x = 1;\n');
silent('stories/ui/Card.stories.tsx', 'export const Ready = {};\n');

// The configuration's own choices, in this project's environment.
bites('typescript(no-explicit-any)', 'src/lib/*.ts', 'export let x: any;\n');
bites(
  'typescript(no-non-null-assertion)',
  'src/lib/*.ts',
  'export const x = (a?: { b: 1 }): 1 => a!.b;\n',
);
silent('src/lib/*.test.ts', 'export const x = (a?: { b: 1 }): 1 => a!.b;\n');
bites('typescript(no-floating-promises)', 'src/lib/*.ts', 'Promise.resolve(1);\n');
bites(
  'typescript(switch-exhaustiveness-check)',
  'src/lib/*.ts',
  "export function f(a: 'x' | 'y'): void {\n  switch (a) {\n    case 'x':\n      break;\n  }\n}\n",
);
bites(
  'typescript(consistent-type-imports)',
  'src/lib/*.ts',
  "import { T } from './types.ts';\nexport let t: T;\n",
);
bites('import(no-default-export)', 'src/lib/*.ts', 'export default 1;\n');
silent('vitest.config.ts', 'export default 1;\n');
bites('eslint(no-console)', 'src/lib/*.ts', "console.log('x');\n");
silent('tools/*.ts', "console.log('x');\n");
bites('eslint(no-unused-vars)', 'src/lib/*.ts', 'const unused = 1;\nexport {};\n');
bites(
  'react-hooks(rules-of-hooks)',
  'src/ui/Hooked.tsx',
  "import { useId } from 'react';\nexport function Hooked({ on }: { on: boolean }): string {\n  if (on) return useId();\n  return '';\n}\n",
);
bites(
  'react-hooks(exhaustive-deps)',
  'src/ui/Effect.tsx',
  "import { useEffect } from 'react';\nexport function Effect({ on }: { on: () => void }): null {\n  useEffect(() => on(), []);\n  return null;\n}\n",
);
bites(
  'import(no-cycle)',
  'src/domain/first.ts',
  "import { second } from '#src/domain/second.ts';\nexport const first = (): number => second();\n",
);
bites(
  'import(no-cycle)',
  'src/domain/second.ts',
  "import { first } from './first.ts';\nexport const second = (): number => first();\n",
);
// A cycle of types is a cycle too.
bites(
  'import(no-cycle)',
  'tools/first.ts',
  "import type { Second } from './second.ts';\nexport type First = Second[];\n",
);
bites(
  'import(no-cycle)',
  'tools/second.ts',
  "import type { First } from './first.ts';\nexport type Second = { readonly all: First };\n",
);
bites(
  'jsx-a11y(alt-text)',
  'src/ui/Picture.tsx',
  'export const Picture = (): unknown => <img src="x" />;\n',
);

const helpers = {
  'src/lib/types.ts': 'export type T = string;\n',
};

describe('lint, with this configuration', () => {
  let found: Record<string, string[]> = {};
  beforeAll(async () => {
    const trees = cases.map(({ path, code }) => [path, code] as const);
    found = await rulesByFile({ ...helpers, ...Object.fromEntries(trees) });
  });

  it('has no two cases in one file', () => {
    expect(new Set(cases.map(({ path }) => path)).size).toBe(cases.length);
  });

  it.each(cases.filter(({ rule }) => rule !== undefined))('$rule bites in $path', (example) => {
    expect(found[example.path], example.code).toContain(example.rule);
  });

  it.each(cases.filter(({ rule }) => rule === undefined))('is silent on $path', (example) => {
    expect(found[example.path], example.code).toEqual([]);
  });
});

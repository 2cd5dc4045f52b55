import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { binOf } from '../processes/bin-of.ts';
import { root } from '../processes/root.ts';

const importOf = (specifier: string) => `import { thing } from '${specifier}';\nvoid thing;\n`;
const dynamicImportOf = (specifier: string) => `void import('${specifier}');\n`;

/** What this configuration reports, or nothing, for a file of the given text. */
const cases: [file: string, text: string, rule?: string][] = [
  ['src/lib/mocks.ts', importOf('#mocks/thing.ts'), 'nearhand(boundaries)'],
  ['src/lib/type.ts', "export type T = import('#mocks/a.ts').T;\n", 'nearhand(boundaries)'],
  ['src/app/named.ts', "const name = 'a';\nvoid import(name);\n", 'nearhand(boundaries)'],
  // A cycle of features, here of three, even where no file imports itself.
  ['src/features/auth/a.ts', importOf('#src/features/offers/a.ts'), 'nearhand(boundaries)'],
  ['src/features/offers/b.ts', importOf('../messages/a.ts'), 'nearhand(boundaries)'],
  ['src/features/messages/c.ts', dynamicImportOf('../auth/b.ts'), 'nearhand(boundaries)'],
  ['src/features/brand-new/d.ts', importOf('#src/features/auth/a.ts')],
  ['src/domain/first.ts', importOf('./second.ts'), 'import(no-cycle)'],
  ['src/domain/second.ts', "import type { T } from './first.ts';\nlet t: T;\n", 'import(no-cycle)'],
  ['src/domain/react.ts', importOf('react'), 'eslint(no-restricted-imports)'],
  ['mocks/db/query.ts', importOf('@tanstack/react-query'), 'eslint(no-restricted-imports)'],
  ['stories/faker.ts', importOf('@faker-js/faker'), 'eslint(no-restricted-imports)'],
  ['mocks/db/crypto.ts', importOf('node:crypto'), 'eslint(no-restricted-imports)'],
  ['mocks/fixtures/names.ts', importOf('@faker-js/faker')],
  ['src/lib/a.ts', "import { lazy } from 'react';\nvoid lazy;\n", 'eslint(no-restricted-imports)'],
  ['src/features/auth/fetch.ts', "void fetch('/x');\n", 'eslint(no-restricted-globals)'],
  ['src/lib/fetch.ts', "void fetch('/x');\n"],
  ['mocks/db/timer.ts', 'window.setTimeout(() => {}, 1);\n', 'eslint(no-restricted-globals)'],
  ['src/lib/now.ts', 'export const now = Date.now();\n', 'eslint(no-restricted-properties)'],
  ['stories/random.ts', 'void Math.random();\n', 'eslint(no-restricted-properties)'],
  ['src/lib/new-date.ts', 'export const now = new Date();\n', 'nearhand(no-current-date)'],
  ['src/lib/date.ts', 'export const now = Date();\n', 'nearhand(no-current-date)'],
  ['src/lib/of-time.ts', 'export const at = (time: number): Date => new Date(time);\n'],
  ['src/lib/time/clock.ts', 'void [Date.now(), new Date(), setTimeout(() => {}, 1)];\n'],
  ['src/lib/now.test.ts', 'export const now = [Date.now(), new Date()];\n'],
  ['tools/now.ts', 'export const now = [Date.now(), new Date()];\nconsole.log(now);\n'],
  ['mocks/db/leftpad.ts', importOf('leftpad'), 'nearhand(declared-dependencies)'],
  ['src/lib/msw.ts', importOf('msw'), 'nearhand(declared-dependencies)'],
  ['src/lib/scoped.ts', dynamicImportOf('@scope/name/part'), 'nearhand(declared-dependencies)'],
  ['src/lib/zod.ts', importOf('zod/mini')],
  ['src/domain/barrel.ts', "export * from './third.ts';\n", 'oxc(no-barrel-file)'],
  ['src/ui/tile.tsx', 'export function Card(): void {}\n', 'nearhand(component-file-names)'],
  ['src/ui/Wrong.tsx', 'export const Card = (): null => null;\n', 'nearhand(component-file-names)'],
  ['src/lib/ApiError.ts', 'export class ApiError extends Error {}\n', 'unicorn(filename-case)'],
  ['src/ui/Card.tsx', 'export const Card = (): null => null;\nexport type Props = 1;\n'],
  ['stories/ui/Card.stories.tsx', 'export const Ready = {};\n'],
  ['src/lib/promise.ts', 'Promise.resolve(1);\n', 'typescript(no-floating-promises)'],
];

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const found = new Map<string, string[]>();
beforeAll(() => {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  writeFileSync(join(folder, '.oxlintrc.json'), config.replaceAll('"./tools/', `"${root}/tools/`));
  for (const name of ['package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, text] of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  // Named, since oxlint would follow the link of node_modules.
  const args = [binOf('oxlint'), '--format=json', ...cases.map(([file]) => file)];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  for (const { code, filename } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code]);
});

it.each(cases)('%s', (file, _, rule) => {
  expect(found.get(file) ?? []).toEqual(rule === undefined ? [] : expect.arrayContaining([rule]));
});

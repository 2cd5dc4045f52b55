import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../processes/root.ts';

/** The patterns of the test runners: the projects of vitest.config.ts, then playwright.config.ts. */
const patterns = [
  /^(src|mocks|flows|states|workbench|tools|tests)\/.*(?<!\.browser)\.test\.ts$/,
  /^tests\/.*\.browser\.test\.tsx$/,
  /^e2e\/.*\.spec\.ts$/,
];

it('has no test file outside the patterns of the runners', () => {
  const folders = [
    'src',
    'mocks',
    'flows',
    'states',
    'workbench',
    'stories',
    'tests',
    'e2e',
    'tools',
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const tests = files.filter((path) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../processes/root.ts';

/** The patterns of the test runners: the projects of vitest.config.ts, then playwright.config.ts. */
const patterns = [
  /^(src|mocks|flows|states|workbench|tools|tests)\/.*(?<!\.browser)\.test\.ts$/,
  /^tests\/.*\.test\.tsx$/,
  /^e2e\/.*\.spec\.ts$/,
];

it('has no test file outside the patterns of the runners', () => {
  const folders = '{src,mocks,flows,states,workbench,stories,tests,e2e,tools}';
  const tests = globSync(`${folders}/**/*.{test,spec}.*`, { cwd: root });
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Strings that reveal mock code, even after minifying. */
const MOCK_TRACES = /mockServiceWorker|faker|\bmsw\b|nearhand\.mock|nearhand\.example/i;

function filesWithMocks(folder: string): string[] {
  return globSync('**/*.{js,mjs,css,html,json}', { cwd: folder }).filter(
    (file) =>
      /mockServiceWorker/.test(file) || MOCK_TRACES.test(readFileSync(join(folder, file), 'utf8')),
  );
}

test('the build for the real API contains no mock code', () => {
  const folder = process.env['E2E_REAL_DIST'] ?? '';
  expect(globSync('**/*.js', { cwd: folder }).length).toBeGreaterThan(3);
  expect(filesWithMocks(folder)).toEqual([]);
});

test('the same search finds mock code in the mocked build', () => {
  const found = filesWithMocks(process.env['E2E_MOCKED_DIST'] ?? '');
  expect(found).toContain('mockServiceWorker.js');
  expect(found).toContainEqual(expect.stringMatching(/^assets\/.*\.js$/));
});

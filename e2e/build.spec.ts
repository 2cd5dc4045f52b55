import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Strings that reveal mock code, even after minifying. */
const MOCK_TRACES = /mockServiceWorker|workbench|faker|\bmsw\b|nearhand\.mock|nearhand\.example/i;

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

test('each prerendered page has one title and one description, its own', () => {
  const folder = process.env['E2E_REAL_DIST'] ?? '';
  const titles = ['index', 'about', 'services', 'contact', 'auth'].map((page) => {
    const html = readFileSync(join(folder, `${page}.html`), 'utf8');
    expect(html.match(/<meta[^>]* name="description"/g)).toHaveLength(1);
    expect(html.match(/<title\b/g)).toHaveLength(1);
    return /<title[^>]*>(.+ · Nearhand)<\/title>/.exec(html)?.[1];
  });
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titles.length);
});

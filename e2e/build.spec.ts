import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseSync, Visitor } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { newerFeatures } from './newer-features.ts';

/** Strings that reveal mock code, even after minifying. */
const MOCK_TRACES = /mockServiceWorker|workbench|faker|\bmsw\b|nearhand\.mock|nearhand\.example/i;

/** What a page is as useful without, and why. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  autofill: 'the colors of fields that the browser fills',
  'field-sizing': 'the box of a message measures itself, other boxes can be resized',
  'forced-colors': 'Safari has no forced colors to adjust',
  'overflow-anchor': 'browsers without it do not move what is in view by themselves',
  'overscroll-behavior': 'the page behind may scroll on',
  'scroll-driven-animations': 'decoration',
  'scrollbar-width': 'a scrollbar is shown',
  'text-size-adjust': 'for phones, where it has a prefix',
  'user-select': 'has a prefix in Safari',
};

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

/** Whether a module awaits outside of its functions. */
function awaitsAtTopLevel(code: string): boolean {
  let depth = 0;
  let isAwaiting = false;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: () => void (isAwaiting ||= depth === 0),
  }).visit(parseSync('chunk.js', code).program);
  return isAwaiting;
}

// In WebKit, those that import it at the same time may run before it has ended (bug 242740).
test('a file that awaits at its top level is part of no other file', () => {
  const awaiting = ['E2E_REAL_DIST', 'E2E_MOCKED_DIST'].map((name) => {
    const cwd = process.env[name] ?? '';
    const codes = globSync('assets/*.js', { cwd }).map((file) => {
      const code = readFileSync(join(cwd, file), 'utf8');
      return { file: file.replace(/^assets/, '.'), code };
    });
    const files = codes.filter(({ code }) => awaitsAtTopLevel(code)).map(({ file }) => file);
    const imported = codes.flatMap(({ code }) =>
      parseSync('chunk.js', code).module.staticImports.map(
        ({ moduleRequest }) => moduleRequest.value,
      ),
    );
    expect(imported).not.toEqual([]);
    expect(files.filter((file) => imported.includes(file))).toEqual([]);
    return files;
  });
  // That of msw.
  expect(awaiting).toEqual([[], [expect.stringContaining('msw')]]);
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

test('no supported browser lacks what the app needs', () => {
  const cwd = process.env['E2E_REAL_DIST'] ?? '';
  const textOf = (pattern: string) =>
    globSync(pattern, { cwd })
      .map((file) => readFileSync(join(cwd, file), 'utf8'))
      .join('\n');
  const built = { css: textOf('assets/*.css'), js: textOf('**/*.js') };
  expect(newerFeatures(manifest.browserslist, built)).toEqual(Object.keys(ENHANCEMENTS).toSorted());
  expect(newerFeatures(['firefox >= 120'], built)).toContain('has');
});

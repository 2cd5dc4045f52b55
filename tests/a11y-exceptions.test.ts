import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exceptions } from '#stories/checks/a11y-exceptions.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('{stories,.storybook}/**/*.{ts,tsx}', { cwd: root }).map(
  (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
);

/** How a story changes its accessibility checks; the last two are the rule for all stories. */
const ASKED = /\ba11y:(?! exempt\('[\w-]+'\)| \{ test: 'error' \}| a11yOf\()/;

it('finds an exception that is not among the data', () => {
  expect("parameters: { a11y: { test: 'off' } }").toMatch(ASKED);
  expect('parameters: { a11y: { disable: true } }').toMatch(ASKED);
  expect("parameters: { a11y: exempt('forced-colors') }").not.toMatch(ASKED);
});

it('has no exceptions but those among the data', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(([, text]) => ASKED.test(text)).map(([file]) => file)).toEqual([]);
});

it('has no exception that nothing needs any more', () => {
  const used = sources.flatMap(([, text]) =>
    [...text.matchAll(/a11y: exempt\('([\w-]+)'\)/g)].map(([, id]) => id),
  );
  expect(Object.keys(exceptions).filter((id) => !used.includes(id))).toEqual([]);
});

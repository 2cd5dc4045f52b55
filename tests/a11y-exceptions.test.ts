import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exceptions } from '#stories/checks/a11y-exceptions.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('{stories,.storybook}/**/*.{ts,tsx}', { cwd: root }).map(
  (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
);

/** An accessibility override that bypasses the exceptions table. */
const OVERRIDE = /\ba11y:(?! exempt\('[\w-]+'\)| \{ test: 'error' \}| a11yOf\()/;

it('has no override outside the exceptions table', () => {
  expect("parameters: { a11y: { test: 'off' } }").toMatch(OVERRIDE);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(([, text]) => OVERRIDE.test(text)).map(([file]) => file)).toEqual([]);
});

it('has no unused exceptions', () => {
  const used = sources.flatMap(([, text]) =>
    [...text.matchAll(/a11y: exempt\('([\w-]+)'\)/g)].map(([, id]) => id),
  );
  expect(Object.keys(exceptions).filter((id) => !used.includes(id))).toEqual([]);
});

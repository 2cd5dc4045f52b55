import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = '{src,mocks,flows,states,workbench,stories,tests,e2e,tools,.storybook}';
const files = globSync(`${folders}/**/*.{ts,tsx,css,mjs}`, { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The sections of the page, by their numbers. */
const sections = new Set(
  [...read('docs/product.md').matchAll(/^## (\d)\. /gm)].map(([, number]) => number),
);

it('cites sections of docs/product.md that it has, in one form', () => {
  const wrong: string[] = [];
  let cited = 0;
  for (const file of files) {
    for (const [text, number] of read(file).matchAll(/§(\d+)|\bsections? \d/gi)) {
      cited += 1;
      if (!sections.has(number)) wrong.push(`${file}: ${text}`);
    }
  }
  expect(cited).toBeGreaterThan(200);
  expect(wrong, 'write product.md §2').toEqual([]);
});

it('has the sections that states name', () => {
  const [, ...lines] = read('states/states.tsv').trimEnd().split('\n');
  const named = new Set(lines.map((line) => line.split('\t').at(-1)));
  expect(named.size).toBeGreaterThan(5);
  for (const name of named) {
    for (const number of name?.match(/\d+/g) ?? []) expect(sections, name).toContain(number);
  }
});

import { expect, it } from 'vitest';
import { readModule } from './module.ts';

const files = new Set([
  'src/a.ts',
  'src/b.ts',
  'src/b.test.ts',
  'src/style.css',
  'stories/One.stories.tsx',
  'tools/run.ts',
  'docs/list.tsv',
]);
const read = (path: string, ...lines: string[]) => readModule(path, lines.join('\n'), files);

it('needs what it imports and exports, by path or by name', () => {
  const { needs, names } = read(
    'src/c.ts',
    `import { one, type Two } from '#src/a.ts';`,
    `import './style.css';`,
    `export { three } from './b.ts';`,
    `import react from 'react';`,
  );
  expect(needs).toEqual(['src/a.ts', 'src/style.css', 'src/b.ts']);
  expect([...names]).toEqual(expect.arrayContaining(['one', 'Two']));
});

it('loads what it imports on demand, also after text beyond ASCII', () => {
  const { needs, loads } = read(
    'src/c.ts',
    `const dots = '… “é”';`,
    `import('#src/a.ts');`,
    'import(`#${dots}`);',
  );
  expect(needs).toEqual([]);
  expect(loads).toEqual(['src/a.ts']);
});

it('does not need types', () => {
  const { needs } = read(
    'src/c.ts',
    `import type { One } from '#src/a.ts';`,
    `import { type Two } from './b.ts';`,
    `export type { Three } from './b.ts';`,
  );
  expect(needs).toEqual([]);
});

it('needs only the text of what it imports as text', () => {
  const { needs } = read('src/c.ts', `import list from '../docs/list.tsv?raw';`);
  expect(needs).toEqual(['docs/list.tsv?raw']);
});

it('needs what it lists by a pattern', () => {
  const eager = `import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts'], { eager: true })`;
  expect(read('src/c.ts', eager).needs).toEqual(['src/a.ts', 'src/b.ts']);
  const text = `import.meta.glob<string>('/src/*.css', { query: '?raw', eager: true })`;
  expect(read('stories/c.ts', text).needs).toEqual(['src/style.css?raw']);
  const onDemand = `import.meta.glob('/stories/**/*.stories.tsx')`;
  expect(read('tests/c.browser.test.tsx', onDemand).needs).toEqual(['stories/One.stories.tsx?raw']);
});

it('needs the text of all stories for their index, and what makes it', () => {
  expect(read('workbench/c.ts', `import { storyIndex } from 'virtual:story-index';`).needs).toEqual(
    ['tools/build/story-index.ts', 'stories/One.stories.tsx?raw'],
  );
});

it('needs what a style sheet imports, packages aside', () => {
  const { needs } = read('src/page.css', `@import 'tailwindcss';`, `@import './style.css';`);
  expect(needs).toEqual(['src/style.css']);
});

it('needs the references of its pictures, and of those that it shares', () => {
  const { needs } = read(
    'stories/One.stories.tsx',
    `preview.meta({\n  title: 'UI/One Thing' });`,
    `meta.story({ parameters: { chromatic: samePictureAs('ui-other/sheet.desktop-light') } });`,
  );
  expect(needs).toEqual(['stories/references/ui-one-thing.txt', 'stories/references/ui-other.txt']);
});

it('in Node, needs the tools that it starts, and the text of what it reads', () => {
  const lines = [`spawn('tools/run.ts');`, `read('../docs/list.tsv', 'docs/none.tsv');`];
  expect(read('tools/c.ts', ...lines).needs).toEqual(['tools/run.ts', 'docs/list.tsv?raw']);
  expect(read('src/c.test.ts', ...lines).needs).toContain('tools/run.ts');
  expect(read('src/c.ts', ...lines).needs).toEqual([]);
  expect(read('tests/c.browser.test.tsx', ...lines).needs).toEqual([]);
});

it('reads files where it can reach the disk or a process', () => {
  expect(read('tools/c.ts', `import { readFileSync } from 'node:fs';`).readsFiles).toBe(true);
  expect(read('tools/c.ts', `import { spawn } from 'node:child_process';`).readsFiles).toBe(true);
  expect(read('tools/c.ts', `import { join } from 'node:path';`).readsFiles).toBe(false);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows } from './flows.ts';

const folder = join(import.meta.dirname, '../stories');
const stories = globSync('**/*.stories.tsx', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('');

describe.each(Object.entries(flows))('%s', (file, { steps }) => {
  const name = file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

  it('has a caption for each step: one sentence of at most 90 characters', () => {
    const captions = steps.map(({ caption }) => caption);
    expect(captions.filter((caption) => !/^[A-Z].{8,88}\.$/.test(caption))).toEqual([]);
  });

  it('has a story', () => {
    expect(stories.includes(`meta.story(played(${name}))`), 'play it in a story').toBe(true);
  });
});

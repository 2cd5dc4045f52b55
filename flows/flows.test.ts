import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStories } from '#states/reader/read-stories.ts';
import { flows } from './flows.ts';

const sources = readStories(join(import.meta.dirname, '..')).map(({ source }) => source);

describe.each(Object.entries(flows))('%s', (file, { scenario, steps }) => {
  const name = file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

  it('has a caption for each step: one sentence of at most 90 characters', () => {
    const captions = steps.map(({ caption }) => caption);
    expect(captions.filter((caption) => !/^[A-Z].{8,88}\.$/.test(caption))).toEqual([]);
  });

  it('starts signed out, as a browser does that opens the page', () => {
    expect(scenario.as, 'derive its scenario with `as: undefined`').toBeUndefined();
  });

  it('has a story', () => {
    const playsIt = (source: string) => source.includes(`meta.story(played(${name}))`);
    expect(sources.some(playsIt), 'play it in a story').toBe(true);
  });
});

import { expect, it } from 'vitest';
import { storiesIn } from '#states/reader/read-stories.ts';
import { storySource } from '../tests/story-source.ts';
import { changedStories, comment } from './changed-states.ts';

const FILE = 'stories/screens/Offers.stories.tsx';
const PICTURES = 'stories/references/screens-offers.txt';
const hash = (digit: string) => digit.repeat(32);

const file = (expected: string) =>
  storySource(
    "title: 'Screens/Offers'",
    `
export const Loaded = meta.story({ parameters: { states: ['offers.loaded'] } });
export const Empty = meta.story({ parameters: { states: ['offers.empty'] }, play: ${expected} });
export const Retried = meta.story({
  parameters: { chromatic: samePictureAs('screens-offers/loaded.desktop-light') },
});`,
  );
const now = file('expectEmpty');
const stories = storiesIn(FILE, now);
const namesOf = (files: Parameters<typeof changedStories>[0]) =>
  changedStories(files, stories).map(({ name }) => name);

it('finds the stories whose source differs, also those of a new file', () => {
  expect(namesOf([{ path: FILE, before: now, now }])).toEqual([]);
  expect(namesOf([{ path: FILE, before: file('expectNothing'), now }])).toEqual(['Empty']);
  expect(namesOf([{ path: FILE, before: '', now }])).toEqual(['Loaded', 'Empty', 'Retried']);
});

it('finds the stories whose picture differs, and those that end in it', () => {
  const pictures = (loaded: string) =>
    `empty.desktop-light ${hash('a')}\nloaded.desktop-light ${hash(loaded)}\n`;
  const file = { path: PICTURES, before: pictures('a') };
  expect(namesOf([{ ...file, now: file.before }])).toEqual([]);
  expect(namesOf([{ ...file, now: pictures('b') }])).toEqual(['Loaded', 'Retried']);
});

it('says where the demo is and which states have changed', () => {
  const site = 'https://nearhand.example/app/pr/7/';
  const text = comment(site, changedStories([{ path: FILE, before: '', now }], stories));
  expect(text).toContain(`[Demo](${site})`);
  expect(text).toContain('Changed stories: 3, which show 2 states.');
  expect(text).toContain(
    `| [Screens/Offers: Empty](${site}storybook/?path=/story/screens-offers--empty) | offers.empty |`,
  );
  expect(comment(site, [])).toContain('No story has changed.');
});

it('stays below the limit of a comment', () => {
  const many = Array.from({ length: 2_000 }, () => ({ ...stories[0]!, title: 'Long'.repeat(20) }));
  const text = comment('https://nearhand.example/', many);
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('| and 1900 more | |');
});

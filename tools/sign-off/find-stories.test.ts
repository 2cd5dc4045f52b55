import { expect, it } from 'vitest';
import { storiesIn } from '#states/reader/read-stories.ts';
import { storySource } from '../../tests/story-source.ts';
import { findStories } from './find-stories.ts';

const all = storiesIn(
  'stories/screens/offers/List.stories.tsx',
  storySource(
    "title: 'Screens/Offers/List'",
    "export const Loaded = meta.story({ parameters: { states: ['tasks.loaded'] } });",
    "export const LoadMoreError = meta.story({ parameters: { states: ['offers.more-error'] } });",
  ),
);

it.each([
  ['screens-offers-list--load-more-error', 1],
  ['screens/offers/list/load more error', 1],
  ['offers.more-error', 1],
  ['stories/screens/offers/List.stories.tsx', 2],
  ['Screens/Offers', 2],
  ['tasks', 1],
])('finds the stories of %s', (name, count) => {
  expect(findStories(name, all)).toHaveLength(count);
});

it.each(['offers.list.loded', 'Screens/Off'])('refuses %s, which nothing is called', (name) => {
  expect(() => findStories(name, all)).toThrow(`is called "${name}"`);
});

import { expect, it } from 'vitest';
import { storyFacts } from '#states/story-facts.ts';
import { findStories, storiesIn } from './find-stories.ts';

const all = [
  ...storyFacts(
    'stories/screens/offers/List.stories.tsx',
    `const meta = preview.meta({ title: 'Screens/Offers/List' });
export const Loaded = meta.story({ parameters: { states: ['offers.list.loaded'] } });
export const LoadMoreError = meta.story({ parameters: { states: ['offers.list.more-error'] } });`,
  ),
  ...storyFacts(
    'stories/screens/tasks/List.stories.tsx',
    `const meta = preview.meta({ title: 'Screens/Tasks/List' });
export const Loaded = meta.story({ parameters: { states: ['tasks.list.loaded'] } });`,
  ),
];
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

it.each([
  'screens-offers-list--load-more-error',
  'Screens/Offers/List/Load More Error',
  'Screens/Offers/List: Load More Error',
  'screens/offers/list/load more error',
  'offers.list.more-error',
])('finds a story as %s', (name) => {
  expect(ids(findStories(name, all))).toEqual(['screens-offers-list--load-more-error']);
});

it('names the closest stories and states for an unknown one', () => {
  expect(() => findStories('offers.list.loded', all)).toThrow(
    'Unknown story or state "offers.list.loded". Closest matches: offers.list.loaded, ',
  );
});

it.each([
  ['stories/screens/offers/List.stories.tsx', 2],
  ['./stories/screens/', 3],
  ['Screens/Offers', 2],
  ['Screens', 3],
  ['tasks', 1],
])('finds the stories in %s', (place, count) => {
  expect(storiesIn(place, all)).toHaveLength(count);
});

it('names the closest places for an unknown one', () => {
  expect(() => storiesIn('Screens/Ofers', all)).toThrow(
    'No story is in "Screens/Ofers". Closest matches: Screens/Offers, ',
  );
});

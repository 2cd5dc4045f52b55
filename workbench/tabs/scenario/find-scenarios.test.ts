import type { StoryLink } from 'virtual:story-index';
import { expect, it } from 'vitest';
import { scenarios } from '#mocks/scenarios/registry.ts';
import { findScenarios } from './find-scenarios.ts';
import { scenarioAreas } from './scenario-areas.ts';

function story(scenario: string, title: string, name: string, states: string[] = []): StoryLink {
  const id = `${title}--${name}`.toLowerCase();
  const file = `stories/${title}.stories.tsx`;
  return { id, title, name, file, scenario, overrides: [], states };
}

const areas = scenarioAreas(scenarios, [
  story('offers-empty', 'Screens/Offers', 'Empty', ['offers.empty', 'offers.filters.none']),
  story('offers-loaded', 'Screens/Offers', 'Loading', ['offers.loading']),
  story('offers-loaded', 'Screens/Offers', 'Refresh Fails', ['offers.loading']),
  story('home', 'Screens/Home', 'Offers', ['home.offers']),
  story('home', 'Screens/Home', 'Empty', ['home.empty']),
]);

const idsOf = (text: string) =>
  findScenarios(areas, text).flatMap(({ entries }) => entries.map(({ scenario }) => scenario.id));
const hitsOf = (text: string) => findScenarios(areas, text)[0]?.entries[0]?.hits;

it('puts each scenario into one area', () => {
  const ids = areas.flatMap(({ entries }) => entries.map(({ scenario }) => scenario.id));
  expect(ids.toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
  expect(areas.find(({ title }) => title === 'Job offers')?.entries.length).toBeGreaterThan(10);
});

it('collects the stories and the states of a scenario, each state once', () => {
  const loaded = areas
    .flatMap(({ entries }) => entries)
    .find(({ scenario }) => scenario.id === 'offers-loaded');
  expect(loaded?.stories.map(({ name }) => name)).toEqual(['Loading', 'Refresh Fails']);
  expect(loaded?.states).toEqual(['offers.loading']);
});

it.each([
  ['an id', 'offers-EMPTY', ['offers-empty']],
  ['words of a title in any order', 'offers job none', ['offers-empty']],
  ['the id of a state', 'offers.filters.none', ['offers-empty']],
  ['the name of a story', 'refresh fails', ['offers-loaded']],
  ['words of a story and of the id', 'refresh offers-loaded', ['offers-loaded']],
  ['nothing', 'refresh offers-empty', []],
])('finds a scenario by %s', (_, text, found) => {
  expect(idsOf(text)).toEqual(found);
});

it('names the stories and states that were found, unless the title says it all', () => {
  expect(hitsOf('filters.none')).toEqual({ stories: [], states: ['offers.filters.none'] });
  expect(hitsOf('refresh')?.stories.map(({ name }) => name)).toEqual(['Refresh Fails']);
  expect(hitsOf('offers-empty')).toEqual({ stories: [], states: [] });
});

it('puts what an id or a title says before what a story says', () => {
  expect(idsOf('offers').at(-1)).toBe('home');
  expect(findScenarios(areas, 'offers').at(-1)?.title).toBe('Home and header');
});

it('finds words together, not in two stories', () => {
  expect(idsOf('offers empty')).toEqual(['offers-empty']);
});

it('finds every scenario without a word', () => {
  expect(idsOf('  ')).toHaveLength(scenarios.length);
});
